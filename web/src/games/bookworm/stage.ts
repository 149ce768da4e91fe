/** How the big screen stages Bookworm's events. */
import { loud, say } from '$/lib/words/messages.svelte';
import type { Ballot, Cue } from '$/contract/cue';
import { categoryName } from './table/names';
import type { Event, View } from './wire';

/** Points that win at the end of a round (BKW-18). */
const GOAL = 21;
/** Points of a good round: with this many missing, the next round may be the last. */
const WITHIN_REACH = 5;

function nearGoal(totals: readonly number[]): readonly Cue[] {
  const most = Math.max(0, ...totals);
  const needs = GOAL - most;
  if (needs <= 0 || needs > WITHIN_REACH) return [];
  return [{ t: 'match-point', seats: totals.flatMap((one, seat) => (one === most ? [seat] : [])), needs }];
}

export function stage(event: Event): readonly Cue[] {
  switch (event.t) {
    case 'dice-rolled':
      return [{ t: 'curtain' }];
    case 'took': {
      const { seat, word, source } = event.spoken;
      const letter = loud(word.charAt(0));
      return source === null ? [] : [{ t: 'stolen', seat, letter, word: loud(word) }];
    }
    case 'vote-ended': {
      const { word, fits, votes } = event;
      const says = say(fits ? 'bookworm-ruled-fits' : 'bookworm-ruled-not', { word: loud(word) });
      const ballot = { word, valid: fits, votes: votes as unknown as Ballot['votes'], says };
      return votes.length ? [{ t: 'votes', ballots: [ballot] }] : [];
    }
    case 'round-ended':
      return nearGoal(event.totals);
    default:
      return [];
  }
}

/** The question that a doubt puts to the table. */
export const question = ({ phase, said, category }: View): string | null =>
  phase.t === 'voting' && category
    ? say('bookworm-asks', { word: loud(said.at(-1)?.word ?? ''), category: categoryName(category) })
    : null;
