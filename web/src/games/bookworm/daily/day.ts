/** The card of the day: a word for each of seven dice (BKW-34). */
import { square } from '$/contract/marks';
import type { DayModule } from '$/contract/game';
import Board from './Board.svelte';
import Solution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import type { Best, Made } from '../wire.gen';

export const day = {
  Board,
  Solution,
  task: () => say('bookworm-day-task'),
  points: (points) => say('bookworm-points', { count: points }),
  /** The points, compared with the best possible in the picked category. */
  mark(points, { faces, ways }: Best, { named, bonus = 0 }: Made) {
    const best = faces.reduce((sum, { dots }) => sum + dots + bonus, 0);
    const isHardest = ways.every((way) => (way.bonus ?? 0) <= bonus);
    const says =
      points >= best
        ? say(isHardest ? 'bookworm-day-best' : 'bookworm-day-all')
        : named.length
          ? say('bookworm-day-some', { left: best - points })
          : say('bookworm-day-none');
    return { headline: say('bookworm-day-mark', { points, best }), says, share: Math.min(1, points / best) };
  },
  /** A square for each die, in their order: taken or not. */
  shape: ({ named }: Made) => [
    {
      marks: Array.from({ length: 7 }, (_, at) =>
        square(named.some(({ die }) => die === at) ? 'good' : 'empty'),
      ),
    },
  ],
  finds: ({ named, bonus = 0 }: Made) => named.map(({ word, dots }) => ({ word, points: dots + bonus })),
} as DayModule;
