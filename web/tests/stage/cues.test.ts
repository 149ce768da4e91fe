/** How the big screen stages events: pure functions that need no screen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage as bookworm } from '$/games/bookworm/stage';
import { stage as bottle } from '$/games/bottle/stage';
import { stage as lone } from '$/games/lone/stage';
import { stage as rebus } from '$/games/rebus/stage';
import { millisOf, type Cue, type CuesOfGame } from '$/contract/cue';
import { cuesOf, lastRound } from '$/stage/cues';
import { Queue } from '$/stage/queue.svelte';
import { inWords } from '$/stage/words';
import { listed, sayAny } from '$/lib/words/messages.svelte';

const NAMES = ['Ann', 'Ben', 'Cyd'];
const names = (seat: number): string => NAMES[seat] ?? '';
const speech = {
  say: (id: string, values?: Record<string, string | number>) => sayAny(id, values) ?? id,
  names,
  listed,
};
const cues = (game: CuesOfGame, view: unknown, ...events: { t: string }[]): readonly Cue[] =>
  cuesOf(events, view, game);
const kinds = (all: readonly Cue[]): string[] => all.map(({ t }) => t);

test('the bottle: a buzzer, a wrong word, a drum roll, a lost diamond and a match point', () => {
  const wrong = { t: 'erred', seat: 0, word: 'grapes', fault: { code: 'plural' }, cost: 1 };
  const [broken] = cues(bottle, { day: null }, wrong);
  expect(broken).toMatchObject({ t: 'wrong', word: 'GRAPES', gems: 1 });
  const all = cues(
    bottle,
    { day: null },
    { t: 'shook', round: 2 } as { t: string },
    { t: 'buzzed', seat: 1 } as { t: string },
    { t: 'called-no-word', seat: 2 } as { t: string },
    { t: 'refuted', seat: 2, cost: 1 } as { t: string },
    { t: 'awarded', seat: 0, diamonds: 7 } as { t: string },
    { t: 'awarded', seat: 1, diamonds: 6 } as { t: string },
  );
  expect(kinds(all)).toEqual(['curtain', 'name', 'none', 'lost', 'match-point']);
  expect(inWords(all[4] as Cue, speech).title).toBe('Ann needs one more');
  expect(millisOf(all[2] as Cue)).toBe(10_000);
});

test('Bookworm: a theft shows its word for two seconds; a word from the display does not', () => {
  const took = (source: number | null): { t: string } =>
    ({ t: 'took', spoken: { seat: 2, word: 'vulture', die: 1, source, mark: { fit: 'yes' } } }) as {
      t: string;
    };
  expect(cues(bookworm, {}, took(null))).toEqual([]);
  const [theft] = cues(bookworm, {}, took(0)) as [Cue];
  expect(inWords(theft, speech).title).toBe('Cyd steals V: VULTURE');
  expect(millisOf(theft)).toBe(2000);
});

test('Bookworm: 21 within reach is a match point, 21 itself is not', () => {
  const ended = (...totals: number[]): { t: string } => ({ t: 'round-ended', totals }) as { t: string };
  expect(cues(bookworm, {}, ended(10, 15))).toEqual([]);
  expect(cues(bookworm, {}, ended(22, 18))).toEqual([]);
  const [near] = cues(bookworm, {}, ended(18, 3, 18)) as [Cue];
  expect(inWords(near, speech).title).toMatch(/^Ann and Cyd need 3 more$/);
});

test('votes that end together are one cue, and take longer the more voters there are', () => {
  const ended = (word: string, ...votes: [number, boolean][]): { t: string } =>
    ({ t: 'vote-ended', word, valid: true, votes }) as { t: string };
  const [one] = cuesOf([ended('ten', [0, true])], {}) as [Cue];
  const [both, ...more] = cuesOf([ended('ten', [0, true], [1, false]), ended('tin', [0, true])], {}) as [Cue];
  expect(more).toEqual([]);
  expect(both).toMatchObject({ t: 'votes', ballots: [{ word: 'ten' }, { word: 'tin' }] });
  expect(millisOf(both)).toBeGreaterThan(millisOf(one));
  expect(cuesOf([ended('none')], {})).toEqual([]);
});

test('the last round shows who leads', () => {
  const rolled = { t: 'dice-rolled', round: 4, letters: 'abc' } as { t: string };
  expect(kinds(cues(lone, { rounds: 4, scores: [3, 7, 5] }, rolled))).toEqual(['curtain', 'last-round']);
  expect(kinds(cues(lone, { rounds: 5, scores: [3, 7, 5] }, rolled))).toEqual(['curtain']);
  expect(inWords(lastRound([3, 7, 5]), speech).under).toBe('Ben leads by 2 points');
  expect(lastRound([7, 7])).toEqual({ t: 'last-round', leader: null, by: 0 });
});

test('Rebus: the boards one after the other, the best one last, with the word of the round', () => {
  const turn = (seat: number, points: number, word: string): object => ({
    seat,
    points,
    placed: word ? [{ die: 0, row: 0, col: 0 }] : [],
    dice: [],
    reading: { runs: [{ word, points, dice: [0], fault: null }], counted: [0] },
  });
  const phase = { t: 'settled', turns: [turn(0, 9, 'zebra'), turn(1, 4, 'oat'), turn(2, 0, '')] };
  const view = { phase, values: {}, board: 9, round: 1, rounds: 3, totals: [0, 0], unvoted: [] };
  expect(cues(rebus, view, { t: 'scored' })).toMatchObject([
    { t: 'curtain' },
    { t: 'scene', seat: 1, word: undefined },
    { t: 'scene', seat: 0, word: 'zebra' },
  ]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('cues wait for each other, a new round ends them, and a drum roll ends with the next cue', () => {
  const begun: string[] = [];
  const queue = new Queue(({ t }) => begun.push(t));
  queue.push([
    { t: 'name', seat: 0 },
    { t: 'lost', seat: 1, gems: 1 },
  ]);
  expect(begun).toEqual(['name']);
  vi.advanceTimersByTime(2000);
  expect(begun).toEqual(['name', 'lost']);
  queue.push([{ t: 'name', seat: 2 }, { t: 'curtain' }, { t: 'none', seat: 0 }]);
  expect(queue.now?.t).toBe('none');
  queue.push([{ t: 'name', seat: 1 }]);
  expect(queue.now?.t).toBe('name');
  vi.advanceTimersByTime(20_000);
  expect(queue.now).toBeNull();
});

test('a waiting match point survives the new round, because it announces it', () => {
  const queue = new Queue();
  queue.push([
    { t: 'name', seat: 0 },
    { t: 'lost', seat: 1, gems: 1 },
    { t: 'match-point', seats: [0], needs: 1 },
  ]);
  queue.push([{ t: 'curtain' }]);
  expect(queue.now?.t).toBe('match-point');
  queue.push([{ t: 'curtain' }, { t: 'name', seat: 1 }]);
  expect(queue.now?.t).toBe('match-point');
});
