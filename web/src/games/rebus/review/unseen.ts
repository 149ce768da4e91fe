import { loud, say } from '$/lib/words/messages.svelte';
import type { TurnReview, View } from '../wire';

/** The longest word of the best everyday layout that nobody laid, with the points of that layout. */
export function unseen(review: readonly TurnReview[], view: View): string | null {
  if (view.phase.t !== 'settled') return null;
  const last = review.filter(({ round }) => round === review.at(-1)?.round);
  const laid = new Set(view.phase.turns.flatMap((turn) => turn.reading.runs.map(({ word }) => word)));
  const [best] = last.map(({ everyday }) => everyday).sort((a, b) => b.score - a.score);
  if (!best || view.phase.turns.some(({ points }) => points >= best.score)) return null;
  const [word] = [...best.across, ...best.down]
    .filter((one) => !laid.has(one))
    .sort((a, b) => b.length - a.length);
  return word ? say('rebus-unseen', { word: loud(word), points: best.score }) : null;
}
