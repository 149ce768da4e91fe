import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { barsOf, behind, dayAfter, clockOf } from '$/daily/days';
import { litOf, starsOf } from '$/record/stars';
import { day as bookworm } from '$/games/bookworm/daily/day';
import { day as bottle } from '$/games/bottle/daily/day';
import { day as lone } from '$/games/lone/daily/day';
import { day as rebus } from '$/games/rebus/daily/day';
import { day as stars } from '$/games/stars/daily/day';
import { dayCard, litIn } from '$/daily/whole-day';
import type { Played } from '$/record/played';
import { inText } from '$/share/text';
import { placeOf } from '$/lib/state/router.svelte';

describe('days', () => {
  it('continue across months and years in any time zone', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('count down to the next', () => {
    expect([11_109, 3600, 59, 0].map(clockOf)).toEqual(['3:05:09', '1:00:00', '0:00:59', '0:00:00']);
  });

  it('have an address each, and each roll of them', () => {
    expect(placeOf('/daily')).toEqual({ at: 'daily', day: null, game: null });
    expect(placeOf('/daily/2026-11-16/rebus')).toEqual({ at: 'daily', day: '2026-11-16', game: 'rebus' });
  });
});

describe('the board before the start', () => {
  it.each([
    ['bottle', bottle, 4],
    ['lone', lone, 8],
    ['rebus', rebus, 15],
    ['bookworm', bookworm, 7],
  ] as const)('of %s has dice that show nothing', (_, { Board }, count) => {
    const shown = mount(Board, { target: document.body });
    flushSync();
    const faces = [...document.querySelectorAll('.letter, .tile b')].map(({ textContent }) => textContent);
    expect(faces).toEqual(Array.from({ length: count }, () => ''));
    void unmount(shown);
  });

  it('of A Message from the Stars has six places for letters', () => {
    const shown = mount(stars.Board, { target: document.body });
    flushSync();
    expect(document.querySelectorAll('.cipher i')).toHaveLength(6);
    void unmount(shown);
  });
});

describe('a whole day', () => {
  const played = (game: string, share: number | null, day = '2026-11-16'): Played => ({
    ...{ id: game + day, game, language: 'en', at: 0, points: 1, won: null, finds: [] },
    day: { day, share, counts: true, open: false },
  });

  it('has the stars stored on this device', () => {
    const all = [
      played('lone', 1),
      played('rebus', 0.5),
      played('stars', null),
      played('bottle', 1, '2026-11-15'),
    ];
    expect(litIn(all, '2026-11-16', 'en')).toEqual({ lone: 5, rebus: 2 });
    expect(litIn(all, '2026-11-16', 'uk')).toEqual({});
  });

  it('is shared as a line for each roll that is done', () => {
    const done = [
      { id: 'lone', name: 'Lone Words', lit: 3 },
      { id: 'stars', name: 'Stars', lit: undefined },
    ];
    const card = dayCard('2026-11-16', done, 5);
    expect(card.result).toBe('2 of 5 done');
    expect(inText(card).split('\n').slice(2)).toEqual(['★★★☆☆ Lone Words', ' Stars']);
  });
});

describe('how everyone did', () => {
  it('is shown in at most a dozen bars that count everybody once', () => {
    const spread = Array.from({ length: 90 }, (_, n): [number, number] => [n, (n % 3) + 1]);
    const bars = barsOf(spread, 42);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(bars.reduce((sum, bar) => sum + bar.people, 0)).toBe(180);
    expect(bars.filter((bar) => bar.mine)).toHaveLength(1);
    expect(behind(spread, 3)).toBe(6);
  });

  it('is empty if nobody played', () => expect(barsOf([], null)).toEqual([]));
});

describe('a result for others', () => {
  it('has five stars only for the best', () => {
    expect([0, 0.5, 0.999, 1].map(starsOf)).toEqual(['☆☆☆☆☆', '★★☆☆☆', '★★★★☆', '★★★★★']);
  });
});

describe('five shakes of the bottle', () => {
  const made = {
    answers: [
      { word: 'globe', points: 51, mistakes: 0 },
      { word: 'robe', points: 30, mistakes: 1 },
      { word: null, points: 0, mistakes: 0 },
    ],
  };
  const solution = { shakes: [1, 2, 3].map(() => ({ letters: ['o'], possible: 9, some: [] })), most: 180 };

  it('have a star for each word found', () => {
    expect(bottle.mark(81, solution as never, made as never)).toMatchObject({
      headline: '81 points',
      says: '2 of 3 words found.',
      share: 2 / 3,
    });
  });

  it('are shared without a letter', () => {
    expect(bottle.shape(made as never).map(({ marks }) => marks.map(({ sign }) => sign).join(''))).toEqual([
      '🟩🟨⬜',
    ]);
  });
});

describe('a word that others wrote too', () => {
  const line = { row: 0, word: 'tear', worth: 5, why: 'shared', reason: '', points: 0 } as const;
  const solution = { dice: 'tearlns', bots: [['tear'], [], ['tear']], best: [], worth: 0 };
  const said = (wrote: object, names?: string[]): string => {
    const made = { lines: [{ ...line, ...wrote }], others: 3, people: 0 };
    const props = { solution: { ...solution, ...(names && { names }) }, made, isToday: false };
    const target = document.createElement('div');
    const shown = mount(lone.Solution, { target, props: props as never });
    flushSync();
    const text = target.textContent ?? '';
    void unmount(shown);
    return text;
  };

  it('names the bots that wrote it', () => {
    const names = ['Ada', 'Blaise', 'Clio'];
    expect(said({ others: 1, people: 0, bots: ['Clio'] }, names)).toContain('Clio wrote it too');
    expect(said({ others: 2, people: 0, bots: ['Ada', 'Clio'] }, names)).toContain(
      'Ada and Clio wrote it too',
    );
    expect(said({ others: 2, people: 1, bots: ['Ada'] }, names)).toContain(
      '1 other player and Ada wrote it too',
    );
  });

  it('counts them if the day has no names', () => {
    expect(said({ others: 2, people: 0 })).toContain('2 of our bots wrote it too');
  });
});

describe('the other rolls of a day', () => {
  const signs = (rows: { marks: { sign: string }[] }[]): string[] =>
    rows.map(({ marks }) => marks.map(({ sign }) => sign).join(''));

  it('Lone Words: words unused by bots are the measure, up to five stars', () => {
    const solution = { dice: 'abc', bots: [], best: [], worth: 20 };
    const made = { lines: [{ points: 12 }, { points: 12 }, { points: 0 }], others: 7, people: 0 };
    expect(lone.mark(24, solution as never, made as never)).toEqual({
      headline: '24 points',
      says: '2 of 3 words are one of a kind.',
      share: 1,
    });
    expect(signs(lone.shape(made as never))).toEqual(['🟩🟩🟥']);
  });

  it('Bookworm: points, compared with all dice of the picked category', () => {
    const solution = { faces: [{ dots: 1 }, { dots: 3 }], ways: [{ bonus: 0 }, { bonus: 2 }] };
    const made = { line: 0, named: [{ word: 'tea', die: 1, dots: 3 }] };
    expect(bookworm.mark(3, solution as never, made as never)).toEqual({
      headline: '3 of 4 points',
      says: 'The dice you missed were worth 1 more point.',
      share: 0.75,
    });
    expect(bookworm.mark(4, solution as never, made as never).says).toBe('A word for every die!');
    const hardest = { ...made, bonus: 2 };
    expect(bookworm.mark(5, solution as never, hardest as never).headline).toBe('5 of 8 points');
    expect(bookworm.mark(8, solution as never, hardest as never).says).toContain('nobody can do better');
    expect(signs(bookworm.shape(made as never))).toEqual(['⬜🟩⬜⬜⬜⬜⬜']);
    expect(bookworm.finds({ ...made, bonus: 2 } as never)).toEqual([{ word: 'tea', points: 5 }]);
  });

  it.each([0, 1, 2])('Bookworm: six of seven dice earn more than one star, at bonus %i', (bonus) => {
    const faces = [3, 1, 1, 1, 1, 1, 1].map((dots) => ({ dots }));
    const named = faces.slice(1).map(({ dots }, at) => ({ word: `w${at}`, die: at + 1, dots }));
    const points = named.reduce((sum, { dots }) => sum + dots + bonus, 0);
    const ways = [{ bonus: 0 }, { bonus: 1 }, { bonus: 2 }];
    const { share } = bookworm.mark(points, { faces, ways } as never, { line: bonus, named, bonus } as never);
    expect(litOf(share ?? 0)).toBeGreaterThan(1);
  });

  it('the stars: how many letters of each group, but not which', () => {
    expect(stars.mark(6, {} as never, {} as never).says).toBe('Cracked: every letter in its group.');
    expect(signs(stars.shape({ letters: null, right: [2, 2, 0] } as never))).toEqual(['🟩🟩⬜🟩🟩⬜']);
  });
});
