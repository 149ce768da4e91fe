/** What the server tells of a day: its solution, and what the player made of it. */
export interface Solution {
  dice: string;
  bots: string[][];
  /** What none of the bots wrote, and how much it would score. */
  best: { row: number; word: string }[];
  worth: number;
}

export interface Wrote {
  row: number;
  word: string;
  worth: number;
  why: 'alone' | 'shared' | 'no-word' | 'not-on-dice';
  reason: string;
  others: number;
  people: number;
  points: number;
}

export interface Told {
  lines: Wrote[];
  others: number;
  people: number;
}
