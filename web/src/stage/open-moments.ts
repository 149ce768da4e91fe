/** Moments that last: a vote that is open, and minutes in which everybody works. They are read from the view of any game
 * that uses the shared court (`core/court`) and the shared rounds (`core/round`), so that games need not know about the
 * stage. */
import type { GameModule, Minute } from '$/contract/game';

export interface OpenVote {
  words: readonly string[];
  voters: readonly number[];
  /** Those who have nothing left to vote on. */
  voted: readonly number[];
}

interface Vote {
  voters: readonly number[];
  voted: readonly number[];
}
interface Phase {
  t?: string;
  word?: string;
  vote?: Vote;
  ballots?: readonly { word: string; vote: Vote }[];
  seat?: number | null;
  finished?: readonly number[];
  /** In games over days each player has their own time, so there is no common minute. */
  clocks?: readonly unknown[];
}

const phaseOf = (view: unknown): Phase => (view as { phase?: Phase } | null)?.phase ?? {};

export function openVote(view: unknown): OpenVote | null {
  const { word, vote, ballots = vote ? [{ word: word ?? '', vote }] : [] } = phaseOf(view);
  if (!ballots.length) return null;
  const voters = [...new Set(ballots.flatMap(({ vote }) => vote.voters))].sort((a, b) => a - b);
  const isOpen = (seat: number): boolean =>
    ballots.some(({ vote }) => vote.voters.includes(seat) && !vote.voted.includes(seat));
  const words = ballots.flatMap(({ word }) => (word ? [word] : []));
  return { words, voters, voted: voters.filter((seat) => !isOpen(seat)) };
}

/** The seats that are working now, by the game or the shared round. */
export function minuteOf(
  view: unknown,
  module: GameModule | null,
  seats: readonly { left: boolean }[],
  story: readonly { event: { t: string } }[],
): Minute | null {
  if (!view || !module) return null;
  if (module.extras?.minute)
    return module.extras.minute(
      view as never,
      story.map(({ event }) => event),
    );
  const { t, seat, finished, clocks } = phaseOf(view);
  if (t !== 'working' || seat !== null || !finished || clocks?.length) return null;
  return { seats: seats.flatMap(({ left }, at) => (left ? [] : [at])), done: finished };
}
