/** The public state of a game at one table of a class: its round, the points, and who leads. */
import type { ViewMessage } from '$/lib/net/wire';

/** The fields of our games' views that hold public points. */
interface Public {
  round?: number;
  rounds?: number;
  scores?: number[];
  totals?: number[];
  diamonds?: number[];
  mode?: string;
}

const publicOf = (view: ViewMessage): Public => (view.view ?? {}) as Public;

/** The round that is played, and how many there are where that is fixed. */
export function roundOf(view: ViewMessage): { round: number; rounds: number | undefined } | null {
  const { round, rounds } = publicOf(view);
  return view.status === 'playing' && round ? { round, rounds } : null;
}

/** Points by seat; null if the game has none yet. */
export function pointsOf(view: ViewMessage): number[] | null {
  const { scores, totals, diamonds } = publicOf(view);
  if (view.status === 'lobby') return null;
  return view.result?.scores ?? scores ?? totals ?? diamonds ?? null;
}

/** The seats with the most points. Nobody leads with 0 points, or in co-op. */
export function leadersOf(view: ViewMessage): number[] {
  if (publicOf(view).mode === 'coop') return [];
  const points = pointsOf(view) ?? [];
  const most = Math.max(0, ...points);
  if (view.result) return most ? [...view.result.winners] : [];
  return most ? points.flatMap((one, seat) => (one === most && !view.seats[seat]?.left ? [seat] : [])) : [];
}

export interface Step {
  place: number;
  points: number;
  names: string[];
}

const PLACES = 3;

/** The best three results of all tables; equal points share a place. Where a table plays together it is one result. */
export function podiumOf(views: readonly ViewMessage[]): Step[] {
  const results = views.flatMap((view) => {
    const scores = view.status === 'over' ? (view.result?.scores ?? []) : [];
    const all = view.seats.flatMap((seat, at) =>
      seat.left ? [] : [{ name: seat.name, points: scores[at] ?? 0 }],
    );
    if (publicOf(view).mode !== 'coop' || !all.length) return all;
    return [{ name: all.map(({ name }) => name).join(', '), points: all[0]?.points ?? 0 }];
  });
  const won = results.filter(({ points }) => points > 0);
  const levels = [...new Set(won.map(({ points }) => points))].sort((a, b) => b - a);
  return levels.slice(0, PLACES).map((points, at) => ({
    place: at + 1,
    points,
    names: won.filter((one) => one.points === points).map(({ name }) => name),
  }));
}

/** Whether all games that have begun are over: then the class looks at its podium. */
export const isOver = (views: readonly ViewMessage[]): boolean => {
  const begun = views.filter(({ status }) => status !== 'lobby');
  return begun.length > 0 && begun.every(({ status }) => status === 'over');
};

/** Whether a table is between two rounds. */
export const isReady = (view: ViewMessage): boolean =>
  view.status === 'playing' && !view.paused && view.rest !== undefined;
