/** The wire types of A Message from the Stars under short names. */
import type { SideView, View, Wire } from './wire.gen';

export type {
  CardView,
  DeskView,
  Learned,
  Proposal,
  Review,
  SideView,
  TeamView,
  Transmission,
  View,
} from './wire.gen';
export type Side = SideView['side'];
export type Phase = View['phase'];
export type Grade = NonNullable<View['grade']>;
export type Event = Wire['event'];
export type Move = Wire['move'];
export type Verdict = 'maybe' | 'is' | 'not';
