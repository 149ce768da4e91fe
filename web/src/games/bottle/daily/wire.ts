/** What the server tells of a day: its solution, and what the player made of it. */
export interface Solution {
  shakes: { letters: string[]; possible: number; some: string[] }[];
  /** Every word in its first second. */
  most: number;
}

export interface Made {
  answers: { word: string | null; points: number; mistakes: number }[];
}
