import { beforeEach, describe, expect, it } from 'vitest';
import bottle from '$/games/bottle';
import lone from '$/games/lone';
import rebus from '$/games/rebus';
import stars from '$/games/stars';
import type { GameModule, Heard } from '$/contract/game';
import { noteChallenger, challengerAt } from '$/lib/device/challengers';
import { noted } from '$/record/note';
import type { Table } from '$/lib/state/table.svelte';
import { challengeIn, challengeOf, pathOf, type Challenge } from '$/share/roll';

const heard = (event: { t: string } & Record<string, unknown>, at = 0, live = true): Heard => ({
  event,
  at,
  live,
});
const shook = (round: number, at: number, effect = 'base', live = true): Heard =>
  heard(
    {
      t: 'shook',
      round,
      roll: { t: 'shaken', letters: ['c', 'a', 'p', `${round}`], distances: [0, 3, 9, 5], effect },
    },
    at,
    live,
  );
const won = (seat: number, at: number): Heard[] => [
  heard({ t: 'said', seat, word: 'cape', at }, at),
  heard({ t: 'awarded', seat, diamonds: 1 }, at),
];

const best = (module: GameModule, view: unknown, story: Heard[], seat = 0) =>
  module.extras?.roll?.best(view as never, story, seat, []);

describe('the roll to share', () => {
  it('is the shake that was answered fastest', () => {
    const story = [shook(1, 1000), ...won(0, 9200), shook(2, 20_000), ...won(0, 24_200), shook(3, 40_000)];
    const found = best(bottle, { day: null }, [...story, ...won(1, 41_000)]);
    expect(found).toMatchObject({ roll: { letters: ['c', 'a', 'p', '2'] }, points: 56 });
  });

  it('is never a covered bottle or one without a known time', () => {
    expect(best(bottle, { day: null }, [shook(1, 0, 'cover'), ...won(0, 900)])).toBeNull();
    expect(best(bottle, { day: null }, [shook(1, 0, 'base', false), ...won(0, 900)])).toBeNull();
  });

  it('has the server’s time after a reload', () => {
    const words = [{ seat: 0, word: 'cape', round: 1, ms: 12_000 }];
    const found = bottle.extras?.roll?.best(
      { day: null } as never,
      [shook(1, 0, 'base', false), ...won(0, 900)],
      0,
      words as never,
    );
    expect(found?.points).toBe(48);
  });

  it('has the day’s points if a mistake cost time', () => {
    expect(best(bottle, { day: { shakes: 1, points: [41] } }, [shook(1, 0), ...won(0, 9000)])?.points).toBe(
      41,
    );
  });

  it('is the round with the most valuable three legal words', () => {
    const rows = [5, 8, 13, 3, 4].map((points) => ({ squares: 4, points }));
    const wrote = (round: number, row: number, why: string) => ({ round, row, why, word: 'x', points: 0 });
    const sheet = [
      ...[wrote(1, 0, 'alone'), wrote(1, 1, 'no-word')],
      ...[wrote(2, 2, 'shared'), wrote(2, 3, 'alone'), wrote(2, 4, 'alone'), wrote(2, 0, 'alone')],
    ];
    const rolled = [1, 2].map((round) => heard({ t: 'dice-rolled', round, letters: `catnip${round}` }));
    expect(best(lone, { rows, sheets: [sheet] }, rolled)).toEqual({ roll: 'catnip2', points: 22 });
    expect(best(lone, { rows, sheets: [[]] }, rolled)).toBeNull();
  });

  it('is that of the best layout, by the table’s rulings', () => {
    const turn = (round: number, points: number, seat = 0) => ({
      seat,
      round,
      roll: `roll ${round}`,
      points,
    });
    const story = [
      heard({ t: 'scored', turns: [turn(1, 30), turn(1, 90, 1)] }),
      heard({ t: 'scored', turns: [turn(2, 40)] }),
      heard({ t: 'overturned', turns: [turn(2, 20)] }),
    ];
    expect(best(rebus, {}, story)).toEqual({ roll: 'roll 1', points: 30 });
  });
});

describe('a link to a roll', () => {
  const ended = {
    ...{ game: 'lone', language: 'uk', settings: { seconds: 60, house: { allowed: ['бульбаш'] } } },
    view: { rows: [{ squares: 4, points: 5 }], sheets: [[{ round: 1, row: 0, why: 'alone' }]] },
    story: [heard({ t: 'dice-rolled', round: 1, letters: 'котвіра' })],
  };
  const hashOf = (challenge: Challenge): string => pathOf(challenge).replace(/^[^#]*/, '');
  const linked = (...parts: unknown[]): string => `#${btoa(JSON.stringify(parts))}`;

  it('contains the roll, its settings, and the score to beat', () => {
    const made = challengeOf(ended, lone, 0, 'Оля');
    expect(made).toMatchObject({ name: 'Оля', points: 5, settings: { seconds: 60, roll: 'котвіра' } });
    expect(made && pathOf(made)).toMatch(/^\/roll\/lone#[\w-]+$/);
    const read = made && challengeIn('lone', hashOf(made), lone);
    expect(read).toEqual({ ...made, settings: { seconds: 60, roll: 'котвіра', day: true } });
  });

  it('is not offered for real dice or for games without shared rolls', () => {
    expect(challengeOf({ ...ended, settings: { dice: {} } }, lone, 0, 'Ann')).toBeNull();
    expect(challengeOf(ended, stars, 0, 'Ann')).toBeNull();
    expect(challengeOf({ ...ended, view: null }, lone, 0, 'Ann')).toBeNull();
  });

  it('sets only the roll and the settings that the game shares', () => {
    const hash = linked(
      'en',
      { roll: 'catnips', house: { allowed: ['x'] }, day: false, seconds: 30 },
      'Ann',
      3,
    );
    expect(challengeIn('lone', hash, lone)?.settings).toEqual({ roll: 'catnips', seconds: 30, day: true });
  });

  it.each([
    ['', '#', '#%%%', `#${'A'.repeat(2000)}`, linked(), `#${btoa('{}')}`],
    [linked('en', { seconds: 30 }, 'Ann', 3), linked('../x', { roll: 'catnips' }, 'Ann', 3)],
    [linked('en', { roll: 'catnips' }, '', 3), linked('en', { roll: 'catnips' }, 'Ann', '3')],
    [linked('en', { roll: 'catnips' }, 'Ann', 1e9), linked('en', null, 'Ann', 3)],
  ])('is refused if it is broken', (...hashes) => {
    for (const hash of hashes) expect(challengeIn('lone', hash, lone)).toBeNull();
  });

  it('shortens a long name', () => {
    expect(challengeIn('lone', linked('en', { roll: 'c' }, 'A'.repeat(99), 1), lone)?.name).toHaveLength(24);
  });
});

describe('the score to beat', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for the last twenty tables', () => {
    for (let n = 0; n < 25; n += 1) noteChallenger(`T${n}`, { name: 'Ann', points: n });
    expect([challengerAt('T24'), challengerAt('T4')]).toEqual([{ name: 'Ann', points: 24 }, null]);
  });
});

describe('a shared roll', () => {
  it('is not in the record, because its points are counted differently', () => {
    const now = {
      status: 'over',
      number: 1,
      result: { winners: [0], scores: [56] },
      view: null,
      highlights: {},
    };
    const at = (settings: object): Table =>
      ({
        ...{ code: 'ABC234', mine: [0], names: () => 'Ann', story: [], seat: () => ({ bot: null }) },
        now: { ...now, settings, seats: [{ name: 'Ann', bot: null }] },
      }) as unknown as Table;
    expect(noted(at({ roll: 'catnips' }))).toBeNull();
    expect(noted(at({ roll: '' }))?.points).toBe(56);
  });
});
