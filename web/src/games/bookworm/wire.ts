/** Bookworm's share of the wire, under short names. */
import type {
  BookwormDieView,
  BookwormLastView,
  BookwormLine,
  BookwormMark,
  BookwormRoundScore,
  BookwormView,
  BookwormWordView,
  Wire,
} from '$/wire.gen';

export type View = BookwormView;
export type Die = BookwormDieView;
export type Line = BookwormLine;
export type Last = BookwormLastView;
export type Mark = BookwormMark;
export type Word = BookwormWordView;
export type RoundScore = BookwormRoundScore;
export type Side = NonNullable<BookwormView['side']>;
export type Event = Wire['games']['bookworm']['event'];
export type Move = Wire['games']['bookworm']['move'];

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
