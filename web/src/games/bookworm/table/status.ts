/** The line that says what is going on and what you can do now. */
import { categoryName } from './names';
import { loud, say } from '$/lib/words/messages.svelte';
import type { Judged } from '../offline';
import type { Line, View } from '../wire';

/** `forAll`: all share one device, so players are named instead of called "you". */
export function status(view: View, names: (seat: number) => string, forAll = false): string {
  const { phase } = view;
  const you = forAll ? null : view.you;
  const word = loud(view.last?.word.word ?? '');
  /** Whose turn it is, by name or as "you". Around one device all read it, so the holder is named too. */
  const turn = (id: 'picking' | 'turning-side' | 'naming', seat: number, isNew = false): string => {
    const own = isNew ? 'picking-new' : id;
    if (forAll && seat === view.you) return say(`bookworm-${own}-of`, { name: names(seat) });
    return seat === you ? say(`bookworm-${own}-you`) : say(`bookworm-${id}`, { name: names(seat) });
  };
  switch (phase.t) {
    case 'choosing':
      return say('bookworm-choosing');
    case 'turning-card':
      return say('bookworm-turning-card', { name: names(phase.seat) });
    case 'picking':
      return turn('picking', phase.seat, phase.changing);
    case 'rolling':
      return say('bookworm-rolling');
    case 'turning-side':
    case 'naming':
      return turn(phase.t, phase.seat);
    case 'ending':
      return say('bookworm-ending', { name: names(phase.seat) });
    case 'voting':
      if (view.last?.word.seat === you) return say('bookworm-voting-you', { word });
      return say('bookworm-voting', { word, category: view.category ? categoryName(view.category) : '' });
    case 'swapping':
      return phase.seat === you
        ? say('bookworm-swapping-you')
        : say('bookworm-swapping', { name: names(phase.seat), word });
    case 'scored': {
      const score = view.sheet.at(-1);
      if (!score) return say('bookworm-scored', { round: view.round });
      return say(score.has_failed ? 'bookworm-scored-failed' : 'bookworm-scored-last', {
        round: score.round,
        name: names(score.ended_by),
      });
    }
    case 'over':
      return say('event-game-ended', { count: 0, names: '' });
  }
}

/** What our lists decided about a doubted word in a game of two (BKW-32). */
export function decided(word: string, { fit, under }: Judged, category: Line | null): string {
  return say('bookworm-list-decided', {
    fit,
    word: loud(word),
    under: under ? categoryName(under) : 'none',
    category: category ? categoryName(category) : '',
  });
}

/** The players who are still to act. */
export function active(view: View): number[] {
  const { phase } = view;
  if (phase.t === 'voting') return phase.vote.voters.filter((seat) => !phase.vote.voted.includes(seat));
  if (phase.t === 'over') return phase.winners;
  return 'seat' in phase && phase.t !== 'swapping' && phase.t !== 'ending' ? [phase.seat] : [];
}

/** The seats around the table from your place: the next player is on your left, then on in a circle. */
export function around(seats: number, you: number): { far: number[]; near: number[] } {
  const after = (step: number): number => (you + step) % seats;
  const others = Array.from({ length: seats - 1 }, (_, at) => after(at + 1));
  if (seats < 5) return { far: others, near: [you] };
  return { far: others.slice(1, -1), near: [after(1), you, after(seats - 1)] };
}
