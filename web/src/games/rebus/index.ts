import { bars, grid, rowPerSeat } from '$/contract/marks';
import type { GameModule } from '$/contract/game';
import { day } from './daily/day';
import { pad } from './pad';
import Review from './review/Review.svelte';
import { unseen } from './review/unseen';
import { roll } from './roll';
import Screen from './table/Screen.svelte';
import { minute, stage } from './stage';
import { sound, tell } from './tell';
import type { Event, TurnReview, View } from './wire';

/** Layouts are open, so the best one is shown beside them. */
const between = (view: View): string | null =>
  view.phase.t === 'settled' ? `${view.round}.${view.phase.turns.map((turn) => turn.seat).join()}` : null;

/** Nothing is shown while the device is passed on. In turns everybody watches; otherwise layouts are secret at first. */
const secret = ({ phase, pace }: View): boolean =>
  phase.t === 'handing' ||
  (phase.t === 'building' && pace !== 'turns') ||
  (phase.t === 'rolling' && pace === 'together');
const done = ({ phase, you }: View): boolean =>
  phase.t === 'building' && you !== null && phase.finished.includes(you);

const turn = ({ phase, pace }: View): readonly number[] => {
  if (phase.t !== 'building') return [];
  return pace === 'tomorrow' ? phase.seats.filter((seat) => !phase.finished.includes(seat)) : phase.seats;
};

/** The points of each round. */
const totals = rowPerSeat(({ table }: View) => {
  const most = Math.max(0, ...table.flat().map((points) => points ?? 0));
  return table.map((row) => bars(row, most));
});

/** The sharer's best layout, or the best of all open ones; if none is known any more, the rounds. */
const shape: typeof totals = (view, names, events, mine) => {
  const turns = (events as Event[]).flatMap((event) => (event.t === 'scored' ? event.turns : []));
  const own = turns.filter(({ seat }) => mine === null || seat === mine);
  const best = own.toSorted((a, b) => b.points - a.points)[0];
  if (!best?.placed.length) return totals(view, names, events, mine);
  return grid(best.placed, mine === null ? `${names(best.seat)} ${best.points}` : '');
};

export default {
  Screen,
  tell,
  sound,
  turn,
  oneDevice: { secret, done, together: ({ phase }: View) => phase.t === 'settled' },
  extras: {
    review: {
      Review,
      isFirst: true,
      unseen,
      between,
      waits: ({ phase }: View) => (phase.t === 'settled' ? phase.appeal_until : null),
      at: (review: TurnReview[], { round }: View) => review.filter((one) => one.round <= round),
    },
    ending: { lesson: true },
    afterwards: {
      shape,
      great: ({ t }: Event) => ['scored', 'overturned', 'game-ended'].includes(t),
    },
    pad,
    day,
    roll,
    stage,
    minute,
  },
} as GameModule;
