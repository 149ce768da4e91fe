import { rowPerSeat, square } from '$/contract/marks';
import type { GameModule } from '$/contract/game';
import { day } from './daily/day';
import Review from './review/Review.svelte';
import { unseen } from './review/unseen';
import { roll } from './roll';
import Screen from './table/Screen.svelte';
import { show } from './table/show.svelte';
import { minute, stage } from './stage';
import { sound, tell } from './tell';
import type { Event, View } from './wire';

/** The comparison is open down to its last row, so the best words are shown beside it. */
const between = (view: View): string | null =>
  view.phase.t === 'compared' && !show.isRunning(view) ? `${view.round}` : null;

/** Words are secret until the comparison, and public after it. */
const secret = ({ phase }: View): boolean =>
  phase.t !== 'rolling' && phase.t !== 'compared' && phase.t !== 'voting' && phase.t !== 'over';
const done = ({ phase, finished, you }: View): boolean =>
  phase.t === 'writing' && you !== null && finished.includes(you);

const turn = ({ phase, finished, you }: View): readonly number[] =>
  phase.t === 'writing' && you !== null && !finished.includes(you) ? [you] : [];

/** The sheet's squares: unique, not unique, or empty. */
const shape = rowPerSeat(({ rows, sheets }: View) =>
  sheets.map((sheet) =>
    rows.map((_, at) => {
      const entry = sheet.find(({ row }) => row === at);
      return square(!entry ? 'empty' : entry.points ? 'good' : 'bad');
    }),
  ),
);

export default {
  Screen,
  tell,
  sound,
  turn,
  oneDevice: { secret, done, together: ({ phase }: View) => phase.t === 'compared' },
  extras: {
    review: {
      Review,
      between,
      unseen,
      at: (review: { round: number }[], { round }: View) => review.filter((one) => one.round <= round),
    },
    ending: { veils: show.veils.bind(show), lesson: true },
    afterwards: {
      shape,
      great: ({ t }: Event) => ['unveiled', 'overturned', 'game-ended'].includes(t),
    },
    day,
    roll,
    stage,
    minute,
  },
} as GameModule;
