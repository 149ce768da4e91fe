/** Events of Letters Rebus in words. */
import { loud, say } from '$/lib/words/messages.svelte';
import { STAR } from './table/layout';
import { soundOfEnd, sounds, teller, tellTotals } from '$/contract/shared-events';
import type { Event, Reading } from './wire';

/** A die for screen readers: its letter and value, or a star and its letter. */
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

export const tell = teller<Event>('rebus', {
  'dice-rolled': ({ rolls: [first] }) => ({
    dice: first ? [...loud(first[1])].join(' ').replaceAll(STAR, '★') : 'none',
  }),
  scored: ({ turns }, { names }) =>
    turns
      .map(({ seat, points, reading }) =>
        say('rebus-event-scored', { name: names(seat), points, ...wordsOf(reading) }),
      )
      .join('\n'),
  'round-ended': ({ totals }, telling) => tellTotals(totals, telling),
});

export const sound = sounds<Event>({
  'dice-rolled': ({ seats }, mine) => (seats.some((seat) => mine.includes(seat)) ? 'roll' : undefined),
  'glass-empty': () => 'turn',
  'game-ended': soundOfEnd,
});
