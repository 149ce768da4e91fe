/** The card of the day: a word for each of seven dice (BKW-34). */
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import DaySolution from './Solution.svelte';
import { say } from './texts';
import type { Solution, Told } from './told';

export const day = {
  Solution: DaySolution,
  task: () => say.task,
  points: (points) => say.points(points),
  mark(points, { faces }: Solution, { named }: Told) {
    const best = faces.reduce((sum, { dots }) => sum + dots, 0);
    const says =
      named.length === faces.length
        ? say.all
        : named.length
          ? say.some(named.length, faces.length)
          : say.none;
    return { headline: say.mark(points, best), says, share: points / best };
  },
  /** A square a die, in the order they lay: taken or not. */
  shape: ({ named }: Told) => [
    {
      marks: Array.from({ length: 7 }, (_, at) =>
        square(named.some(({ die }) => die === at) ? 'good' : 'empty'),
      ),
    },
  ],
} as DayModule;
