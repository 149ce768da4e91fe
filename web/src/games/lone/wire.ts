/** Lone Words' share of the wire, under short names. */
import type { LoneCompared, LoneOutcome, LoneRow, LoneView, Wire } from '$/wire.gen';

export type View = LoneView;
export type Entry = LoneOutcome;
export type Row = LoneRow;
export type Compared = LoneCompared;
export type Event = Wire['games']['lone']['event'];
export type Move = Wire['games']['lone']['move'];
