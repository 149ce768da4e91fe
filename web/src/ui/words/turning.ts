/** The round that decided a game, in a sentence. */
import { loud, say } from '$/lib/words/messages.svelte';
import type { Highlights } from '$/lib/wire.gen';

/** Null if the server found no decisive round. */
export function turningOf({ turning }: Highlights, names: (seat: number) => string): string | null {
  if (!turning) return null;
  const { seat, round, takes_lead, words } = turning;
  const said = { name: names(seat), round, words: words.map(loud).join(', '), count: words.length };
  return say(takes_lead ? 'result-lead' : 'result-swing', said);
}
