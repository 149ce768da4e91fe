import { afterEach, describe, expect, it, vi } from 'vitest';
import { day as lone } from '$/games/lone/daily/day';
import type { Wrote } from '$/games/lone/wire.gen';
import type { DayResult } from '$/lib/wire.gen';
import { placeOf } from '$/lib/state/router.svelte';
import { LARGEST, read, write } from '$/record/file';
import { add, forget, recorded, take } from '$/record/record';
import type { Played } from '$/record/played';
import { daySums } from '$/record/day-sums';
import { noteDay } from '$/record/note-day';
import { serverTime, latestDays, streaks, sums } from '$/record/sums';

const at = (day: string): number => new Date(`${day}T12:00:00`).getTime();
const game = (id: string, more: Partial<Played> = {}): Played => ({
  id,
  game: 'rebus',
  language: 'en',
  at: at('2026-11-16'),
  points: 10,
  won: null,
  finds: [],
  ...more,
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('my record', () => {
  it('has an address of its own', () => expect(placeOf('/record')).toEqual({ at: 'record' }));

  it('counts a game once, however often its end is seen', () => {
    expect(add(game('AAAAAA 1'))).toBeNull();
    add(game('AAAAAA 1', { points: 99 }));
    add(game('AAAAAA 2', { won: true, points: 20 }));
    expect(recorded().games.map(({ points }) => points)).toEqual([10, 20]);
    expect(sums(recorded().games)).toMatchObject([
      {
        game: 'rebus',
        games: 2,
        kinds: [
          { kind: 'earlier-against', games: 1, wins: 1, average: 20, most: 20 },
          { kind: 'earlier', games: 1, wins: null, average: 10, most: 10 },
        ],
      },
    ]);
  });

  it('distinguishes kinds of tables', () => {
    add(game('A', { kind: 'friends', won: true, points: 30 }));
    add(game('B', { kind: 'bots', won: false, points: 10 }));
    add(game('C', { kind: 'bots', won: true, points: 20 }));
    expect(sums(recorded().games)[0]?.kinds).toEqual([
      { kind: 'friends', games: 1, wins: 1, average: 30, most: 30 },
      { kind: 'bots', games: 2, wins: 1, average: 15, most: 20 },
    ]);
  });

  it('keeps the best words of a game, and the fastest', () => {
    const finds = [1, 5, 3, 4].map((points) => ({ word: `w${points}`, points }));
    add(game('A', { finds: [...finds, { word: 'quick', ms: 900 }, { word: 'slow', ms: 9000 }] }));
    expect(recorded().games[0]?.finds.map(({ word }) => word)).toEqual(['w5', 'w4', 'w3', 'quick']);
    const [sum] = sums(recorded().games);
    expect(sum?.words.map(({ word }) => word)).toEqual(['w5', 'w4', 'w3']);
    expect(sum?.fastest).toEqual({ word: 'quick', ms: 900, language: 'en' });
  });

  it('can be saved as a file and merged again', () => {
    add(game('A', { finds: [{ word: 'stone', points: 12 }], at: at('2026-11-15') }));
    const file = write(recorded().games);
    expect(forget()).toBeNull();
    expect(recorded()).toEqual({ games: [], trouble: null, text: null });
    add(game('B'));
    expect(take(file)).toEqual({ added: 1, trouble: null });
    expect(recorded().games.map(({ id }) => id)).toEqual(['A', 'B']);
    expect(take(file).added).toBe(0);
  });

  it('is never sent', () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    add(game('A'));
    take(write(recorded().games));
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a roll of the day', () => {
  const which = ['2026-11-16', 'en', 'lone'] as const;
  const days = { today: '2026-11-16', since: '2026-11-01', seconds: 3600, games: [] };
  const line = (word: string, worth: number, points: number): Wrote => ({
    ...{ row: 1, reason: '', others: 0, people: 0, why: points ? 'alone' : 'shared' },
    ...{ word, worth, points },
  });
  /** ZEBRA is worth 12, but others wrote it too. */
  const found = (points: number, solution: unknown = { worth: 50 }): DayResult => ({
    mine: { state: 'done', counts: true, points },
    told: { lines: [line('zebra', 12, points - 25), line('quartz', 25, 25)], others: 7, people: 0 },
    solution,
    spread: [],
  });

  it('is kept with the day’s points, without words that scored nothing', () => {
    expect(noteDay(which, found(25), lone, days, true)).toBeNull();
    expect(recorded().games).toMatchObject([
      { points: 25, won: null, finds: [{ word: 'quartz', points: 25 }], day: { share: 0.5, open: true } },
    ]);
    expect(sums(recorded().games)).toEqual([]);
    expect(daySums(recorded().games, '2026-11-16')).toMatchObject([
      { game: 'lone', games: 1, current: 1, longest: 1, most: 25, stars: [0, 0, 1, 0, 0, 0], last: 2 },
    ]);
  });

  it('is corrected once while others play', () => {
    noteDay(which, found(37, null), lone, days, true);
    expect(recorded().games[0]?.day?.share).toBeNull();
    noteDay(which, found(25), lone, { ...days, today: '2026-11-17' }, false);
    expect(recorded().games).toMatchObject([{ points: 25, day: { open: false } }]);
  });

  it('that was not kept is not added when it is viewed again', () => {
    noteDay(which, found(25), lone, days, false);
    expect(recorded().games).toEqual([]);
  });

  it('counts for the streak only on its own day', () => {
    noteDay(['2026-11-14', 'en', 'lone'], found(25), lone, days, true);
    noteDay(which, found(25), lone, days, true);
    const late = { ...found(50), mine: { state: 'done', counts: false, points: 50 } } as const;
    noteDay(['2026-11-15', 'en', 'lone'], late, lone, days, true);
    expect(daySums(recorded().games, '2026-11-17')).toMatchObject([{ games: 2, current: 2, most: 25 }]);
    expect(daySums(recorded().games, '2026-11-19')).toMatchObject([{ current: 0, longest: 2 }]);
  });

  it('goes into a file and comes back', () => {
    noteDay(which, found(25), lone, days, true);
    const { games } = recorded();
    expect(read(write(games))).toEqual(games);
    expect(() => read(write(games).replace('"open":true', '"open":1'))).toThrow('none');
  });
});

describe('a file', () => {
  const good = write([game('B')]);
  it.each([
    ['none', ''],
    ['none', 'hello'],
    ['none', '{}'],
    ['none', '[]'],
    ['none', 'null'],
    ['none', '{"parlour":"record","version":1,"games":[{"id":1}]}'],
    ['none', good.replace('"points":10', '"points":"10"')],
    ['none', good.replace('"finds":[]', '"finds":[{"word":"a","ms":"x"}]')],
    ['cut', good.slice(0, -20)],
    ['newer', good.replace('"version":1', '"version":2')],
    ['newer', '{"parlour":"record","version":3,"evenings":{}}'],
    ['huge', 'x'.repeat(LARGEST + 1)],
  ])('that is invalid is rejected and changes nothing: %s', (wrong, text) => {
    add(game('A'));
    expect(() => take(text)).toThrow(wrong);
    expect(recorded().games).toHaveLength(1);
  });

  it('contains the games it was made from', () => expect(read(good)).toEqual([game('B')]));
});

describe('storage', () => {
  const thrown = (name: string) => (): never => {
    throw new DOMException('', name);
  };

  it('that is full or blocked is reported', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: thrown('QuotaExceededError'),
      clear: () => null,
    });
    expect(add(game('A'))).toBe('full');
    expect(take(write([game('A')])).trouble).toBe('full');
    const blocked = thrown('SecurityError');
    vi.stubGlobal('localStorage', {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
      clear: () => null,
    });
    expect(add(game('A'))).toBe('blocked');
    expect(forget()).toBe('blocked');
    expect(recorded()).toEqual({ games: [], trouble: 'blocked', text: null });
  });

  it('that we cannot read is never overwritten', () => {
    const newer = '{"parlour":"record","version":9,"games":[]}';
    localStorage.setItem('parlour.record', newer);
    expect(add(game('A'))).toBe('strange');
    expect(take(write([game('A')]))).toEqual({ added: 0, trouble: 'strange' });
    expect(recorded()).toEqual({ games: [], trouble: 'strange', text: newer });
  });
});

describe('days in a row', () => {
  const days = (...all: string[]): Played[] => all.map((day) => game(day, { at: at(day) }));
  const now = at('2026-11-16');

  it('forgive one missed day, but not two in a row', () => {
    expect(streaks(days('2026-11-12', '2026-11-14', '2026-11-15', '2026-11-16'), now).current).toBe(4);
    expect(streaks(days('2026-11-10', '2026-11-13', '2026-11-14'), now)).toEqual({ current: 2, longest: 2 });
    expect(streaks(days('2026-11-11', '2026-11-12', '2026-11-13'), now)).toEqual({ current: 0, longest: 3 });
    expect(streaks([], now)).toEqual({ current: 0, longest: 0 });
  });

  it('are counted by the server’s calendar', () => {
    const server = serverTime({ today: '2026-11-16', seconds: 12 * 3600 });
    expect(server).toBe(Date.parse('2026-11-16T12:00:00Z'));
    vi.useFakeTimers({ now: server + 2 * 86_400_000, toFake: ['Date'] });
    expect(streaks(days('2026-11-13', '2026-11-14'), server).current).toBe(2);
    vi.useRealTimers();
    // Games from a wrong clock are in the future and end no streak.
    expect(streaks(days('2026-11-15', '2026-11-16', '2026-11-18'), now).current).toBe(3);
  });

  it('are shown up to today', () => {
    expect(latestDays(days('2026-11-01', '2026-11-14', '2026-11-16', '2026-11-18'), now, 3)).toEqual([
      1, 0, 1,
    ]);
  });
});
