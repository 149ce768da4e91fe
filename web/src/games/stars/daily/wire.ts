/** The server's answer about a day: its solution and the player's result. */
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
