/** The one moment that decided a game, in a sentence. */
import type { GameModule } from '$/contract/game';
import type { Table } from '$/lib/state/table.svelte';
import { loud } from '$/lib/words/loud';
import { say } from '$/lib/words/messages.svelte';

/** The last event that may have decided it, or the winner's best word; null if there is neither. */
export function momentOf(
  table: Table,
  module: GameModule | null,
  result: { winners: readonly number[] },
): string | null {
  const { decides, finds } = module?.extras?.afterwards ?? {};
  const decided = decides && table.told.findLast(({ event }) => decides(event as never));
  if (decided)
    return decided.said ?? module?.tell(decided.event, { names: table.names, mine: table.mine }) ?? null;
  const [winner] = result.winners;
  if (winner === undefined || result.winners.length > 1 || !table.now?.view) return null;
  const [best] = (finds?.(table.now.view as never, table.story, winner) ?? []).toSorted(
    (a, b) => (b.points ?? 0) - (a.points ?? 0),
  );
  return best ? say('result-best', { name: table.names(winner), word: loud(best.word) }) : null;
}
