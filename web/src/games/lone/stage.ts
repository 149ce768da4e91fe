/** What the big screen makes of the events of Lone Words. The comparison stages itself (`table/Spoken.svelte`). */
import type { Cue } from '$/contract/cue';
import { lastRound } from '$/stage/cues';
import type { Event, View } from './wire';

export function stage(event: Event, { rounds, scores }: Pick<View, 'rounds' | 'scores'>): readonly Cue[] {
  if (event.t !== 'dice-rolled') return [];
  const isLast = rounds > 1 && event.round === rounds && scores.length > 1;
  return isLast ? [{ t: 'curtain' }, lastRound(scores)] : [{ t: 'curtain' }];
}
