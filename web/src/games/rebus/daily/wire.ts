/** The server's answer about a day: its solution and the player's result. */
import type { Layout } from '../table/layout';

interface Best {
  score: number;
  placed: Layout;
  across: string[];
  down: string[];
}

export interface Solution extends Best {
  roll: string;
  values: Record<string, number>;
  /** No layout scores more: where it is the score, that is proven. */
  bound: number;
  everyday: Best;
}

export interface Made {
  points: number;
  placed: Layout;
  words: { word: string; points: number }[];
}
