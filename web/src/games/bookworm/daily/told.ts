/** What the server tells of a day: its solution, and what the player made of it. */
import type { Line } from '../wire';

export interface Solution {
  faces: { letters: string; dots: number }[];
  /** The card's categories: for each die words that take it. */
  ways: { category: Line; words: string[][]; points: number; bonus?: number }[];
}

export interface Told {
  line: number | null;
  named: { word: string; die: number; dots: number }[];
  /** What each die counts on top of its dots: hard categories earn more. Missing for days before that. */
  bonus?: number;
}
