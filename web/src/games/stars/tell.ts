/** Events of A Message from the Stars in words. No event holds a secret, so no sentence does. */
import { loud, say, sayAny } from '$/lib/words/messages.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '$/contract/game';
import { GROUPS, signed, type Cipher } from './cipher/cipher';
import { eventInWords, valuesOf } from '$/contract/event-values';
import { tellShared } from '$/contract/shared-events';
import type { Event } from './wire';

export const spaced = (letters: string): string => [...letters].join(' ');
export const spelled = (cipher: Cipher): string => GROUPS.map((group) => spaced(cipher[group])).join(' · ');

/** A guess that nobody made. */
const guessed = (guess: string): string => guess || say('stars-nothing-guessed');

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  const words = (list: string[]): string => list.map(loud).join(' · ');
  switch (event.t) {
    case 'transmitted':
      return event.word === null || event.score === null
        ? sayAny('stars-event-transmitted-secretly', valuesOf(event, names))
        : eventInWords('stars', event, names, { score: signed(event.score) });
    case 'message-scored':
      return eventInWords('stars', event, names, {
        guess: guessed(words(event.guess)),
        message: words(event.message),
      });
    case 'cipher-scored':
      return eventInWords('stars', event, names, { guess: guessed(event.guess ? spelled(event.guess) : '') });
    case 'seat-joined':
    case 'seat-left':
      return tellShared(event, telling);
    case 'game-ended': {
      const { trust, amplify, suspicion } = event.cipher;
      const letters = { trust: spaced(trust), amplify: spaced(amplify), suspicion };
      return eventInWords('stars', event, names, { ...letters, points: event.points.join(' : ') });
    }
    default:
      return eventInWords('stars', event, names);
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.t) {
    case 'began':
      return 'roll';
    case 'transmitted':
      return 'claim';
    case 'card-shown':
      return 'turn';
    default:
      return undefined;
  }
}
