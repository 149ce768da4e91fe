/** What the server's review of a rebus game holds: a turn each. */
import type { Placed } from '../wire';

export interface TurnReview {
  round: number;
  seat: number;
  roll: string;
  reached: number;
  /** The layout that counted. */
  words: { word: string; points: number }[];
  best: number;
  /** No layout of this roll scores more; more than `best` where nothing was proven. */
  bound: number;
  share: number;
  placed: Placed[];
  across: string[];
  down: string[];
  everyday: { score: number; placed: Placed[]; across: string[]; down: string[] };
}
