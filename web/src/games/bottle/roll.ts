/** The shake that was answered quickest: it is shared as one of today's are played, a point for every second left. */
import { say } from '$/lib/words/messages.svelte';
import type { Heard, RollModule } from '$/contract/game';
import type { Event, View } from './wire';
import type { Shaken } from './wire.gen';

const MINUTE = 60_000;
const inPoints = (ms: number): number => Math.max(0, Math.ceil((MINUTE - ms) / 1000));

export const roll: RollModule = {
  task: () => say('bottle-roll-task'),
  names: ['mode', 'double_letters'],
  fixed: { day: true, same_moment_ms: 0 },
  best({ day }: View, story: readonly Heard[], seat: number) {
    let [shaken, said]: [{ roll: Shaken; at: number } | null, number] = [null, 0];
    let best: { roll: Shaken; points: number } | null = null;
    for (const { event, at, live } of story as readonly (Heard & { event: Event })[]) {
      if (event.t === 'shook')
        shaken = live && event.roll.effect !== 'cover' ? { roll: event.roll, at } : null;
      else if (event.t === 'said' && event.seat === seat) said = event.at;
      else if (event.t === 'awarded' && event.seat === seat && shaken && said >= shaken.at) {
        const points = day?.points[0] ?? inPoints(said - shaken.at);
        if (points > (best?.points ?? 0)) best = { roll: shaken.roll, points };
      }
    }
    return best;
  },
};
