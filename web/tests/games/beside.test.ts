/** The tools pages and the server's rules must agree on the same cases. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leftOf, run, shown, stop, whole } from '$/beside/glass';
import {
  TO_WIN as BOOKWORM_TO_WIN,
  points,
  total,
  winners,
  type Hand,
} from '$/games/bookworm/companion/points';
import * as bottle from '$/games/bottle/companion/diamonds';
import { read as readLayout, type Squares } from '$/games/rebus/companion/score';
import { valuesIn } from '$/games/rebus/companion/values';
import { rowsOf } from '$/games/rebus/companion/rows';
import { missing } from '$/beside/letters';
import { compare, winners as loneWinners, type Round } from '$/games/lone/companion/compare';

interface PlayedRound {
  letters: string;
  words: string[][];
  struck: string[];
  outcomes: Record<string, [number, string, number[]]>[];
  given: number[][];
}
interface Cases {
  bottle: { start: number; reserve: number; to_win: number };
  bookworm: (Hand & { points: number })[];
  rebus: {
    language: string;
    roll: string;
    rows: string[];
    words: string[];
    across: number;
    down: number;
    unused: number;
    total: number;
    apart: string[];
  }[];
  lone: { name: string; own_repeats: string; rounds: PlayedRound[] }[];
}
/** The dice of every language's package. */
const shipped = import.meta.glob<{ values: Record<string, number> }>(
  '../../../languages/*/*/games/rebus/dice.json',
  { eager: true, import: 'default' },
);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');
const cases = JSON.parse(read('../../../tests/rules/beside-cases.json')) as Cases;

describe('the glass', () => {
  const begun = run(whole(60), 1_000);
  test('uses the wall clock', () => expect(leftOf(begun, 21_000)).toBe(40_000));
  test('never goes below zero', () => expect(leftOf(begun, 99_000)).toBe(0));
  test('continues where it was stopped', () => {
    const stopped = stop(begun, 21_000);
    expect(leftOf(stopped, 500_000)).toBe(40_000);
    expect(leftOf(run(stopped, 500_000), 510_000)).toBe(30_000);
  });
  test('restarts when it is empty', () =>
    expect(leftOf(run(stop(begun, 99_000), 100_000), 100_000)).toBe(60_000));
  test('a clock set back gives nobody more time', () => expect(leftOf(begun, 0)).toBe(60_000));
  test.each([
    [90_000, '1:30'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
  ])('%d ms are shown as %s', (left, text) => expect(shown(left)).toBe(text));
});

describe('diamonds', () => {
  const { start, reserve, to_win } = cases.bottle;
  test('start and end as in the game', () =>
    expect([bottle.START, bottle.RESERVE, bottle.TO_WIN]).toEqual([start, reserve, to_win]));
  test('nobody goes below zero', () => expect(bottle.given({ 1: 0 }, [1, 2], 1, -1)).toEqual({ 1: 0 }));
  test('the reserve has all other diamonds', () => expect(bottle.reserve({ 1: 4 }, [1, 2])).toBe(40));
  test('eight win', () => expect(bottle.winners({ 1: 8, 2: 7 }, [1, 2])).toEqual([1]));
});

describe('Bookworm', () => {
  test.each(cases.bookworm)('$dice, $cards cards, $special, failed: $failed', (round) =>
    expect(points(round)).toBe(round.points),
  );
  test('21 points after a round win, and a tie shares the place', () => {
    const hand = (cards: number): Hand => ({ dice: [], cards, special: 'none', failed: false });
    const rounds = Array.from({ length: 4 }, () => ({ 1: hand(6), 2: hand(6), 3: hand(5) }));
    expect(BOOKWORM_TO_WIN).toBe(21);
    expect(winners(rounds.slice(0, 3), [1, 2, 3])).toEqual([]);
    expect(winners(rounds, [1, 2, 3])).toEqual([1, 2]);
    expect(total(rounds, 3)).toBe(20);
  });
});

describe('Letters Rebus', () => {
  const squaresOf = (rows: readonly string[]): Squares =>
    Object.fromEntries(
      rows.flatMap((line, row) => [...line].map((sign, col) => [`${row},${col}`, sign === '.' ? '' : sign])),
    );
  test.each(cases.rebus)('$rows', ({ language, roll, rows, words, apart, ...points }) => {
    const reading = readLayout(roll, squaresOf(rows), valuesIn(language));
    expect(reading.runs.map(({ word }) => word)).toEqual(words);
    expect(reading).toMatchObject({ ...points, apart, foreign: [] });
  });
  test('is sent to the server as rows of text', () =>
    expect(rowsOf({ '3,4': 'a', '4,5': 'b', '0,0': '' })).toEqual(['a.', '.b']));
  test.each(Object.entries(shipped))('has the values of our dice (%s)', (file, { values }) => {
    const language = /languages\/(\w+)\//.exec(file)?.[1] ?? '';
    const loud = Object.entries(valuesIn(language)).map(([letter, value]) => [
      letter.toLocaleUpperCase(),
      value,
    ]);
    expect(Object.fromEntries(loud)).toEqual(values);
  });
  test('missing letters and repeated words are reported', () => {
    const { foreign, runs } = readLayout('catdog', squaresOf(['cat', '...', 'cat']), valuesIn('en'));
    expect(foreign.toSorted()).toEqual(['a', 'c', 't']);
    expect(runs.every(({ isTwice }) => isTwice)).toBe(true);
  });
});

test.each([
  ['carbon', 'b r o', []],
  ['robe', 'oo b', ['o']],
  ['м’яч', 'мч', []],
])('%s and the letters %s', (word, letters, lacks) => expect(missing(word, letters, 'en')).toEqual(lacks));

describe('Lone Words', () => {
  test.each(cases.lone)('$name', ({ own_repeats, rounds }) => {
    const ids = (rounds[0]?.words ?? []).map((_, seat) => seat);
    const typed = rounds.map(({ letters, words, struck }): Round => ({
      letters,
      words: { ...words },
      struck,
      given: {},
    }));
    const sheets = compare(typed, ids, own_repeats === 'score');
    const actual = sheets.outcomes.map((round) =>
      ids.map((id) =>
        Object.fromEntries((round[id] ?? []).map(({ word, points, why, by }) => [word, [points, why, by]])),
      ),
    );
    expect(actual).toEqual(rounds.map(({ outcomes }) => outcomes));
    expect(sheets.given.map((round) => ids.map((id) => round[id]))).toEqual(rounds.map(({ given }) => given));
  });

  const round = (words: Record<number, string[]>, given: Record<number, number[]> = {}): Round => ({
    letters: '',
    words,
    struck: [],
    given,
  });
  test('a word without a free row or a second time is not written', () => {
    const { outcomes } = compare([round({ 1: ['elephants', 'tin', 'tin'], 2: [], 3: [] })], [1, 2, 3]);
    expect(outcomes[0]?.[1]?.map(({ why, points }) => [why, points])).toEqual([
      ['no-row', 0],
      ['alone', 3],
      ['twice', 0],
    ]);
  });
  test('players may choose the rows that get a 0', () => {
    const { given, free } = compare([round({ 1: ['tin', 'nest'] }, { 1: [7] })], [1, 2, 3]);
    expect(given[0]?.[1]).toEqual([7]);
    expect(free[1]).not.toContain(7);
  });
  test('a tie goes to the better final round', () => {
    const rounds = [round({ 1: ['stone'], 2: ['tin'] }), round({ 1: ['sir'], 2: ['nests'] })];
    expect(loneWinners(compare(rounds, [1, 2]), [1, 2])).toEqual([2]);
  });
});
