/** The roll of the day: one crossword against the best there is (REB-15, REB-18). */
import { grid } from '$/contract/marks';
import type { DayModule } from '$/contract/game';
import Board from './Board.svelte';
import Solution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import type { Best, Made } from '../wire.gen';

export const day = {
  Board,
  Solution,
  task: () => say('rebus-day-task'),
  points: (points) => say('rebus-points', { count: points }),
  mark(points, { score, bound }: Best) {
    const best = Math.max(score, points);
    const says =
      points >= bound
        ? say('rebus-day-perfect')
        : bound === score
          ? say('rebus-day-proven', { best: score })
          : say('rebus-day-known', { best, bound: Math.max(bound, best) });
    return { headline: say('rebus-day-mark', { points, best }), says, share: best > 0 ? points / best : 1 };
  },
  /** The crossword's outline: which squares were used, but not by which dice. */
  shape: ({ placed }: Made) => grid(placed),
  finds: ({ words }: Made) => words.map(({ word, points }) => ({ word, points })),
} as DayModule;
