/** What the house answers about a crossword (src/parlour/games/rebus/beside.py), from the dictionary on this device. */
import type { Dictionary } from '$/pocket/dictionary';
import { rowsOf } from './rows';
import { DICE, read, type Reading, type Squares } from './score';
import { search } from './search';
import type { Values } from './values';

export interface Answer {
  words: { word: string; fault: string; of: string }[];
  legal: boolean;
  total: number;
  best: { score: number; bound: number | null; rows: string[] } | null;
}
export interface Question {
  roll: string;
  squares: Squares;
  values: Values;
}
const SECONDS = 4;

export function answer(
  words: Dictionary,
  { roll, squares, values }: Question,
  now = () => Date.now(),
): Answer {
  const laid: Squares = Object.fromEntries(Object.entries(squares).filter(([, letter]) => letter));
  const reading = read(roll, laid, values);
  const told = reading.runs.map(({ word, isTwice }) => {
    if (isTwice) return { word, fault: 'twice', of: '' };
    if (words.isSpelling(word)) return { word, fault: '', of: '' };
    const reason = words.verdict(word).reason;
    return { word, fault: reason?.code ?? 'unknown', of: reason?.of ?? '' };
  });
  const legal = isLegal(words, reading);
  const end = now() + 1000 * SECONDS;
  const found = roll.length < DICE ? null : search(words, roll, values, () => now() > end);
  return {
    words: told,
    legal,
    total: legal ? reading.total : bestPart(words, roll || Object.values(laid).join(''), laid, values),
    best: found && { score: found.score, bound: null, rows: shown(found.squares, found.stars) },
  };
}

const isLegal = (words: Dictionary, { runs, apart }: Reading): boolean =>
  !apart.length && runs.every(({ word, isTwice }) => !isTwice && words.isSpelling(word));

/** The points of the best legal part (REB-11): every part is tried, fifteen dice have 32,768. */
function bestPart(words: Dictionary, roll: string, squares: Squares, values: Values): number {
  const laid = Object.entries(squares);
  let best = read(roll, {}, values).total;
  for (let part = 1; part < 1 << laid.length; part += 1) {
    const kept = Object.fromEntries(laid.filter((_, at) => (part >> at) & 1));
    const reading = read(roll, kept, values);
    if (reading.total > best && isLegal(words, reading)) best = reading.total;
  }
  return best;
}

/** Capital letters, but small where a star lies. */
function shown(squares: Squares, stars: readonly string[]): string[] {
  const loud = Object.entries(squares).map(([key, letter]) => [
    key,
    stars.includes(key) ? letter : letter.toLocaleUpperCase(),
  ]);
  return rowsOf(Object.fromEntries(loud) as Squares);
}
