import './cards.css';
import { bars, rowPerSeat } from '$/contract/marks';
import type { GameModule } from '$/contract/game';
import { day } from './daily/day';
import { pad } from './pad';
import Review from './review/Review.svelte';
import Screen from './table/Screen.svelte';
import { active } from './table/status';
import { question, stage } from './stage';
import { sound, tell } from './tell';
import type { Event, RoundReview, View } from './wire';

/** A shared device goes to the player who must choose or name a word, and stays there during votes. */
const holder = ({ phase }: View): number | null =>
  phase.t === 'picking' || phase.t === 'turning-side' || phase.t === 'naming' ? phase.seat : null;

/** The points of each round. */
const shape = rowPerSeat(({ sheet, totals }: View) => {
  const most = Math.max(0, ...sheet.flatMap(({ points }) => points));
  return totals.map((_, seat) =>
    bars(
      sheet.map(({ points }) => points[seat] ?? 0),
      most,
    ),
  );
});

export default {
  Screen,
  tell,
  sound,
  turn: active,
  oneDevice: { secret: false, holder },
  extras: {
    review: {
      Review,
      at: (review: RoundReview[], { round }: View) => review.filter(({ score }) => score.round === round),
    },
    ending: { lesson: true },
    afterwards: {
      shape,
      great: ({ t }: Event) => ['taken-back', 'round-ended', 'game-ended'].includes(t),
    },
    pad,
    day,
    stage,
    question,
  },
} as GameModule;
