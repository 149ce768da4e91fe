/** What the server tells of a day: its solution, and what the player made of it. */
export interface Groups {
  trust: string;
  amplify: string;
  suspicion: string;
}

export interface Solution {
  cipher: Groups;
  /** Each word with its score, and how many ciphers were left after it. */
  heard: { word: string; score: number; left: number }[];
}

export interface Made {
  letters: Groups | null;
  /** In trust, amplify and suspicion. */
  right: [number, number, number];
}
