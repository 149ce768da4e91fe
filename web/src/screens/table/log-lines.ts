/** The log: a line for each event with a sentence, unless it belongs to an earlier line. */
import type { GameModule } from '$/contract/game';
import type { LoggedEvent } from '$/lib/state/table.svelte';

export interface LogLine {
  key: string;
  text: string;
}

/** How far back an event looks for its earlier line. */
const NEAR = 3;

interface Growing extends LogLine {
  event: { t: string };
}

/** `wordsOf`: an event as a sentence, or null if it is not reported now. */
export function linesOf(
  events: readonly LoggedEvent[],
  wordsOf: (one: LoggedEvent, before: string | undefined) => string | null | undefined,
  joins: GameModule['joins'],
): LogLine[] {
  const lines: Growing[] = [];
  for (const [n, one] of events.entries()) {
    const last = events[n - 1];
    const text = wordsOf(one, last?.at === one.at ? last.event.t : undefined);
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
