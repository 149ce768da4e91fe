import { expect, test } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { CUSTOM, presetIn, timeOf } from '$/club/choices';
import { isBetween, isLast, leadersOf, pointsOf, rankingOf, readyOf } from '$/club/standing';
import type { ViewMessage } from '$/lib/net/wire';

const seats = [{ name: 'Ann' }, { name: 'Ben' }];
const over = (scores: number[], winners: number[]): ViewMessage =>
  ({ status: 'over', view: {}, seats, result: { scores, winners } }) as unknown as ViewMessage;
const playing = (view: object, more: object = {}): ViewMessage =>
  ({ status: 'playing', paused: false, seats, view, ...more }) as unknown as ViewMessage;

test('nobody is crowned if nobody scored (COM-26)', () => {
  expect(leadersOf(over([0, 0], [0, 1]))).toEqual([]);
  expect(leadersOf(over([3, 0], [0]))).toEqual([0]);
});

test('the round shown counts in the ranking before it is in the totals', () => {
  const view = playing({ totals: [5, 2], phase: { t: 'settled', turns: [{ seat: 1, points: 4 }] } });
  expect(pointsOf(view)).toEqual([5, 6]);
  expect(rankingOf([view])).toEqual([
    { place: 1, points: 6, names: ['Ben'] },
    { place: 2, points: 5, names: ['Ann'] },
  ]);
});

test('equal points share a place in the ranking, and nobody has one without a point', () => {
  const views = [over([7, 7], [0, 1]), over([3, 0], [0])];
  expect(rankingOf(views)).toEqual([
    { place: 1, points: 7, names: ['Ann', 'Ben'] },
    { place: 3, points: 3, names: ['Ann'] },
  ]);
});

test('players are ready once they have done their part', () => {
  expect(readyOf(playing({ finished: [1], phase: { t: 'writing' } }))).toEqual([1]);
  expect(readyOf(playing({ phase: { t: 'building', finished: [0] } }))).toEqual([0]);
  expect(readyOf(playing({ finished: [0, 1], phase: { t: 'compared', ready: [] } }))).toEqual([]);
  expect(readyOf(playing({ phase: 'rolling', waiting: [0] }))).toEqual([1]);
  expect(readyOf(over([1, 0], [0]))).toEqual([]);
});

test('a class is between two rounds once all tables that play are', () => {
  const rests = playing({ round: 3, rounds: 3 }, { rest: 1 });
  expect(isBetween([rests, over([1, 0], [0])])).toBe(true);
  expect(isBetween([rests, playing({})])).toBe(false);
  expect(isLast(rests)).toBe(true);
  expect(isLast(playing({ round: 3, rounds: 3, pace: 'turns' }, { rest: 1 }))).toBe(false);
  expect(isLast(playing({ round: 2, rounds: 3 }, { rest: 1 }))).toBe(false);
});

const setting = (name: string, usual: unknown, values: unknown): object => ({
  name,
  default: usual,
  values,
  kind: 'rule',
});
const GAME = {
  presets: { standard: {}, first: { seconds: 120, easy: true } },
  settings: [setting('seconds', 60, { min: 30, max: 180 }), setting('easy', false, [false, true])],
  ways: [{ way: 'together', needs: {}, suggests: {} }],
  undrawn: [],
  box: [],
} as unknown as Game;

test('a class is named by its preset, whatever its time', () => {
  expect(timeOf(GAME)).toMatchObject({ name: 'seconds', min: 30, max: 180 });
  expect(presetIn(GAME, null)).toBe('standard');
  expect(presetIn(GAME, { seconds: 90, easy: true })).toBe('first');
  expect(presetIn(GAME, { seconds: 90 })).toBe('standard');
  const two = { ...GAME, presets: { standard: { easy: true } } } as unknown as Game;
  expect(presetIn(two, { easy: false })).toBe(CUSTOM);
});
