/** Bookworm's wire types under short names. */
import type { View, Wire } from './wire.gen';

export type {
  Could,
  DieView as Die,
  LastView as Last,
  Line,
  Mark,
  Option,
  RoundReview,
  TurnReview,
  View,
  Spoken as Word,
} from './wire.gen';
export type Side = NonNullable<View['side']>;
export type Event = Wire['event'];
export type Move = Wire['move'];

/** The green die's number; the white ones come before it. */
export const SPECIAL = 7;
