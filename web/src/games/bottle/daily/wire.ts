/** The server's answer about a day: its solution and the player's result. */
export interface Solution {
  shakes: { letters: string[]; possible: number; some: string[] }[];
  /** Every word in its first second. */
  most: number;
}

export interface Made {
  answers: { word: string | null; points: number; mistakes: number }[];
}
