/** The roll of the day: three words against the field of the day (LON-26, LON-27). */
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import DaySolution from './Solution.svelte';
import { say } from './texts';
import type { Solution, Told } from './told';

export const day = {
  Solution: DaySolution,
  task: () => say.task,
  points: (points) => say.points(points),
  mark(points, { worth }: Solution, { lines }: Told) {
    const lone = lines.filter((line) => line.points > 0).length;
    return {
      headline: say.points(points),
      says: lines.length ? say.lone(lone, lines.length) : say.nothing,
      share: worth > 0 ? Math.min(1, points / worth) : 1,
    };
  },
  /** A square a word: alone, or in vain. */
  shape: ({ lines }: Told) => [{ marks: lines.map(({ points }) => square(points ? 'good' : 'bad')) }],
} as DayModule;
