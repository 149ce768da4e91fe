/** What the server tells of a day: its solution, and what the player made of it. */
interface Category {
  level: 'green' | 'yellow' | 'red';
  en: string;
  uk: string;
}

export interface Solution {
  faces: { letters: string; dots: number }[];
  /** The card's categories: for each die words that take it. */
  ways: { category: Category; words: string[][]; points: number }[];
}

export interface Told {
  line: number | null;
  named: { word: string; die: number; dots: number }[];
}
