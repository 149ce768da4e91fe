/** The server's answer about a day: its solution and the player's result. */
export interface Solution {
  dice: string;
  bots: string[][];
  /** Words that no bot wrote, and what they would score. */
  best: { row: number; word: string }[];
  worth: number;
  /** What the bots are called; older days don't say. */
  names?: string[];
}

export interface Wrote {
  row: number;
  word: string;
  worth: number;
  why: 'alone' | 'shared' | 'no-word' | 'not-on-dice';
  reason: string;
  others: number;
  people: number;
  /** The names of the bots that wrote it, where the day knows them. */
  bots?: string[];
  points: number;
}

export interface Made {
  lines: Wrote[];
  others: number;
  people: number;
}
