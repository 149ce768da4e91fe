/** What led to a moment, in words. */
import { say } from '$/lib/words/messages.svelte';
import type { Reel, Told } from './reel';

/** If the moment itself has no events, the latest before it. */
export function latestOf(reel: Reel, moment: number, wordsOf: (told: Told) => string | null): string {
  if (!moment) return say('replay-begins');
  const { what, events } = reel.lines[moment - 1] ?? {};
  if (what?.seat !== undefined && !events?.length)
    return say('replay-silent', { name: reel.seats[what.seat]?.name ?? '' });
  const told = reel.toldBy(moment);
  const last = told.findLast((one) => wordsOf(one))?.moment;
  const here = last === undefined ? [] : told.filter((one) => one.moment === last).map(wordsOf);
  return here.filter(Boolean).join('\n') || say('replay-begins');
}
