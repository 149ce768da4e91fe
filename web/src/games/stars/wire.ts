/** A Message from the Stars' share of the wire, under short names. */
import type { Chances } from './cipher/belief';
import type { Cipher, Group } from './cipher/cipher';
import type { SideView, View, Wire } from './wire.gen';

export type { CardView, DeskView, Proposal, SideView, TeamView, Transmission, View } from './wire.gen';
export type Side = SideView['side'];
export type Phase = View['phase'];
export type Grade = NonNullable<View['grade']>;
export type Event = Wire['event'];
export type Move = Wire['move'];
export type Verdict = 'maybe' | 'is' | 'not';

/** What `GET /api/tables/{code}/review` says: for each team what its Scientists learned, in order. */
export interface Learned {
  team: number;
  side: Side;
  round: number;
  word: string;
  score: number;
  bits: number;
  expected: number;
  before: number;
  ciphers: number;
  entropy: number;
  letters: Record<string, Record<Group, number>>;
  guess: Cipher;
  by: number | null;
}
export interface ReviewData {
  cipher: Cipher;
  ciphers: number;
  entropy: number;
  teams: Learned[][];
}
export type { Chances };
