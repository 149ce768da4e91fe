/** How the big screen stages the events of Lone Words. The comparison stages itself (`table/Spoken.svelte`). */
import type { Cue } from '$/contract/cue';
import { lastRound } from '$/stage/cues';
import { JOKER } from './table/spelling';
import type { Event, View } from './wire';
import type { Minute } from '$/contract/game';
import { loud, say } from '$/lib/words/messages.svelte';

export function stage(event: Event, { rounds, scores }: Pick<View, 'rounds' | 'scores'>): readonly Cue[] {
  if (event.t !== 'dice-rolled') return [];
  const isLast = rounds > 1 && event.round === rounds && scores.length > 1;
  return isLast ? [{ t: 'curtain' }, lastRound(scores)] : [{ t: 'curtain' }];
}

/** Everybody writes with the same dice. On paper, and over days, there is no such minute. */
export function minute({ phase, finished, dice, scores, gone, words_a_round }: View): Minute | null {
  if (phase.t !== 'writing' || phase.seat !== null || phase.copying || !dice.length) return null;
  return {
    seats: scores.flatMap((_, seat) => (gone.includes(seat) ? [] : [seat])),
    done: finished,
    tiles: dice.map(({ letter }) =>
      letter === JOKER ? { letter: '★', tone: 'yellow' } : { letter: loud(letter) },
    ),
    says: say('lone-minute', { of: words_a_round }),
  };
}
