/** Events of Lone Words in words. Writing makes no events, because their number would be a hint. */
import { listed, loud, say } from '$/lib/words/messages.svelte';
import { reasonOf } from '$/lib/words/reasons';
import type { Sound } from '$/lib/device/sound';
import { eventInWords } from '$/contract/event-values';
import type { Telling } from '$/contract/game';
import { soundOfEnd, tellShared, tellTotals } from '$/contract/shared-events';
import type { Outcome, Event } from './wire';

type Names = (seat: number) => string;

/** Why a row scored what it did, in a few words. */
export const whyOf = ({ why, by, reason }: Pick<Outcome, 'why' | 'by' | 'reason'>, names: Names): string =>
  say(`lone-why-${why}`, {
    names: listed((by ?? []).map(names)),
    reason: (reason && reasonOf(reason)) || 'none',
  });

/** A line for each word of a seat. */
function unveiled(lines: readonly Outcome[], name: string, names: Names): string[] {
  const said = lines.flatMap((line) => {
    const { word, points } = line;
    return word
      ? [say('lone-event-unveiled', { name, word: loud(word), points, why: whyOf(line, names) })]
      : [];
  });
  return said.length ? said : [say('lone-event-unveiled-nothing', { name })];
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  switch (event.t) {
    case 'dice-rolled':
      return eventInWords('lone', event, names, { letters: [...loud(event.letters)].join(' ') });
    case 'unveiled':
      return event.lines.flatMap((lines, seat) => unveiled(lines, names(seat), names)).join('\n');
    case 'gave-up': {
      const rows = event.rows.map((row) => row + 1).join(', ');
      return rows ? eventInWords('lone', event, names, { rows, count: event.rows.length }) : null;
    }
    case 'round-ended':
      return tellTotals(event.scores, telling);
    case 'time-up':
      // The last one is done before the bell.
      return say(telling.before === 'finished' ? 'lone-event-all-done' : 'lone-event-time-up');
    case 'pencils-down':
      return eventInWords('lone', event, names);
    default:
      return tellShared(event, telling);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return 'roll';
    case 'pencils-down':
    case 'time-up':
      return 'turn';
    case 'game-ended':
      return soundOfEnd(event, mine);
    default:
      return undefined;
  }
}
