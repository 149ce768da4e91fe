/** The roll of the day: one crossword against the best there is (REB-15, REB-18). */
import { speak } from '$/lib/i18n.svelte';
import type { DayModule } from '../game';
import DaySolution from './DaySolution.svelte';
import { frame, type Layout } from './layout';
import { dayTexts as texts } from './day-texts';

interface Best {
  score: number;
  placed: Layout;
  across: string[];
  down: string[];
}

export interface Solution extends Best {
  roll: string;
  values: Record<string, number>;
  /** No layout scores more: where it is the score, that is proven. */
  bound: number;
  everyday: Best;
}

export interface Told {
  points: number;
  placed: Layout;
  words: { word: string; points: number }[];
}

/** The crossword's outline: where dice lay, and not which. */
export function shape({ placed }: Pick<Told, 'placed'>): string[] {
  if (!placed.length) return [];
  const box = frame(placed, 100, 0);
  const lies = new Set(placed.map(({ row, col }) => `${row} ${col}`));
  return Array.from({ length: box.rows }, (_, row) =>
    Array.from({ length: box.cols }, (_, col) =>
      lies.has(`${row + box.top} ${col + box.left}`) ? '🟨' : '⬜',
    ).join(''),
  );
}

export const day = {
  Solution: DaySolution,
  task: () => speak(texts).task,
  points: (points) => speak(texts).points(points),
  mark(points, { score, bound }: Solution) {
    const say = speak(texts);
    const best = Math.max(score, points);
    const says =
      points >= bound
        ? say.perfect
        : bound === score
          ? say.proven(score)
          : say.known(best, Math.max(bound, best));
    return { headline: say.mark(points, best), says, share: best > 0 ? points / best : 1 };
  },
  shape,
} as DayModule;
