/** What the server tells of a day: its solution, and what the player made of it. */
import type { Line } from '../wire';

export interface Solution {
  faces: { letters: string; dots: number }[];
  /** The card's categories: for each die words that take it. */
  ways: { category: Line; words: string[][]; points: number; bonus?: number }[];
}

export interface Made {
  line: number | null;
  /** Nobody picked a category in time, so the first one was taken. */
  by_clock?: boolean;
  named: { word: string; die: number; dots: number }[];
  /** What each die counts on top of its dots: hard categories earn more. Missing for days before that. */
  bonus?: number;
}
