import type { TurnView } from '../wire';

interface Top {
  turn: TurnView;
  run: TurnView['reading']['runs'][number];
}

/** The word of the round: the dearest that counted; of equals that of `you`. Words that nobody voted on win nothing. */
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
