/** The events that led to a moment, in words. */
import { say } from '$/lib/words/messages.svelte';
import type { Reel, ReelEvent } from './reel';

/** If the moment itself has no events, the latest before it. */
export function latestOf(reel: Reel, moment: number, wordsOf: (one: ReelEvent) => string | null): string {
  if (!moment) return say('replay-begins');
  const { what, events } = reel.lines[moment - 1] ?? {};
  if (what?.seat !== undefined && !events?.length)
    return say('replay-silent', { name: reel.seats[what.seat]?.name ?? '' });
  const past = reel.eventsBy(moment);
  const last = past.findLast((one) => wordsOf(one))?.moment;
  const here = last === undefined ? [] : past.filter((one) => one.moment === last).map(wordsOf);
  return here.filter(Boolean).join('\n') || say('replay-begins');
}
