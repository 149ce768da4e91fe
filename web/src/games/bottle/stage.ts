/** How the big screen stages the bottle's events. */
import { loud } from '$/lib/words/messages.svelte';
import type { Cue } from '$/contract/cue';
import { TO_WIN } from './companion/diamonds';
import { reason } from './tell';
import type { Event, View } from './wire';

export function stage(event: Event, { day }: Pick<View, 'day'>): readonly Cue[] {
  if (day) return [];
  switch (event.t) {
    case 'shook':
      return [{ t: 'curtain' }];
    case 'buzzed':
    case 'covered-bottle':
      return [{ t: 'name', seat: event.seat }];
    case 'erred': {
      const { seat, word, fault, cost } = event;
      return [{ t: 'wrong', seat, word: loud(word), why: reason(fault), gems: cost }];
    }
    case 'called-no-word':
      return [{ t: 'none', seat: event.seat }];
    case 'refuted':
      return event.cost ? [{ t: 'lost', seat: event.seat, gems: event.cost }] : [];
    case 'awarded':
      return event.diamonds === TO_WIN - 1 ? [{ t: 'match-point', seats: [event.seat], needs: 1 }] : [];
    default:
      return [];
  }
}
