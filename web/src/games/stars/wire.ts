/** A Message from the Stars' share of the wire, under short names. */
import type {
  StarsCardView,
  StarsDeskView,
  StarsProposal,
  StarsSideView,
  StarsTeamView,
  StarsTransmission,
  StarsView,
  Wire,
} from '$/wire.gen';
import type { Chances } from './belief';
import type { Cipher, Group } from './cipher';

export type View = StarsView;
export type CardView = StarsCardView;
export type DeskView = StarsDeskView;
export type Proposal = StarsProposal;
export type SideView = StarsSideView;
export type Side = StarsSideView['side'];
export type TeamView = StarsTeamView;
export type Transmission = StarsTransmission;
export type Phase = StarsView['phase'];
export type Grade = NonNullable<StarsView['grade']>;
export type Event = Wire['games']['stars']['event'];
export type Move = Wire['games']['stars']['move'];
export type Verdict = 'maybe' | 'is' | 'not';

/** What `GET /api/tables/{code}/review` says: for each team what its Scientists learned, in order. */
export interface Told {
  team: number;
  side: Side;
  round: number;
  word: string;
  score: number;
  bits: number;
  expected: number;
  ciphers: number;
  entropy: number;
  letters: Record<string, Record<Group, number>>;
  guess: Cipher;
  better: { word: string; bits: number }[];
}
export interface ReviewData {
  cipher: Cipher;
  ciphers: number;
  entropy: number;
  teams: Told[][];
}
export type { Chances };
