/** What the big screen shows while a side thinks of a word or guesses. */
import type { Minute } from '$/contract/game';
import { sayAny } from '$/lib/words/messages.svelte';
import type { View } from './wire';

const PHASES: readonly View['phase'][] = ['enciphering', 'aliens-write', 'scientists-write'];

export function minute({ phase, waiting, teams, gone }: View): Minute | null {
  if (!PHASES.includes(phase)) return null;
  const sides = teams.flatMap(({ alien, scientists }) =>
    phase === 'scientists-write' ? [scientists] : [alien],
  );
  const seats = sides.flatMap((side) => side.seats.filter((seat) => !gone.includes(seat)));
  return {
    seats,
    done: seats.filter((seat) => !waiting.includes(seat)),
    says: sayAny(`stars-minute-${phase}`) ?? '',
  };
}
