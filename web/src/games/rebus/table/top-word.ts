import type { TurnView } from '../wire';

interface Top {
  turn: TurnView;
  run: TurnView['reading']['runs'][number];
}

/** The word of the round: the most valuable one that counted, among equals the one of `you`. */
export function topWord(
  turns: readonly TurnView[],
  unvoted: readonly string[],
  you: number | null = null,
): Top | undefined {
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
