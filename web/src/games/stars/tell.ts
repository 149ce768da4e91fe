/** Events of A Message from the Stars in words. No event holds a secret, so no sentence does. */
import { loud, say, sayAny } from '$/lib/words/messages.svelte';
import { GROUPS, signed, type Cipher } from './cipher/cipher';
import { valuesOf } from '$/contract/event-values';
import { sounds, teller } from '$/contract/shared-events';
import type { Event } from './wire';

export const spaced = (letters: string): string => [...letters].join(' ');
export const spelled = (cipher: Cipher): string => GROUPS.map((group) => spaced(cipher[group])).join(' · ');

/** Nobody made this guess. */
const guessed = (guess: string): string => guess || say('stars-nothing-guessed');

const words = (list: readonly string[]): string => list.map(loud).join(' · ');

export const tell = teller<Event>('stars', {
  transmitted: (event, { names }) =>
    event.word === null || event.score === null
      ? sayAny('stars-event-transmitted-secretly', valuesOf(event, names))
      : { score: signed(event.score) },
  'message-scored': ({ guess, message }) => ({ guess: guessed(words(guess)), message: words(message) }),
  'cipher-scored': ({ guess }) => ({ guess: guessed(guess ? spelled(guess) : '') }),
  'game-ended': ({ cipher: { trust, amplify, suspicion }, points }) => ({
    ...{ trust: spaced(trust), amplify: spaced(amplify), suspicion },
    points: points.join(' : '),
  }),
});

export const sound = sounds<Event>({
  began: () => 'roll',
  transmitted: () => 'claim',
  'card-shown': () => 'turn',
});
