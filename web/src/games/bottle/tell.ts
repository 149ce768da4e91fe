/** Events of the bottle in words: what happened, and why. */
import { loud, say, sayAny } from '$/lib/words/messages.svelte';
import { reasonOf } from '$/lib/words/reasons';
import { sounds, teller } from '$/contract/shared-events';
import type { Event, Fault } from './wire';

/** Why a word is wrong: in the game's own words, or in those that all games share. */
export const reason = ({ code, of }: Fault): string =>
  sayAny(`bottle-fault-${code}`, { of: loud(of ?? '') }) ?? reasonOf(code, of) ?? code;

export const tell = teller<Event>('bottle', {
  shook: ({ roll: { letters, effect = 'base' } }) => ({
    letters: letters.map(loud).join(' '),
    effect: effect === 'base' ? 'none' : say(`bottle-effect-${effect}`),
  }),
  erred: ({ word, fault, seconds }) => ({
    word: loud(word) || 'none',
    why: reason(fault),
    seconds: seconds ?? 0,
  }),
  // The winner was already reported with the diamond.
  'round-ended': ({ winners }) => (winners.length ? null : {}),
});

/** One line for each diamond: the word replaces "has a word…", and its result follows. */
export function joins(event: Event, before: Event): 'replaces' | 'continues' | undefined {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return undefined;
  if (before.t === 'spoke' && (event.t === 'said' || event.t === 'erred')) return 'replaces';
  if (event.t === 'erred' && before.t === 'said') return 'replaces';
  return event.t === 'awarded' && (before.t === 'said' || before.t === 'named') ? 'continues' : undefined;
}

const claims = () => 'claim' as const;
const loses = ({ seat }: { seat: number }, mine: readonly number[]) =>
  mine.includes(seat) ? 'lose' : undefined;

export const sound = sounds<Event>({
  shook: () => 'roll',
  spoke: claims,
  'called-no-word': claims,
  'covered-bottle': claims,
  buzzed: claims,
  erred: loses,
  refuted: loses,
  awarded: ({ seat }, mine) => (mine.includes(seat) ? 'win' : undefined),
});
