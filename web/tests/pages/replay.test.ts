import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Failed } from '$/lib/net/http';
import End from '$/replay/End.svelte';
import Replay from '$/replay/Replay.svelte';

const frame = { view: { phase: { t: 'rolling' } }, until: null, span: null };
const heading = {
  game: 'lone',
  language: 'en',
  seats: 1,
  settings: {},
  title: { en: 'Lonely Words', uk: 'Самотні слова' },
  names: ['Ann'],
  reel: 1,
  lines: 2,
  result: null,
  seen: [frame, frame],
};
const line = { at: 5000, what: { t: 'act', seat: 0 }, events: [{ t: 'rolled' }], seen: [null, null] };
const first = JSON.stringify(heading);
const text = [first, JSON.stringify(line), JSON.stringify(line)].join('\n') + '\n';

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** The page, and a function that sends the rest of the game; null breaks the connection. */
function open(hash: string): (rest: string | null) => void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  history.replaceState(null, '', `/replay/X${hash}`);
  let send: (rest: string | null) => void = () => undefined;
  const rest = new Promise<string | null>((go) => (send = go));
  const all = async (): Promise<string> => (await rest) ?? Promise.reject(new Failed('offline', ''));
  const found = Promise.resolve({ first, all });
  shown = mount(Replay, { target: document.body, props: { name: 'X', found } });
  return send;
}
const stands = (moment: string): Promise<void> =>
  vi.waitFor(() => expect(document.querySelector('.stamp small')?.textContent).toBe(moment), 30_000);
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('steps requested before the game has loaded happen as soon as it has', async () => {
  const send = open('');
  await stands('0 / 2');
  press('ArrowRight');
  await stands('0 / 2');
  send(text);
  await stands('1 / 2');
});

test('a replay shows the name of its game before the catalogue has loaded', async () => {
  open('');
  await stands('0 / 2');
  expect(document.querySelector('h1')?.textContent).toBe('Replay: Lonely Words');
});

test('a link to a later moment waits for it', async () => {
  const send = open('#2');
  await new Promise((go) => setTimeout(go, 50));
  expect(document.querySelector('.stamp')).toBeNull();
  send(text);
  await stands('2 / 2');
});

test('an incomplete replay is reported', async () => {
  const send = open('');
  await stands('0 / 2');
  send(null);
  await vi.waitFor(
    () => expect(document.querySelector('h1')?.textContent).toContain('Nothing to see'),
    30_000,
  );
  expect(document.querySelector('.stamp')).toBeNull();
});

test.each([
  { winners: [0, 1], scores: [10, 10], crowns: 0 },
  { winners: [1], scores: [3, 5], crowns: 1 },
  { winners: [0], scores: [0, -1], crowns: 0 },
])('$winners win with $scores: $crowns crowns at the end of a replay', ({ crowns, ...result }) => {
  const reel = { heading: { ...heading, result }, seats: [{ name: 'Ann' }, { name: 'Bob' }] } as never;
  shown = mount(End, { target: document.body, props: { reel, name: null, teaches: false } });
  expect(document.querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelectorAll('li svg')).toHaveLength(crowns);
});
