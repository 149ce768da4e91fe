/** The card of the day: a word for each of seven dice (BKW-34). */
import { speak } from '$/lib/words/i18n.svelte';
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import { dayTexts as texts } from './texts';
import DaySolution from './Solution.svelte';

interface Category {
  level: 'green' | 'yellow' | 'red';
  en: string;
  uk: string;
}

export interface Solution {
  faces: { letters: string; dots: number }[];
  /** The card's categories: for each die words that take it. */
  ways: { category: Category; words: string[][]; points: number }[];
}

export interface Told {
  line: number | null;
  named: { word: string; die: number; dots: number }[];
}

export const day = {
  Solution: DaySolution,
  task: () => speak(texts).task,
  points: (points) => speak(texts).points(points),
  mark(points, { faces }: Solution, { named }: Told) {
    const say = speak(texts);
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
