/** The bottle's share of the wire, under short names. */
import type { BottleFault, BottleView, Wire } from '$/wire.gen';

export type View = BottleView;
export type Fault = BottleFault;
export type Effect = NonNullable<BottleView['effect']>;
export type Event = Wire['games']['bottle']['event'];
export type Move = Wire['games']['bottle']['move'];
