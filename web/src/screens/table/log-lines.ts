/** The log: a line for each event that has words, unless it belongs to a line that stands there already. */
import type { GameModule } from '$/contract/game';
import type { Told } from '$/lib/state/table.svelte';

export interface LogLine {
  key: string;
  text: string;
}

/** How far back the line may stand that an event belongs to. */
const NEAR = 3;

interface Open extends LogLine {
  event: { t: string };
}

/** `wordsOf`: an event in words, or null if nothing is to be said of it now. */
export function linesOf(
  told: readonly Told[],
  wordsOf: (told: Told) => string | null | undefined,
  joins: GameModule['joins'],
): LogLine[] {
  const lines: Open[] = [];
  for (const one of told) {
    const text = wordsOf(one);
    if (!text) continue;
    const line = lines.slice(-NEAR).findLast(({ event }) => joins?.(one.event as never, event as never));
    if (line) {
      const isNew = joins?.(one.event as never, line.event as never) === 'replaces';
      line.text = isNew ? text : `${line.text} ${text}`;
      line.event = one.event;
    } else lines.push({ key: one.key, text, event: one.event });
  }
  return lines;
}
