/** The cipher of the day: given words with their scores, and one guess (STA-31). */
import { speak } from '$/lib/words/i18n.svelte';
import { square } from '$/share/marks';
import type { DayModule } from '$/games/game';
import DaySolution from './Solution.svelte';
import { dayTexts as texts } from './texts';
import type { Told } from './told';

const SIZES = [3, 2, 1] as const;
const LETTERS = 6;

export const day = {
  Solution: DaySolution,
  task: () => speak(texts).task,
  points: (points) => speak(texts).points(points),
  mark(points) {
    const say = speak(texts);
    return {
      headline: say.mark(points, LETTERS),
      says: points === LETTERS ? say.perfect : say.some(points),
      share: points / LETTERS,
    };
  },
  /** The six slots: how many letters of each group were right, and not which. */
  shape: ({ right }: Told) => [
    {
      marks: SIZES.flatMap((size, group) =>
        Array.from({ length: size }, (_, at) => square(at < (right[group] ?? 0) ? 'good' : 'empty')),
      ),
    },
  ],
} as DayModule;
