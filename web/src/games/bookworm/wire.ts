/** Bookworm's share of the wire, under short names. */
import type { RoundScore, View, Wire } from './wire.gen';

export type {
  Could,
  DieView as Die,
  LastView as Last,
  Line,
  Mark,
  RoundScore,
  View,
  WordView as Word,
} from './wire.gen';
export type Side = NonNullable<View['side']>;
export type Event = Wire['event'];
export type Move = Wire['move'];

/** The green die's number; the white ones come before it. */
export const SPECIAL = 7;

/** What `GET /api/tables/{code}/review` says of a game. */
export interface Option {
  die: number;
  value: number;
  words: string[];
}
export interface TurnReview {
  round: number;
  seat: number;
  word: string | null;
  die: number | null;
  source: number | null;
  value: number | null;
  best: Option[];
}
export interface RoundReview {
  score: RoundScore;
  turns: TurnReview[];
  ways: [die: number, hands: (number | null)[]][];
}
