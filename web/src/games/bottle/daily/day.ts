/** The roll of the day: five shakes against the clock (BOT-41). */
import { speak } from '$/lib/words/i18n.svelte';
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import { dayTexts as texts } from './texts';
import DaySolution from './Solution.svelte';

export interface Solution {
  shakes: { letters: string[]; possible: number; some: string[] }[];
  /** Every word in its first second. */
  most: number;
}

export interface Told {
  answers: { word: string | null; points: number; mistakes: number }[];
}

export const day = {
  Solution: DaySolution,
  task: () => speak(texts).task,
  points: (points) => speak(texts).points(points),
  /** A star for each word. */
  mark(points, { shakes }: Solution, told: Told | null) {
    const say = speak(texts);
    const found = told?.answers.filter(({ word }) => word !== null).length ?? 0;
    return {
      headline: say.points(points),
      says: say.found(found, shakes.length),
      share: found / shakes.length,
    };
  },
  /** A square a shake: green in the first half of its minute, yellow in the second, empty without a word. */
  shape: ({ answers }: Told) => [
    {
      marks: answers.map(({ word, points }) =>
        square(word === null ? 'empty' : points > 30 ? 'good' : 'soft'),
      ),
    },
  ],
} as DayModule;
