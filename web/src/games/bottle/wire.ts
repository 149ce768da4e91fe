/** What Message in a Bottle says on the wire. */

export type Effect = 'base' | 'neck' | 'yellow' | 'cover';
export type Colour = 'yellow' | 'turquoise' | 'dark-blue';

export interface DieView {
  colour: Colour;
  letter: string;
  distance: number;
}

export interface VoteView {
  voters: number[];
  voted: number[];
}

export type PhaseView =
  | { t: 'shaking' }
  | { t: 'open' }
  | { t: 'claimed'; seats: number[]; word: string | null }
  | { t: 'denied'; caller: number }
  | { t: 'to-beat'; seats: number[]; words: string[]; length: number }
  | { t: 'covering'; seat: number; words: (string | null)[] }
  | { t: 'voting'; word: string; speakers: number[]; vote: VoteView; appeal: boolean }
  | { t: 'settled'; winners: number[]; words: string[]; possible: number; shortest: string[] }
  | { t: 'over'; winners: number[] };

export interface View {
  you: number | null;
  round: number;
  dice: DieView[];
  effect: Effect | null;
  phase: PhaseView;
  diamonds: number[];
  reserve: number;
  out: number[];
  passed: number[];
  gone: number[];
  used: string[];
  rulings: { word: string; seat: number; right: boolean; until: number }[];
}

export interface Fault {
  code: string;
  of: string;
}

export type Event =
  | { t: 'shook'; round: number; roll: { letters: string[]; distances: number[]; effect: Effect } }
  | { t: 'spoke' | 'passed' | 'called-no-word' | 'covered-bottle' | 'seat-left'; seat: number }
  | { t: 'said'; seat: number; word: string; at: number }
  | { t: 'erred'; seat: number; word: string; fault: Fault; cost: number }
  | { t: 'refuted'; seat: number; cost: number }
  | { t: 'named'; seat: number; word: string; die: number }
  | { t: 'contested'; seats: number[]; length: number }
  | { t: 'awarded'; seat: number; diamonds: number }
  | { t: 'round-ended' | 'game-ended'; winners: number[] }
  | { t: 'vote-called'; word: string; seat: number; by: number | null }
  | { t: 'vote-ended'; word: string; valid: boolean; votes: [number, boolean][] }
  | { t: 'overturned'; word: string; valid: boolean };

export type Move =
  | { t: 'say'; word: string }
  | { t: 'call-no-word' | 'pass' | 'cover' }
  | { t: 'cast-vote'; valid: boolean }
  | { t: 'appeal'; word: string };
