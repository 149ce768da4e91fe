/** A word check of a crossword with the dictionary on this device. The best layout needs the server. */
import type { Dictionary } from '$/pocket/dictionary';
import { read, type Reading, type Squares } from './score';
import type { Values } from './values';

/** The server's answer (src/parlour/games/rebus/beside.py). */
export interface Answer {
  words: { word: string; fault: string; of: string }[];
  legal: boolean;
  total: number;
  best: { score: number; bound: number; rows: string[] } | null;
}
export interface Question {
  roll: string;
  squares: Squares;
  values: Values;
}

/** Judges the words and counts the points. `best` is always null. */
export function check(words: Dictionary, { roll, squares, values }: Question): Answer {
  const laid: Squares = Object.fromEntries(Object.entries(squares).filter(([, letter]) => letter));
  const reading = read(roll, laid, values);
  const judged = reading.runs.map(({ word, isTwice }) => {
    if (isTwice) return { word, fault: 'twice', of: '' };
    if (words.isSpelling(word)) return { word, fault: '', of: '' };
    const reason = words.verdict(word).reason;
    return { word, fault: reason?.code ?? 'unknown', of: reason?.of ?? '' };
  });
  const legal = isLegal(words, reading);
  const total = legal ? reading.total : bestPart(words, roll || Object.values(laid).join(''), laid, values);
  return { words: judged, legal, total, best: null };
}

const isLegal = (words: Dictionary, { runs, apart }: Reading): boolean =>
  !apart.length && runs.every(({ word, isTwice }) => !isTwice && words.isSpelling(word));

/** Returns the points of the best legal part (REB-11). Tries every part: fifteen dice have 32,768. */
function bestPart(words: Dictionary, roll: string, squares: Squares, values: Values): number {
  const laid = Object.entries(squares);
  let best = read(roll, {}, values).total;
  for (let part = 1; part < 1 << laid.length; part += 1) {
    const legal = Object.fromEntries(laid.filter((_, at) => (part >> at) & 1));
    const reading = read(roll, legal, values);
    if (reading.total > best && isLegal(words, reading)) best = reading.total;
  }
  return best;
}
