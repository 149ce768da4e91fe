/** Events of A Message from the Stars in words. What is secret is in no event, so it can't be told. */
import { loud } from '$/lib/words/loud';
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { GROUPS, signed, type Cipher } from './cipher/cipher';
import { tellShared } from '../shared-events';
import { say as texts } from './texts';
import type { Event, Side } from './wire';

export const spaced = (letters: string): string => [...letters].join(' ');
export const spelled = (cipher: Cipher): string => GROUPS.map((group) => spaced(cipher[group])).join(' · ');

const FEW = 3;
/** A side by its people, as there may be two of each; a side of many is the only one. */
const who = (side: Side, seats: readonly number[], names: Telling['names']): string =>
  seats.length <= FEW ? t().and(seats.map(names)) : texts.sides[side];

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  const say = texts.tell;
  switch (event.t) {
    case 'began':
      return say.began;
    case 'cipher-set':
      return say.cipherSet;
    case 'round-began':
      return say.round(event.round);
    case 'wrote':
      return say.wrote(who(event.side, event.seats, names));
    case 'let-pass':
      return say.letPass(who(event.side, event.seats, names));
    case 'transmitted': {
      const side = who(event.side, event.seats, names);
      return event.word === null || event.score === null
        ? say.sentSecretly(side)
        : say.sent(side, loud(event.word), signed(event.score));
    }
    case 'card-shown':
      return say.shown[event.side];
    case 'message-scored': {
      const words = (list: string[]): string => list.map(loud).join(', ');
      const side = who(event.side, event.seats, names);
      return say.message(side, words(event.guess), words(event.message), event.points);
    }
    case 'cipher-scored': {
      const side = who('scientists', event.seats, names);
      return say.cipher(side, event.guess ? spelled(event.guess) : '', event.points);
    }
    case 'seat-left':
      return tellShared(event, telling);
    case 'game-ended': {
      const { trust, amplify, suspicion } = event.cipher;
      return say.over(spaced(trust), spaced(amplify), suspicion, event.points.join(' : '));
    }
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
