import type { ComponentProps } from 'svelte';
import { say } from '$/lib/words/messages.svelte';
import type WordOfRound from '$/ui/words/WordOfRound.svelte';
import type { TurnView } from '../wire';
import { STAR } from './layout';

/** The word of the round: the most valuable one that counted, among equals the one of `you`. */
export function topWord(
  turns: readonly TurnView[],
  unvoted: readonly string[],
  you: number | null = null,
): { turn: TurnView; run: TurnView['reading']['runs'][number] } | undefined {
  return turns
    .flatMap((turn) =>
      turn.reading.runs
        .filter((run) => run.dice.every((die) => turn.reading.counted.includes(die)))
        .filter((run) => !unvoted.includes(run.word))
        .map((run) => ({ turn, run })),
    )
    .sort(
      (a, b) => b.run.points - a.run.points || Number(b.turn.seat === you) - Number(a.turn.seat === you),
    )[0];
}

/** The word as it is shown. Letters of stars are gold. */
export function shownTop(
  turns: readonly TurnView[],
  unvoted: readonly string[],
  you: number | null,
  names: (seat: number) => string,
): ComponentProps<typeof WordOfRound> | undefined {
  const top = topWord(turns, unvoted, you);
  if (!top) return undefined;
  const { seat, dice } = top.turn;
  const { word, points } = top.run;
  return {
    word,
    lit: top.run.dice.map((die) => (dice[die]?.letter === STAR ? 'yellow' : 'ivory')),
    says:
      seat === you ? say('rebus-top-yours', { points }) : say('rebus-top-of', { name: names(seat), points }),
  };
}
