import type { GameModule } from '$/contract/game';
import type { Row } from '$/contract/marks';
import { say } from '$/lib/words/messages.svelte';
import { signed } from './cipher/cipher';
import { day } from './daily/day';
import How from './How.svelte';
import { pad } from './pad';
import Review from './review/Review.svelte';
import Screen from './table/Screen.svelte';
import { unveiling } from './table/ending/unveiling.svelte';
import { lines } from './table/ending/lines';
import Between from './table/Between.svelte';
import { headline, isDone, ownSide } from './table/status';
import { swapped } from './swap';
import { sound, tell } from './tell';
import type { Event, ReviewData, View } from './wire';

/** The ladder of what went to and fro, and how it sounded. */
const shape = ({ teams }: View): Row[] =>
  teams.map(({ transmissions }) => ({
    marks: transmissions.map(({ side, score }) => ({
      sign: `${side === 'alien' ? '👽' : '🔭'}${signed(score)} `,
      form: 'rung',
      tone: side === 'alien' ? 'hue' : 'soft',
      label: signed(score),
    })),
  }));

/** The most points that a group can make. */
const ALL = 12;

/** "First contact 10/12" */
const reached = ({ mode, grade, teams }: View): string | null =>
  mode === 'coop' && grade ? `${say(`stars-grade-${grade}`)} ${teams[0]?.points.total ?? 0}/${ALL}` : null;

const reviewAt = (review: ReviewData, { round }: View): ReviewData => ({
  ...review,
  teams: review.teams.map((words) => words.filter((one) => one.round <= round)),
});

export default {
  Screen,
  How,
  tell,
  sound,
  turn: (view: View) => view.waiting,
  oneDevice: {
    secret: true,
    done: isDone,
    together: () => true,
    hand: (view: View) => ownSide(view)?.seats ?? [],
    Between,
  },
  untimed: true,
  extras: {
    review: { Review, at: reviewAt },
    ending: { unveils: true, veils: unveiling.veils.bind(unveiling), headline, lesson: true },
    afterwards: {
      shape,
      swapped,
      lines,
      reached,
      great: ({ t }: Event) => ['transmitted', 'message-scored', 'cipher-scored', 'game-ended'].includes(t),
    },
    pad,
    day,
  },
} as GameModule;
