/** The round in which a player's words were worth the most, ignoring other players: a friend plays it alone. */
import { say } from '$/lib/words/messages.svelte';
import type { Heard, RollModule } from '$/contract/game';
import type { Event, View } from './wire';

const WORDS = 3;
const LEGAL = ['alone', 'shared', 'earlier', 'own-repeat'];

export const roll: RollModule = {
  task: () => say('lone-roll-task'),
  names: ['seconds'],
  fixed: { day: true },
  best({ rows, sheets }: View, story: readonly Heard[], seat: number) {
    const worth = (round: number): number =>
      (sheets[seat] ?? [])
        .flatMap((one) =>
          one.round === round && LEGAL.includes(one.why) ? (rows[one.row ?? -1]?.points ?? 0) : [],
        )
        .sort((a, b) => b - a)
        .slice(0, WORDS)
        .reduce((sum, points) => sum + points, 0);
    const rolls = (story as readonly (Heard & { event: Event })[]).flatMap(({ event }) =>
      event.t === 'dice-rolled' ? [{ roll: event.letters, points: worth(event.round) }] : [],
    );
    return rolls.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)[0] ?? null;
  },
};
