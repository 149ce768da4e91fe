/** The line that says what is going on and what you can do now. */
import { t } from '$/lib/words/i18n.svelte';
import { categoryName } from './names';
import { loud } from '$/lib/words/loud';
import { say } from '../texts';
import type { View } from '../wire';

/** `forAll`: one device for all, where "you" would be anybody, so that everyone is called by name. */
export function status(view: View, names: (seat: number) => string, forAll = false): string {
  const { phase } = view;
  const you = forAll ? null : view.you;
  const word = loud(view.last?.word.word ?? '');
  if (forAll && 'seat' in phase && phase.seat === view.you) {
    const name = names(phase.seat);
    if (phase.t === 'picking') return phase.changing ? say.pickNewOf(name) : say.pickOf(name);
    if (phase.t === 'turning-side') return say.sideOf(name);
    if (phase.t === 'naming') return say.yourTurnOf(name);
  }
  switch (phase.t) {
    case 'choosing':
      return say.choosing;
    case 'turning-card':
      return say.turningCard(names(phase.seat));
    case 'picking':
      if (phase.seat === you) return phase.changing ? say.pickYouNew : say.pickYou;
      return say.pick(names(phase.seat));
    case 'rolling':
      return say.rolling;
    case 'turning-side':
      return phase.seat === you ? say.sideYou : say.side(names(phase.seat));
    case 'naming':
      return phase.seat === you ? say.yourTurn : say.turn(names(phase.seat));
    case 'ending':
      return say.ending(names(phase.seat));
    case 'voting':
      if (view.last?.word.seat === you) return say.votingYou(word);
      return say.voting(word, view.category ? categoryName(view.category) : '');
    case 'swapping':
      return phase.seat === you ? say.swappingYou : say.swapping(names(phase.seat), word);
    case 'scored': {
      const score = view.sheet.at(-1);
      if (!score) return say.scored(view.round);
      const by = names(score.ended_by);
      return `${say.scored(score.round)}. ${score.has_failed ? say.failedBy(by) : say.endedBy(by)}.`;
    }
    case 'over':
      return t().over;
  }
}

/** Who is being waited for. */
export function active(view: View): number[] {
  const { phase } = view;
  if (phase.t === 'voting') return phase.vote.voters.filter((seat) => !phase.vote.voted.includes(seat));
  if (phase.t === 'over') return phase.winners;
  return 'seat' in phase && phase.t !== 'swapping' && phase.t !== 'ending' ? [phase.seat] : [];
}

/** How everyone sits around the table, as you see it: the next to play on your left, and on in a circle. */
export function around(seats: number, you: number): { far: number[]; near: number[] } {
  const after = (step: number): number => (you + step) % seats;
  const others = Array.from({ length: seats - 1 }, (_, at) => after(at + 1));
  if (seats < 5) return { far: others, near: [you] };
  return { far: others.slice(1, -1), near: [after(1), you, after(seats - 1)] };
}
