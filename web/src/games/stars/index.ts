import type { GameModule } from '$/contract/game';
import type { Row } from '$/contract/marks';
import { say } from '$/lib/words/messages.svelte';
import { signed } from './cipher/cipher';
import { day } from './daily/day';
import { minute } from './minute';
import { pad } from './pad';
import Review from './review/Review.svelte';
import Screen from './table/Screen.svelte';
import { STAGED, unveiling } from './table/ending/unveiling.svelte';
import { lines } from './table/ending/lines';
import Between from './table/Between.svelte';
import { headline, isDone, ownSide } from './table/status';
import { swapped } from './swap';
import { sound, tell } from './tell';
import type { Event, Review as Found, View } from './wire';

/** The transmissions to and fro, with their scores. */
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

/** "First contact 10 of 12", or "Team 1 10 of 12 · Team 2 8 of 12" */
const reached = ({ mode, grade, teams }: View): string | null => {
  if (mode !== 'coop')
    return teams
      .map((_, team) => `${say('stars-team', { team: team + 1 })} ${sumOf(teams[team])}`)
      .join(' · ');
  return grade ? `${say(`stars-grade-${grade}`)} ${sumOf(teams[0])}` : null;
};
const sumOf = (team: View['teams'][number] | undefined): string =>
  say('stars-of', { points: team?.points.total ?? 0, all: ALL });

const peopleOf = ({ teams }: View): number[][] =>
  teams.map(({ alien, scientists }) => [...alien.seats, ...scientists.seats]);

const reviewAt = (review: Found, { round }: View): Found => ({
  ...review,
  teams: review.teams.map((words) => words.filter((one) => one.round <= round)),
});

export default {
  Screen,
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
    ending: {
      unveils: true,
      veils: unveiling.veils.bind(unveiling),
      headline,
      teams: peopleOf,
      lesson: true,
    },
    afterwards: {
      shape,
      swapped,
      lines,
      reached,
      dwell: ({ t }: Event) => STAGED[t] ?? 0,
      great: ({ t }: Event) => ['transmitted', 'message-scored', 'cipher-scored', 'game-ended'].includes(t),
    },
    pad,
    day,
    minute,
  },
} as GameModule;
