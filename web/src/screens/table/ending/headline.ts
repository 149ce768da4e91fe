/** How a game ended, in one line. */
import type { GameModule } from '$/contract/game';
import type { Table } from '$/lib/state/table.svelte';
import { listed, say } from '$/lib/words/messages.svelte';

export function headlineOf(
  table: Table,
  module: GameModule | null,
  result: { winners: number[]; scores: number[] },
): string {
  const view = table.now?.view;
  const ofGame = view ? module?.extras?.ending?.headline?.(view as never, result, table.names) : undefined;
  if (ofGame) return ofGame;
  if ((view as { mode?: string } | null)?.mode === 'coop') return say('result-together');
  // Nobody wins with nothing.
  if (!Math.max(0, ...result.scores)) return say('result-no-points');
  const names = result.winners.map(table.names);
  if (names.length > 1) return say('result-tied', { names: listed(names) });
  const isOwn = table.mine.length === 1 && result.winners.includes(table.mine[0] ?? -1);
  return isOwn ? say('result-you-win') : say('result-wins', { name: names[0] ?? '' });
}
