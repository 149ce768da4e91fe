/** The roll of the day: one crossword against the best there is (REB-15, REB-18). */
import { grid } from '$/share/marks';
import type { DayModule } from '$/games/game';
import DaySolution from './Solution.svelte';
import { say } from './texts';
import type { Solution, Told } from './told';

export const day = {
  Solution: DaySolution,
  task: () => say.task,
  points: (points) => say.points(points),
  mark(points, { score, bound }: Solution) {
    const best = Math.max(score, points);
    const says =
      points >= bound
        ? say.perfect
        : bound === score
          ? say.proven(score)
          : say.known(best, Math.max(bound, best));
    return { headline: say.mark(points, best), says, share: best > 0 ? points / best : 1 };
  },
  /** The crossword's outline: where dice lay, and not which. */
  shape: ({ placed }: Told) => grid(placed),
} as DayModule;
