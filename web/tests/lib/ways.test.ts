import { describe, expect, it, test } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { proposal } from '$/lib/state/new-table';
import { isAlone, termsOf, wayOf, waysToMeet } from '$/lib/state/ways';

const terms = (way: string, more = {}) => ({ way, needs: {}, suggests: {}, ...more });
const setting = (name: string, kind: string, values: unknown[]) => ({
  name,
  kind,
  values,
  default: values[0],
});
const game = {
  id: 'lone',
  ways: [
    terms('together'),
    terms('one_device', { suggests: { judge: 'dictionary' } }),
    terms('tomorrow', { needs: { judge: 'dictionary' } }),
    terms('day'),
  ],
  settings: [setting('judge', 'rule', ['dictionary', 'appeal']), setting('rounds', 'rule', [10, 3])],
  presets: { standard: { judge: 'appeal', rounds: 3 } },
  first: { mercy: true },
  alone: { hints: true },
} as unknown as Game;
const single = { ...game, ways: game.ways.slice(0, 1) };

test('settings determine the way of a table', () => {
  expect(wayOf({})).toBe('together');
  expect(wayOf({ one_device: true, pace: 'now', day: false, roll: '' })).toBe('one_device');
  expect(wayOf({ pace: 'tomorrow' })).toBe('tomorrow');
  expect(wayOf({ day: true, one_device: true })).toBe('day');
  expect(wayOf({ day: true, roll: 'abc' })).toBe('shared_roll');
  expect(isAlone({ day: true })).toBe(true);
});

test('lobbies offer the ways for several people', () => {
  expect(waysToMeet(game).map(({ way }) => way)).toEqual(['together', 'one_device', 'tomorrow']);
  expect(termsOf(single, 'tomorrow')).toBeUndefined();
});

describe('the first settings of a table', () => {
  it('are the standard among friends, and easier in a first game', () => {
    const first = { judge: 'appeal', rounds: 3, mercy: true, way: 'together' };
    expect(proposal(game, 'friends')).toEqual(first);
    localStorage.setItem(`parlour.match.${game.id}`, JSON.stringify({ games: 1 }));
    expect(proposal(game, 'friends')).toEqual({ judge: 'appeal', rounds: 3, way: 'together' });
    localStorage.clear();
  });

  it('are changed only by what the way needs and suggests', () => {
    expect(proposal(game, 'later')).toEqual({ judge: 'dictionary', rounds: 3, way: 'tomorrow' });
    expect(proposal(game, 'table')).toEqual({
      judge: 'dictionary',
      rounds: 3,
      mercy: true,
      way: 'one_device',
    });
  });

  it('suit one person with bots', () => {
    expect(proposal(game, 'bots')).toEqual({ hints: true, mercy: true, way: 'together' });
  });

  it('leave the way to a shared roll', () => {
    expect(proposal(game, 'alone')).toEqual({ hints: true, mercy: true });
  });

  it('select “together” if a game has no other way', () => {
    expect(proposal(single, 'table')).toMatchObject({ way: 'together' });
  });
});
