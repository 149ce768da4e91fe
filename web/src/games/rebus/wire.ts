/** Letters Rebus' share of the wire, under short names. */
import type {
  RebusBuildView,
  RebusDieView,
  RebusPlaced,
  RebusReading,
  RebusTurnView,
  RebusView,
  Wire,
} from '$/wire.gen';

export type View = RebusView;
export type BuildView = RebusBuildView;
export type TurnView = RebusTurnView;
export type DieView = RebusDieView;
export type Placed = RebusPlaced;
export type Reading = RebusReading;
export type Event = Wire['games']['rebus']['event'];
export type Move = Wire['games']['rebus']['move'];
