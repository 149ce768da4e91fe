/** The public state of a game at one table of a class: its round, the points, and who leads. */
import { isLastRound } from '$/lib/state/onward.svelte';
import type { SeatView, ViewMessage } from '$/lib/net/wire';

/** The fields of our games' views that hold public points. */
interface Public {
  round?: number;
  rounds?: number;
  scores?: number[];
  totals?: number[];
  diamonds?: number[];
  mode?: string;
  /** Lists of seats that are done, or that are not. */
  finished?: number[];
  waiting?: number[];
  phase?: Phase | string;
}

interface Phase {
  finished?: number[];
  ready?: number[];
  /** Points of the round that is shown, which are not in the totals yet. */
  turns?: { seat: number; points: number }[];
}

const phaseOf = ({ phase }: Public): Phase => (typeof phase === 'object' ? phase : {});

const publicOf = (view: ViewMessage): Public => (view.view ?? {}) as Public;

/** The current round, and the number of rounds if it is fixed. */
export function roundOf(view: ViewMessage): { round: number; rounds: number | undefined } | null {
  const { round, rounds } = publicOf(view);
  return view.status === 'playing' && round ? { round, rounds } : null;
}

/** The suffix of the message `club-state-…` for what a table is doing now. */
export const stateOf = (view: ViewMessage): string =>
  view.paused ? 'paused' : isReady(view) ? 'rests' : view.status;

/** The seats of those who have not left. */
export const seatsOf = ({ seats }: ViewMessage): { seat: SeatView; at: number }[] =>
  seats.flatMap((seat, at) => (seat.left ? [] : [{ seat, at }]));

/** Points by seat; null if the game has none yet. */
export function pointsOf(view: ViewMessage): number[] | null {
  const own = publicOf(view);
  if (view.status === 'lobby') return null;
  if (view.result) return view.result.scores;
  const { turns = [] } = phaseOf(own);
  return (
    (own.scores ?? own.totals ?? own.diamonds)?.map((points, seat) =>
      turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.points : 0), points),
    ) ?? null
  );
}

/** The seats with the most points. Nobody leads with 0 points, or in co-op. */
export function leadersOf(view: ViewMessage): number[] {
  if (publicOf(view).mode === 'coop') return [];
  const points = pointsOf(view) ?? [];
  const most = Math.max(0, ...points);
  if (view.result) return most ? [...view.result.winners] : [];
  return most ? points.flatMap((one, seat) => (one === most && !view.seats[seat]?.left ? [seat] : [])) : [];
}

/** The seats that have done their part of the round, or are ready for the next one. */
export function readyOf(view: ViewMessage): number[] {
  if (view.status !== 'playing') return [];
  const own = publicOf(view);
  const { finished, waiting } = own;
  const { finished: done, ready } = phaseOf(own);
  if (waiting) return view.seats.flatMap((_, seat) => (waiting.includes(seat) ? [] : [seat]));
  return ready ?? done ?? finished ?? [];
}

export interface Step {
  place: number;
  points: number;
  names: string[];
}

/** The ranking of all tables. Equal points share a place, co-op tables are one result, and nobody is ranked without a
 * point. */
export function rankingOf(views: readonly ViewMessage[]): Step[] {
  const results = views.flatMap((view) => {
    const scores = pointsOf(view) ?? [];
    const all = view.seats.flatMap((seat, at) =>
      seat.left ? [] : [{ name: seat.name, points: scores[at] ?? 0 }],
    );
    if (publicOf(view).mode !== 'coop' || !all.length) return all;
    return [{ name: all.map(({ name }) => name).join(', '), points: all[0]?.points ?? 0 }];
  });
  const won = results.filter(({ points }) => points > 0);
  const levels = [...new Set(won.map(({ points }) => points))].sort((a, b) => b - a);
  return levels.map((points) => ({
    place: won.filter((one) => one.points > points).length + 1,
    points,
    names: won.filter((one) => one.points === points).map(({ name }) => name),
  }));
}

/** Whether all games that have begun are over. The class then looks at its podium. */
export const isOver = (views: readonly ViewMessage[]): boolean => {
  const begun = views.filter(({ status }) => status !== 'lobby');
  return begun.length > 0 && begun.every(({ status }) => status === 'over');
};

/** Whether all tables that play are between two rounds, so that the class looks at its ranking. */
export const isBetween = (views: readonly ViewMessage[]): boolean => {
  const playing = views.filter(({ status }) => status === 'playing');
  return playing.length > 0 && playing.every((view) => isReady(view));
};

/** Whether the round that is shown was the last one. */
export const isLast = (view: ViewMessage): boolean => isReady(view) && isLastRound(view.view);

/** Whether a table is between two rounds. */
export const isReady = (view: ViewMessage): boolean =>
  view.status === 'playing' && !view.paused && view.rest !== undefined;
