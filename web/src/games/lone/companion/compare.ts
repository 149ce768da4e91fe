/** Everyone's words side by side, as in src/parlour/games/lone/rules.py; tests/rules/beside-cases.json binds both. */
import { POINTS, ROWS } from '../sheet';
import { JOKER, useOf } from '../table/spelling';
import { lettersOf } from '$/lib/words/letters';

export interface Round {
  /** What the letter dice show. Empty if nobody typed it in; then it is not checked. */
  letters: string;
  words: Record<number, string[]>;
  /** Words that the table or the dictionary rejected, by their letters. */
  struck: string[];
  /** Squares of the rows that get a 0 for missing words (LON-12). */
  given: Record<number, number[]>;
}
export type Why =
  'alone' | 'shared' | 'earlier' | 'own-repeat' | 'no-word' | 'not-on-dice' | 'no-row' | 'twice';

export interface Outcome {
  word: string;
  points: number;
  why: Why;
  /** The other players who wrote it, now or earlier. */
  by: number[];
}
export const nothing = (): Round => ({ letters: '', words: {}, struck: [], given: {} });

export const spelled = (word: string): string => lettersOf(word).join('');

/** Three words in each of four rounds; with two players four words in each of three (LON-09, LON-20, LON-23). */
export const wordsARound = (people: number): number => (people === 2 ? 4 : 3);
export const roundsOf = (people: number): number => (people === 2 ? 3 : 4);

/** Each die is used once, and the joker stands for one missing letter (LON-07). */
function canMake(word: string, dice: string): boolean {
  const letters = lettersOf(dice);
  return !letters.length || !useOf(word, [...letters, JOKER]).missing.length;
}

const isWritten = ({ why }: Outcome): boolean => ['alone', 'shared', 'earlier', 'own-repeat'].includes(why);
const takesRow = ({ why }: Outcome): boolean => why !== 'no-row' && why !== 'twice';

/** By person. */
type Laid = Record<number, Outcome[]>;

interface Sheets {
  /** By round and person: the outcome of each line. */
  outcomes: Laid[];
  /** By round and person: the rows that got a 0. */
  given: Record<number, number[]>[];
  /** Rows that are free after the last round, by their squares. */
  free: Record<number, number[]>;
}

export function compare(rounds: readonly Round[], ids: readonly number[], ownRepeats = true): Sheets {
  const free: Record<number, number[]> = Object.fromEntries(ids.map((id) => [id, [...ROWS]]));
  const sheets: Sheets = { outcomes: [], given: [], free };
  for (const round of rounds) {
    const laid: Laid = Object.fromEntries(
      ids.map((id) => [id, lines(round, id, ids.length, free[id] ?? [])]),
    );
    const found: Laid = {};
    const given: Record<number, number[]> = {};
    for (const id of ids) {
      const own = (laid[id] ?? []).map((line) => judged(line, id, round, laid, sheets.outcomes, ownRepeats));
      const missing = wordsARound(ids.length) - own.filter(takesRow).length;
      found[id] = own;
      given[id] = giveUp(round, id, missing, free[id] ?? []);
    }
    sheets.outcomes.push(found);
    sheets.given.push(given);
  }
  return sheets;
}

/** The words on rows before the comparison, without used rows. */
function lines(round: Round, id: number, people: number, free: number[]): Outcome[] {
  const seen = new Set<string>();
  const words = (round.words[id] ?? []).filter((word) => spelled(word)).slice(0, wordsARound(people));
  return words.map((word) => {
    const line: Outcome = { word, points: 0, why: 'alone', by: [] };
    if (seen.has(spelled(word))) return { ...line, why: 'twice' };
    seen.add(spelled(word));
    const row = free.indexOf(spelled(word).length);
    if (row < 0) return { ...line, why: 'no-row' };
    free.splice(row, 1);
    return line;
  });
}

/**
 * A unique word scores (LON-15), one that others have now (LON-16) or had before (LON-17) does not. For a player's own
 * repeated word see LON-18.
 */
function judged(
  line: Outcome,
  id: number,
  round: Round,
  laid: Laid,
  before: readonly Laid[],
  ownRepeats: boolean,
): Outcome {
  const word = spelled(line.word);
  if (!takesRow(line)) return line;
  if (!canMake(word, round.letters)) return { ...line, why: 'not-on-dice' };
  if (round.struck.includes(word)) return { ...line, why: 'no-word' };
  const wrote = (lines: readonly Outcome[] = [], is: (line: Outcome) => boolean): boolean =>
    lines.some((other) => is(other) && spelled(other.word) === word);
  const others = Object.keys(laid)
    .map(Number)
    .filter((other) => other !== id);
  const now = others.filter((other) => wrote(laid[other], takesRow));
  if (now.length) return { ...line, why: 'shared', by: now };
  const earlier = others.filter((other) => before.some((past) => wrote(past[other], isWritten)));
  if (earlier.length) return { ...line, why: 'earlier', by: earlier };
  if (!ownRepeats && before.some((past) => wrote(past[id], isWritten))) return { ...line, why: 'own-repeat' };
  return { ...line, points: POINTS[word.length] ?? 0 };
}

/** A 0 on as many free rows as words are missing (LON-11): those that were chosen, else the cheapest (LON-12). */
function giveUp(round: Round, id: number, missing: number, free: number[]): number[] {
  const rows: number[] = [];
  for (let at = 0; at < missing && free.length; at += 1) {
    const row = Math.max(0, free.indexOf(round.given[id]?.[at] ?? 0));
    rows.push(...free.splice(row, 1));
  }
  return rows;
}

export const pointsOf = (outcomes: readonly Outcome[] = []): number =>
  outcomes.reduce((sum, { points }) => sum + points, 0);

export const total = (sheets: Sheets, id: number): number =>
  sheets.outcomes.reduce((sum, round) => sum + pointsOf(round[id]), 0);

/** The highest total (LON-20), then the better final round (LON-21); still tied, the win is shared (LON-22). */
export function winners(sheets: Sheets, ids: readonly number[]): number[] {
  const last = sheets.outcomes.at(-1) ?? {};
  const standing = (id: number): number => 1000 * total(sheets, id) + pointsOf(last[id]);
  const best = Math.max(...ids.map(standing));
  return ids.filter((id) => standing(id) === best);
}
