/** The roll of the day: three words against the field of the day (LON-26, LON-27). */
import { square } from '$/contract/marks';
import type { DayModule } from '$/contract/game';
import Board from './Board.svelte';
import Solution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import type { Field, Made } from '../wire.gen';

export const day = {
  Board,
  Solution,
  task: () => say('lone-day-task'),
  points: (points) => say('lone-points', { points }),
  mark(points, { worth }: Field, { lines }: Made) {
    const lone = lines.filter(({ points = 0 }) => points > 0).length;
    return {
      headline: say('lone-points', { points }),
      says: lines.length
        ? say('lone-day-lone', { lone: lone === lines.length ? 'all' : lone, count: lines.length })
        : say('lone-day-nothing'),
      share: worth > 0 ? Math.min(1, points / worth) : 1,
    };
  },
  /** One square for each word: unique or not. */
  shape: ({ lines }: Made) => [{ marks: lines.map(({ points }) => square(points ? 'good' : 'bad')) }],
  finds: ({ lines }: Made) => lines.flatMap(({ word, points = 0 }) => (points > 0 ? [{ word, points }] : [])),
} as DayModule;
