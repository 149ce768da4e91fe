import { loud, say } from '$/lib/words/messages.svelte';
import type { RoundReview, View } from '../wire';

/** The most valuable everyday word of the last round that nobody wrote. */
export function unseen(review: readonly RoundReview[], view: View): string | null {
  const last = Math.max(...review.map(({ round }) => round));
  const lines = review.filter(({ round }) => round === last).flatMap((one) => one.lines);
  const written = new Set(
    view.phase.t === 'compared' ? view.phase.lines.flat().map((line) => line.word ?? '') : [],
  );
  const [best] = lines
    .filter(({ word }) => !written.has(word))
    .map(({ row, word }) => ({ word, points: view.rows[row]?.points ?? 0 }))
    .sort((a, b) => b.points - a.points);
  return best ? say('lone-unseen', { ...best, word: loud(best.word) }) : null;
}
