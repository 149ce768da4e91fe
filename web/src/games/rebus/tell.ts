/** Events of Letters Rebus in words. */
import { loud, say } from '$/lib/words/messages.svelte';
import type { Sound } from '$/lib/device/sound';
import { eventInWords } from '$/contract/event-values';
import type { Telling } from '$/contract/game';
import { STAR } from './table/layout';
import { soundOfEnd, tellShared, tellTotals } from '$/contract/shared-events';
import type { Event, Reading } from './wire';

/** A die by ear: its letter and value; a star says so, and what it stands for. */
export function nameOf(face: string, letter: string, value: number): string {
  if (letter === STAR) return say('rebus-star');
  const die = say('rebus-die', { letter: loud(letter), value });
  return face === STAR ? say('rebus-star-as', { die }) : die;
}

/** The words that count and those that don't, or "none". */
function wordsOf({ runs, counted }: Reading): { words: string; struck: string } {
  const counts = (dice: readonly number[]): boolean => dice.every((die) => counted.includes(die));
  const listed = (are: boolean): string =>
    runs
      .filter(({ dice }) => counts(dice) === are)
      .map(({ word }) => loud(word))
      .join(', ') || 'none';
  return { words: listed(true), struck: listed(false) };
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  switch (event.t) {
    case 'dice-rolled': {
      const roll = event.rolls[0]?.[1];
      return eventInWords('rebus', event, names, {
        dice: roll ? [...loud(roll)].join(' ').replaceAll(STAR, '★') : 'none',
      });
    }
    case 'asked-to-roll-again':
    case 'glass-empty':
      return eventInWords('rebus', event, names);
    case 'scored':
      return event.turns
        .map(({ seat, points, reading }) =>
          say('rebus-event-scored', { name: names(seat), points, ...wordsOf(reading) }),
        )
        .join('\n');
    case 'round-ended':
      return tellTotals(event.totals, telling);
    default:
      return tellShared(event, telling);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return event.seats.some((seat) => mine.includes(seat)) ? 'roll' : undefined;
    case 'glass-empty':
      return 'turn';
    case 'game-ended':
      return soundOfEnd(event, mine);
    default:
      return undefined;
  }
}
