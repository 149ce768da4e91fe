import { describe, expect, test } from 'vitest';
import type { GameModule } from '$/contract/game';
import { minuteOf, openVote } from '$/stage/open-moments';

const vote = (voters: number[], voted: number[]) => ({ voters, voted });
const seats = [{ left: false }, { left: false }, { left: true }];
const outside = { oneDevice: { secret: false } } as unknown as GameModule;

describe('A vote that is open', () => {
  test('is found in any game with the shared court, on one word or several', () => {
    const one = { phase: { t: 'voting', word: 'gnu', vote: vote([1, 0], [0]) } };
    expect(openVote(one)).toEqual({ words: ['gnu'], voters: [0, 1], voted: [0] });
    const ballots = [
      { word: 'gnu', vote: vote([0, 1], [0, 1]) },
      { word: 'gnat', vote: vote([1, 2], [2]) },
    ];
    const several = openVote({ phase: { t: 'voting', ballots } });
    expect(several).toEqual({ words: ['gnu', 'gnat'], voters: [0, 1, 2], voted: [0, 2] });
  });

  test('is not found elsewhere', () => {
    for (const view of [null, {}, { phase: { t: 'over' } }, { phase: { ballots: [] } }])
      expect(openVote(view)).toBeNull();
  });
});

describe('A minute in which all work', () => {
  const working = { t: 'working', seat: null, finished: [1], clocks: [] };

  test('is found in a game from outside that uses the shared round', () => {
    expect(minuteOf({ phase: working }, outside, seats, [])).toEqual({ seats: [0, 1], done: [1] });
  });

  test('does not exist if players work in turns or in their own time', () => {
    for (const phase of [{ ...working, seat: 0 }, { ...working, clocks: [[0, 9]] }, { t: 'voting' }])
      expect(minuteOf({ phase }, outside, seats, [])).toBeNull();
  });

  test('is defined by a game’s own client, which sees the events', () => {
    const minute = (_view: unknown, story: readonly { t: string }[]) => ({ seats: [story.length], done: [] });
    const module = { ...outside, extras: { minute } } as unknown as GameModule;
    expect(minuteOf({}, module, seats, [{ event: { t: 'rolled' } }])).toEqual({ seats: [1], done: [] });
  });
});
