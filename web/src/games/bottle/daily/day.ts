/** The roll of the day: five shakes against the clock (BOT-41). */
import { square } from '$/contract/marks';
import type { DayModule } from '$/contract/game';
import Board from './Board.svelte';
import Solution from './Solution.svelte';
import { say } from '$/lib/words/messages.svelte';
import type { Best, Made } from '../wire.gen';

export const day = {
  Board,
  Solution,
  task: () => say('bottle-day-task'),
  points: (points) => say('bottle-day-points', { points }),
  /** A star for each word. */
  mark(points, { shakes }: Best, made: Made | null) {
    const found = made?.answers.filter(({ word }) => word !== null).length ?? 0;
    return {
      headline: say('bottle-day-points', { points }),
      says: say('bottle-day-found', {
        found: found === shakes.length ? 'all' : found,
        count: shakes.length,
      }),
      share: found / shakes.length,
    };
  },
  /** A square for each shake: green in the first half of its minute, yellow in the second, empty without a word. */
  shape: ({ answers }: Made) => [
    {
      marks: answers.map(({ word, points }) =>
        square(word === null ? 'empty' : points > 30 ? 'good' : 'soft'),
      ),
    },
  ],
  finds: ({ answers }: Made) =>
    answers.flatMap(({ word, points }) => (word === null ? [] : [{ word, points }])),
} as DayModule;
