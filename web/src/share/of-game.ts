/** A finished game from the sharer's view: their own place and squares, or the result of all together. */
import type { GameModule } from '$/contract/game';
import { loud, say } from '$/lib/words/messages.svelte';
import type { FinestWord } from '$/lib/wire.gen';
import { ranksOf, type ShareCard } from './text';

export interface Ended {
  game: string;
  title: string;
  view: unknown;
  result: { winners: readonly number[]; scores: readonly number[] };
  names: (seat: number) => string;
  /** The sharer's seat; null for a spectator or several people at one device. */
  mine: number | null;
  /** The words to vote on, with their votes. */
  finest?: readonly FinestWord[];
  /** All events of the game. */
  events: readonly { t: string }[];
}

/** "Won with 8 points", "Place 2 of 3 with 5". */
function ownResult(
  { result: { winners, scores }, mine }: Ended,
  won: (score: number) => string = (points) => say('share-won', { points }),
): string | undefined {
  const own = mine === null ? undefined : scores[mine];
  if (mine === null || own === undefined) return undefined;
  if (scores.length === 1) return say('share-points', { points: own });
  const isAhead = (score: number, seat: number): boolean =>
    winners.includes(seat) === winners.includes(mine) ? score > own : winners.includes(seat);
  const place = 1 + scores.filter(isAhead).length;
  return place === 1 && own > 0 ? won(own) : say('share-place', { place, of: scores.length, points: own });
}

/** Sentences of the game, and the word that the table liked best. */
function sentences(lines: readonly string[], finest: readonly FinestWord[] = []): string[] {
  const [best] = finest.filter(({ votes }) => votes > 0).sort((a, b) => b.votes - a.votes);
  const honoured = best && say('share-finest', { word: loud(best.word), name: best.name });
  return lines.length && honoured ? [...lines, honoured] : [...lines];
}

export function cardOf(ended: Ended, module: GameModule | null): ShareCard {
  const { game, title, view, result, names, mine, events } = ended;
  const after = view ? module?.extras?.afterwards : undefined;
  const reached = after?.reached?.(view as never);
  const big = reached ?? ownResult(ended, after?.won);
  return {
    game,
    title,
    ...(big && { result: big }),
    ...(reached && { caption: result.scores.map((_, seat) => names(seat)).join(', ') }),
    ranks: reached || result.scores.length === 1 ? [] : ranksOf(result, names, mine),
    lines: sentences(after?.lines?.(view as never, names) ?? [], ended.finest),
    rows: after?.shape?.(view as never, names, events, mine) ?? [],
  };
}
