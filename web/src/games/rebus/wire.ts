/** The wire types of Letters Rebus under short names. */
import type { Wire } from './wire.gen';

export type { BuildView, DieView, Placed, Reading, TurnReview, TurnView, View } from './wire.gen';
export type Event = Wire['event'];
export type Move = Wire['move'];
