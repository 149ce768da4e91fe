// @vitest-environment node
/** How the service worker handles notifications. It is a separate script, so it is run as one. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const SCOPE = 'https://server.example/parlour/';
const script = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');
type Handler = (event: object) => void;

const shown = vi.fn((_title: string, _how: object) => Promise.resolve());
const opened = vi.fn((_url: string) => Promise.resolve());
let windows: { url: string; focus: () => Promise<void> }[] = [];
let handlers: Record<string, Handler>;

beforeEach(() => {
  handlers = {};
  windows = [];
  shown.mockClear();
  opened.mockClear();
  const self = {
    registration: { scope: SCOPE, showNotification: shown },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
  };
  runInNewContext(script, { self, URL });
});

/** Waits for everything that the worker passed to `waitUntil`. */
async function happens(name: string, event: object): Promise<number> {
  const awaited: Promise<unknown>[] = [];
  handlers[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => awaited.push(one) });
  await Promise.all(awaited);
  return awaited.length;
}

const pushed = (data: object) => happens('push', { data: { json: () => data } });
const tapped = (code: string) =>
  happens('notificationclick', { notification: { data: { code }, close: () => undefined } });
const open = (url: string) => ({ url, focus: vi.fn(() => Promise.resolve()) });

test('notifications are in the player’s language, one for each table', async () => {
  const until = new Date(2026, 10, 17, 9, 30).getTime();
  const turn = { kind: 'turn', code: 'ABCDEF', game: 'Letters Rebus', language: 'en', until };
  expect(await pushed(turn)).toBe(1);
  expect(shown).toHaveBeenLastCalledWith(
    'Your turn at table ABCDEF',
    expect.objectContaining({
      body: 'Letters Rebus. You have until Tue 09:30.',
      tag: 'parlour-ABCDEF',
      icon: `${SCOPE}icon-192.png`,
      data: { code: 'ABCDEF' },
    }),
  );
  await pushed({ ...turn, kind: 'over', game: 'Літерний ребус', language: 'uk' });
  expect(shown).toHaveBeenLastCalledWith(
    'Гру за столом ABCDEF закінчено',
    expect.objectContaining({ body: 'Літерний ребус. Гляньте, чим скінчилося.', tag: 'parlour-ABCDEF' }),
  );
  await pushed({ ...turn, until: null, language: 'tlh' });
  expect(shown.mock.lastCall?.[1]).toMatchObject({ body: 'Letters Rebus' });
});

test('a reminder says how many hours are left', async () => {
  const until = Date.now() + 3 * 3_600_000 - 60_000;
  const soon = { kind: 'soon', code: 'ABCDEF', game: 'Lone Words', language: 'en', until };
  await pushed(soon);
  expect(shown.mock.lastCall?.[0]).toBe('3 hours left at table ABCDEF');
  await pushed({ ...soon, until: Date.now() + 1_800_000, language: 'de' });
  expect(shown.mock.lastCall?.[0]).toBe('Noch 1 Stunde an Tisch ABCDEF');
  await pushed({ ...soon, language: 'uk' });
  expect(shown.mock.lastCall?.[0]).toBe('Лишилося 3 год: стіл ABCDEF чекає на вас');
});

test('unreadable notifications are not shown', async () => {
  const unreadable = {
    json: () => {
      throw new SyntaxError();
    },
  };
  expect(await happens('push', { data: unreadable })).toBe(0);
  expect(await happens('push', { data: null })).toBe(0);
  expect(shown).not.toHaveBeenCalled();
});

test('a tap focuses the open table, or opens it', async () => {
  const there = open(`${SCOPE}t/ABCDEF?k=KEY#12`);
  windows = [open(`${SCOPE}`), open(`${SCOPE}t/ABCDEFG`), there];
  await tapped('ABCDEF');
  expect(there.focus).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
  await tapped('GHJKLM');
  expect(opened).toHaveBeenCalledExactlyOnceWith(`${SCOPE}t/GHJKLM`);
});
