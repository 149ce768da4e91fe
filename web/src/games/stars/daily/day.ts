/** The cipher of the day: given words with their scores, and one guess (STA-31). */
import { square } from '$/contract/marks';
import type { DayModule } from '$/contract/game';
import Board from './Board.svelte';
import Solution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import { GROUPS, SIZES } from '../cipher/cipher';
import type { Made } from '../wire.gen';

const LETTERS = 6;

export const day = {
  Board,
  Solution,
  task: () => say('stars-day-task'),
  points: (points) => say('stars-day-points', { count: points }),
  mark(points) {
    return {
      headline: say('stars-day-mark', { points, all: LETTERS }),
      says: points === LETTERS ? say('stars-day-perfect') : say('stars-day-some', { count: points }),
      share: points / LETTERS,
    };
  },
  /** The six slots: how many letters of each group were right, but not which ones. */
  shape: ({ right }: Made) => [
    {
      marks: GROUPS.flatMap((group, place) =>
        Array.from({ length: SIZES[group] }, (_, at) => square(at < (right[place] ?? 0) ? 'good' : 'empty')),
      ),
    },
  ],
  finds: () => [],
} as DayModule;
