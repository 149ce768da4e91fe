/** The card of the day: a word for each of seven dice (BKW-34). */
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import DaySolution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import type { Solution, Told } from './told';

export const day = {
  Solution: DaySolution,
  task: () => say('bookworm-day-task'),
  points: (points) => say('bookworm-points', { count: points }),
  mark(points, { faces }: Solution, { named }: Told) {
    const best = faces.reduce((sum, { dots }) => sum + dots, 0);
    const says =
      named.length === faces.length
        ? say('bookworm-day-all')
        : named.length
          ? say('bookworm-day-some', { count: named.length, dice: faces.length })
          : say('bookworm-day-none');
    return { headline: say('bookworm-day-mark', { points, best }), says, share: points / best };
  },
  /** A square a die, in the order they lay: taken or not. */
  shape: ({ named }: Told) => [
    {
      marks: Array.from({ length: 7 }, (_, at) =>
        square(named.some(({ die }) => die === at) ? 'good' : 'empty'),
      ),
    },
  ],
  finds: ({ named }: Told) => named.map(({ word, dots }) => ({ word, points: dots })),
} as DayModule;
