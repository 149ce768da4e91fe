/** The server's answer about a day: its solution and the player's result. */
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
  /** What each die earns on top of its dots: hard categories earn more. Missing in older days. */
  bonus?: number;
}
