import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { litBy } from '$/games/bottle/table/lit';
import Screen from '$/games/bottle/table/Screen.svelte';
import { wonWith } from '$/games/bottle/table/won';
import type { View } from '$/games/bottle/wire';
import type { ScreenProps } from '$/contract/game';
import { Clock } from '$/lib/net/clock';
import { change } from '$/lib/device/settings.svelte';

const names = ['Nadia', 'Bo', 'Cleo'];
const view: View = {
  you: 0,
  round: 3,
  dice: [
    { colour: 'yellow', letter: 'o', distance: 2 },
    { colour: 'turquoise', letter: 'r', distance: 5 },
    { colour: 'turquoise', letter: 'c', distance: 5 },
    { colour: 'dark-blue', letter: 'b', distance: 9 },
  ],
  effect: null,
  phase: { t: 'open', offer_at: null, taken: null },
  diamonds: [3, 1, 0],
  reserve: 41,
  out: [2],
  passed: [],
  gone: [],
  used: [],
  hint: null,
  rulings: [],
  allowed: [],
  refused: [],
  day: null,
};

const send = vi.fn<ScreenProps['send']>(() => Promise.resolve({ ok: true }));
let shown: ReturnType<typeof mount> | undefined;

function show(change: Partial<View>, props: Partial<ScreenProps<View>> = {}): HTMLElement {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(Screen, {
    target,
    props: {
      game: 'bottle',
      view: { ...view, ...change },
      text: null,
      seat: 0,
      you: 0,
      asks: ['say', 'call-no-word', 'pass'],
      seats: names.map((name) => ({ name, bot: null, host: false, connected: true, left: false })),
      names: (seat: number) => names[seat] ?? '',
      until: null,
      span: null,
      clock: new Clock(() => 0),
      paused: false,
      over: false,
      settings: {},
      language: 'en',
      send,
      events: [],
      shared: null,
      fair: [],
      big: false,
      ...props,
    },
  });
  flushSync();
  return target;
}

const named = (one: HTMLButtonElement): string => one.getAttribute('aria-label') ?? one.textContent ?? '';
const button = (screen: HTMLElement, text: string): HTMLButtonElement =>
  [...screen.querySelectorAll('button')].find((one) => named(one).includes(text)) as HTMLButtonElement;

afterEach(() => {
  if (shown) void unmount(shown);
  send.mockClear();
  change({ language: 'en' });
});

test('dice are described by letter, colour and distance', () => {
  const labels = [...show({}).querySelectorAll('.bottle [role=img]')].map((die) =>
    die.getAttribute('aria-label'),
  );
  expect(labels[0]).toBe('O, yellow, 2 from the neck');
  expect(labels).toHaveLength(4);
});

test('a typed word is sent', () => {
  const screen = show({});
  const input = screen.querySelector('input') as HTMLInputElement;
  expect(document.activeElement).toBe(input);
  input.value = 'carbon';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  screen.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(send).toHaveBeenCalledWith({ t: 'say', word: 'carbon' });
});

test('only requested moves can be made', () => {
  const screen = show({}, { asks: ['say'] });
  expect(button(screen, 'There’s none!').disabled).toBe(true);
  expect(button(screen, 'New shake').disabled).toBe(true);
});

test('a claim is shown as pending, never as won', () => {
  const screen = show({ phase: { t: 'claimed', seats: [0], word: 'carbon', to_beat: null } });
  expect(screen.querySelector('.status')?.textContent).toContain('CARBON is in, not won yet');
});

test('another player’s claim shows the name but not the word', () => {
  const screen = show({ phase: { t: 'claimed', seats: [1], word: null, to_beat: null } });
  expect(screen.querySelector('.status')?.textContent).toContain('Bo: a word is in, not won yet');
});

test('a hand on the bottle covers it', () => {
  const screen = show({ effect: 'cover' }, { asks: ['cover', 'call-no-word', 'pass'] });
  button(screen, 'Cover the bottle').dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, cancelable: true }),
  );
  expect(send).toHaveBeenCalledWith({ t: 'cover' });
});

test('a vote is one tap', () => {
  const phase = {
    t: 'voting',
    word: 'zarf',
    speakers: [1],
    vote: { voters: [0, 2], voted: [] },
    appeal: false,
  } as const;
  const screen = show({ phase: phase as unknown as View['phase'] }, { asks: ['cast-vote'] });
  button(screen, 'Don’t allow').click();
  expect(send).toHaveBeenCalledWith({ t: 'cast-vote', valid: false });
});

test('an appeal is one tap', () => {
  const rulings = [{ word: 'zarf', seat: 0, right: false, until: 5_000 }];
  button(show({ rulings }, { asks: ['appeal'] }), 'Appeal: ZARF').click();
  expect(send).toHaveBeenCalledWith({ t: 'appeal', word: 'zarf' });
});

test('accepted words of others can be objected to, refused ones cannot', () => {
  const rulings = [
    { word: 'zarf', seat: 1, right: true, until: 5_000 },
    { word: 'zorf', seat: 1, right: false, until: 5_000 },
    { word: 'carbon', seat: 0, right: true, until: 5_000 },
  ];
  const screen = show({ rulings }, { asks: ['appeal'] });
  const buttons = [...screen.querySelectorAll('button')].map(named);
  expect(buttons.filter((name) => /Appeal|Object/.test(name ?? ''))).toEqual(['Object: ZARF']);
});

test('a ruling belongs to its round, even after a reload or during a vote on another word', () => {
  const erred = (round: number) => [
    { key: '1.0', event: { t: 'shook', round, roll: {} } },
    {
      key: '1.1',
      event: { t: 'erred', seat: 0, word: 'zzvigr', fault: { code: 'unknown', of: '' }, cost: 1 },
    },
  ];
  const ruling = (round: number, phase: View['phase'] = view.phase) =>
    show({ phase }, { events: erred(round) as unknown as ScreenProps<View>['events'] }).textContent;
  expect(ruling(3)).toContain('ZZVIGR');
  expect(ruling(2)).not.toContain('ZZVIGR');
  const vote = { voters: [0, 2], voted: [] };
  const ballot = { t: 'voting', word: 'carbon', speakers: [1], vote, appeal: false, fault: null } as const;
  expect(ruling(3, ballot as unknown as View['phase'])).not.toContain('ZZVIGR');
});

test('late appeals are not offered', () => {
  const rulings = [{ word: 'zarf', seat: 0, right: false, until: 0 }];
  expect(button(show({ rulings }, { asks: ['appeal'] }), 'Appeal: ZARF')).toBeUndefined();
});

test('a word that two players said at once is one appeal', () => {
  const rulings = [0, 1].map((seat) => ({ word: 'zarf', seat, right: false, until: 5_000 }));
  const screen = show({ rulings }, { asks: ['appeal'] });
  expect([...screen.querySelectorAll('button')].filter((one) => named(one) === 'Appeal: ZARF')).toHaveLength(
    1,
  );
});

test('spectators have no controls', () => {
  expect(show({ you: null }, { seat: null, asks: [] }).querySelectorAll('input, button')).toHaveLength(0);
});

test('the screen is translated into Ukrainian', () => {
  change({ language: 'uk' });
  const screen = show({ phase: { t: 'denied', caller: 1 } }, { asks: ['say'] });
  expect(screen.querySelector('.status')?.textContent).toContain('Bo каже, що слова немає');
});

test('if nobody finds a word, the table offers a shake that one player can accept', () => {
  const asks = ['say', 'call-no-word', 'pass', 'shake-now'];
  const later = { t: 'open', offer_at: 30_000, taken: null } as const;
  button(show({ phase: later }, { asks }), 'New shake').click();
  expect(send).toHaveBeenLastCalledWith({ t: 'pass' });
  const screen = show({ phase: { ...later, offer_at: -1_000 }, passed: [0] }, { asks });
  const said = screen.querySelector('.status')?.textContent ?? '';
  expect(said).toContain('Stuck? Offer a new shake. The others');
  const alone = show({ phase: { ...later, offer_at: -1_000 }, out: [1, 2, 3] }, { asks });
  const rule = alone.querySelector('.status')?.textContent ?? '';
  expect(rule).toContain('with every letter');
  expect(rule).not.toContain('The others');
  button(screen, 'New shake').click();
  expect(send).toHaveBeenLastCalledWith({ t: 'shake-now' });
});

test('a word shows which letters the dice gave', () => {
  const dice = view.dice;
  expect(litBy('carbon', dice, null)).toEqual(['turquoise', null, 'turquoise', 'dark-blue', 'yellow', null]);
  expect(litBy('book', dice, 'cover')).toEqual(['dark-blue', null, null, null]);
  expect(litBy('boor', dice, 'yellow')).toEqual([null, 'yellow', null, null]);
});

test('only the word for the eighth diamond is the winning word', () => {
  const round = { letters: [], effect: null, winners: [1], words: ['carbon'], by_ear: false, points: 0 };
  const ended = (diamonds: number[], words = round.words) =>
    wonWith({ phase: { t: 'over', winners: [1], rounds: [{ ...round, words }] }, diamonds } as never);
  expect(ended([3, 8, 0])).toMatchObject({ last: true, words: ['carbon'] });
  expect(ended([3, 8, 0], [])?.last).toBe(false); // “There’s none!”
  expect(ended([3, 2, 0])).toBeNull(); // the others left
});
