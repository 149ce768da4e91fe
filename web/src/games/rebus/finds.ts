/** Words of the crosswords that counted; what the table overturned is read anew. */
import type { Find, Heard } from '$/contract/game';
import type { Event, View } from './wire';

export function finds(_view: View, story: readonly Heard[], seat: number): Find[] {
  const rounds = new Map<number, Find[]>();
  for (const { event } of story as readonly (Heard & { event: Event })[]) {
    if (event.t !== 'scored' && event.t !== 'overturned') continue;
    for (const { seat: who, round, reading } of event.turns) {
      if (who !== seat) continue;
      const counted = reading.runs.filter(
        ({ dice, points }) => points > 0 && dice.every((die) => reading.counted.includes(die)),
      );
      rounds.set(
        round,
        counted.map(({ word, points }) => ({ word, points })),
      );
    }
  }
  return [...rounds.values()].flat();
}
