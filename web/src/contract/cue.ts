/** Moments of a game that the big screen stages. They are plain data: one overlay draws them, sounds and the announcer
 * follow them, and phones use them to know when to say "look up". */
import type { Component } from 'svelte';

export interface Ballot {
  word: string;
  valid: boolean;
  votes: readonly (readonly [seat: number, valid: boolean])[];
  /** How the game says how it ended. Default: "TEN counts". */
  says?: string;
}

/** A picture of a game's own, at full size. */
export interface Scene {
  t: 'scene';
  Picture: Component<{ shows: never }>;
  /** The content of the picture. */
  shows: unknown;
  seat: number;
  points: number;
  /** The word of the round, if it is here. */
  word?: string | undefined;
}

export type Cue =
  /** Somebody was first at the buzzer. */
  | { t: 'name'; seat: number }
  /** A word that does not count, and how many diamonds it cost. */
  | { t: 'wrong'; seat: number; word: string; why: string; gems: number }
  | { t: 'lost'; seat: number; gems: number }
  /** "There is none!": a drum roll until somebody proves it wrong. */
  | { t: 'none'; seat: number }
  | { t: 'votes'; ballots: readonly Ballot[] }
  | { t: 'stolen'; seat: number; letter: string; word: string }
  | { t: 'match-point'; seats: readonly number[]; needs: number }
  | { t: 'last-round'; leader: number | null; by: number }
  | Scene
  | { t: 'winners'; seats: readonly number[]; scores: readonly number[]; moment: string | null }
  /** A new round: pending cues are dropped. */
  | { t: 'curtain' };

/** The cues of one of a game's own events. */
export type CuesOfGame = (event: never, view: never) => readonly Cue[];

const MILLIS: Record<Cue['t'], number> = {
  name: 1400,
  wrong: 2600,
  lost: 2000,
  none: 10_000,
  votes: 2400,
  stolen: 2000,
  'match-point': 2600,
  'last-round': 2600,
  scene: 4000,
  winners: 9000,
  curtain: 0,
};
/** From one vote to the next. */
export const VOTE_MS = 450;
const MORE_BALLOTS_MS = 600;

/** How long a cue takes. */
export function millisOf(cue: Cue): number {
  if (cue.t !== 'votes') return MILLIS[cue.t];
  const turns = Math.max(0, ...cue.ballots.map(({ votes }) => votes.length));
  return MILLIS.votes + turns * VOTE_MS + (cue.ballots.length - 1) * MORE_BALLOTS_MS;
}

/** Whether it fills the screen. Other cues leave the game visible, because somebody may be racing. */
export const isWhole = ({ t }: Cue): boolean =>
  t === 'name' || t === 'votes' || t === 'scene' || t === 'winners';
