/** The bottle's wire types under short names. */
import type { View, Wire } from './wire.gen';

export type { Fault, View } from './wire.gen';
export type Effect = NonNullable<View['effect']>;
export type Event = Wire['event'];
export type Move = Wire['move'];
