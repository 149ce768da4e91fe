import type { ComponentProps } from 'svelte';
import type WordOfRound from '$/ui/words/WordOfRound.svelte';
import { signsOf } from '$/lib/words/letters';
import { say } from '$/lib/words/messages.svelte';
import type { Outcome, View } from '../wire';
import { litBy } from './spelling';

/** The word of the round: the most valuable one that nobody else wrote, among equals the one of `you`. Words without a vote
 * don't qualify. */
export function topWord(
  lines: readonly (readonly Outcome[])[],
  { dice, unvoted }: View,
  you: number | null,
  names: (seat: number) => string,
): ComponentProps<typeof WordOfRound> | undefined {
  const [top] = lines
    .flatMap((own, seat) => own.map(({ points, word }) => ({ seat, points, word: word ?? '' })))
    .filter(({ points, word }) => points > 0 && !unvoted.includes(signsOf(word).join('')))
    .sort((a, b) => b.points - a.points || Number(b.seat === you) - Number(a.seat === you));
  if (!top) return undefined;
  const { seat, word, points } = top;
  const letters = dice.map(({ letter }) => letter);
  const says =
    seat === you ? say('lone-top-you', { points }) : say('lone-top', { name: names(seat), points });
  return { word, lit: litBy(word, letters), says };
}
