/** The roll of somebody's best layout. Rulings that the table overturned are scored again. */
import { say } from '$/lib/words/messages.svelte';
import type { Heard, RollModule } from '$/contract/game';
import type { Event, View } from './wire';

export const roll: RollModule = {
  task: () => say('rebus-roll-task'),
  names: [
    ...['hourglass_seconds', 'turns_of_the_glass', 'islands', 'shortest', 'star_letter'],
    ...['negative_turns', 'unused'],
  ],
  fixed: { pace: 'duplicate', rounds: 1, results_stay: true },
  best(_view: View, story: readonly Heard[], seat: number) {
    const rounds = new Map<number, { roll: string; points: number }>();
    for (const { event } of story as readonly (Heard & { event: Event })[])
      if (event.t === 'scored' || event.t === 'overturned')
        for (const { seat: who, round, roll, points } of event.turns)
          if (who === seat) rounds.set(round, { roll, points });
    const rolls = [...rounds.values()].filter(({ points }) => points > 0);
    return rolls.sort((a, b) => b.points - a.points)[0] ?? null;
  },
};
