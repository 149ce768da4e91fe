/** Events of the bottle in words: what happened, and why. */
import { loud, say, sayAny } from '$/lib/words/messages.svelte';
import { reasonOf } from '$/lib/words/reasons';
import type { Sound } from '$/lib/device/sound';
import { eventInWords } from '$/contract/event-values';
import type { Telling } from '$/contract/game';
import { tellShared } from '$/contract/shared-events';
import type { Event, Fault } from './wire';

/** Why a word is wrong: in the game's own words, or in those that all games share. */
export const reason = ({ code, of }: Fault): string =>
  sayAny(`bottle-fault-${code}`, { of: loud(of ?? '') }) ?? reasonOf(code, of) ?? code;

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  switch (event.t) {
    case 'shook': {
      const { letters, effect = 'base' } = event.roll;
      const name = effect === 'base' ? 'none' : say(`bottle-effect-${effect}`);
      return eventInWords('bottle', event, names, { letters: letters.map(loud).join(' '), effect: name });
    }
    case 'erred':
      return eventInWords('bottle', event, names, {
        word: loud(event.word) || 'none',
        why: reason(event.fault),
        seconds: event.seconds ?? 0,
      });
    case 'round-ended':
      // Who won was reported with the diamond.
      return event.winners.length ? null : eventInWords('bottle', event, names);
    case 'vote-called':
    case 'vote-ended':
    case 'overturned':
    case 'seat-left':
    case 'game-ended':
      return tellShared(event, telling);
    default:
      return eventInWords('bottle', event, names);
  }
}

/** One line for each diamond: the word replaces "has a word…", and its result follows. */
export function joins(event: Event, before: Event): 'replaces' | 'continues' | undefined {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return undefined;
  if (before.t === 'spoke' && (event.t === 'said' || event.t === 'erred')) return 'replaces';
  if (event.t === 'erred' && before.t === 'said') return 'replaces';
  return event.t === 'awarded' && (before.t === 'said' || before.t === 'named') ? 'continues' : undefined;
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'shook':
      return 'roll';
    case 'spoke':
    case 'called-no-word':
    case 'covered-bottle':
    case 'buzzed':
      return 'claim';
    case 'erred':
    case 'refuted':
      return mine.includes(event.seat) ? 'lose' : undefined;
    case 'awarded':
      return mine.includes(event.seat) ? 'win' : undefined;
    default:
      return undefined;
  }
}
