/** The wire types of Lone Words under short names. */
import type { Wire } from './wire.gen';

export type { Outcome, RoundReview, Row, View } from './wire.gen';
export type Event = Wire['event'];
export type Move = Wire['move'];
