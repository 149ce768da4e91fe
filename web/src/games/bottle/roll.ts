/** The shake that was answered quickest. Its link scores like today's roll: a point for every second left. */
import { say } from '$/lib/words/messages.svelte';
import type { Heard, RollModule } from '$/contract/game';
import type { GoodWord } from '$/lib/wire.gen';
import type { Event, View } from './wire';
import type { Shaken } from './wire.gen';

const MINUTE = 60_000;
const inPoints = (ms: number): number => Math.max(0, Math.ceil((MINUTE - ms) / 1000));

export const roll: RollModule = {
  task: () => say('bottle-roll-task'),
  names: ['mode', 'double_letters'],
  fixed: { day: true, same_moment_ms: 0 },
  /**
   * The server's times count, because a phone that was away received the events later. Otherwise the times of events
   * that arrived live do.
   */
  best({ day }: View, story: readonly Heard[], seat: number, words: readonly GoodWord[]) {
    const timed = new Map(words.flatMap(({ word, ms }) => (ms == null ? [] : [[word, ms] as const])));
    let shaken: { roll: Shaken; at: number; live: boolean } | null = null;
    let said: { word: string; at: number } | null = null;
    let best: { roll: Shaken; points: number } | null = null;
    for (const { event, at, live } of story as readonly (Heard & { event: Event })[]) {
      if (event.t === 'shook')
        [shaken, said] = [event.roll.effect === 'cover' ? null : { roll: event.roll, at, live }, null];
      else if (event.t === 'said' && event.seat === seat) said = event;
      else if (event.t === 'awarded' && event.seat === seat && shaken && said) {
        const ms = timed.get(said.word) ?? (shaken.live ? said.at - shaken.at : null);
        const points = day?.points[0] ?? (ms === null ? 0 : inPoints(ms));
        if (points > (best?.points ?? 0)) best = { roll: shaken.roll, points };
      }
    }
    return best;
  },
};
