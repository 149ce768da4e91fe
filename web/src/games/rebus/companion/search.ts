/**
 * A good crossword of these dice, looked for on the device while somebody waits: words laid across what lies, the most
 * promising layouts kept. The house's solver proves what is best; this one only says what it found.
 */
import type { Dictionary } from '$/pocket/dictionary';
import { keyOf, STAR, type Squares } from './score';
import type { Values } from './values';

const WIDTH = 60; // layouts that are followed at a time
const MOST_WORDS = 2_500;
const TRIES = 40; // ways on from one layout
const MIDDLE = 15;

interface Layout {
  squares: Squares;
  /** Squares on which a star lies. */
  stars: string[];
  words: string[];
  left: string;
  score: number;
}
interface Found {
  squares: Squares;
  stars: string[];
  score: number;
}

/** `isOver` is asked now and then: time is up. */
export function search(words: Dictionary, roll: string, values: Values, isOver: () => boolean): Found | null {
  const dearest = Math.max(...Object.values(values));
  const worth = (text: string): number =>
    [...text].reduce((sum, sign) => sum + (sign === STAR ? 0 : (values[sign] ?? dearest)), 0);
  const known = spellable(words, roll);
  const candidates = known.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_WORDS);
  const short = known.filter((word) => word.length < 4);
  const pool = [...new Set([...candidates, ...short])];
  const isWord = remembering((word) => words.isSpelling(word));
  const empty: Layout = { squares: {}, stars: [], words: [], left: roll, score: -worth(roll) };

  let layouts = ranked(
    pool.slice(0, 400).flatMap((word) => {
      const laid = lay(empty, word, MIDDLE, MIDDLE - (word.length >> 1), false, worth, isWord);
      return laid ? [laid] : [];
    }),
  );
  let best = layouts[0];
  while (layouts.length && !isOver()) {
    const next: Layout[] = [];
    for (const layout of layouts) {
      if (isOver()) break;
      next.push(...onward(layout, pool, worth, isWord));
    }
    layouts = ranked(next);
    if (layouts[0] && (!best || layouts[0].score > best.score)) best = layouts[0];
  }
  return best ?? null;
}

const ranked = (layouts: Layout[]): Layout[] => {
  const seen = new Set<string>();
  const fresh = layouts.filter(({ squares }) => {
    const shape = Object.entries(squares).map(String).sort().join(' ');
    return !seen.has(shape) && Boolean(seen.add(shape));
  });
  return fresh.sort((a, b) => b.score - a.score).slice(0, WIDTH);
};

/** Every word of the dictionary that these dice can make, perhaps with a letter that lies already. */
function spellable(words: Dictionary, roll: string): string[] {
  const found: string[] = [];
  const walk = (nodes: readonly number[], so_far: string, left: string): void => {
    if (so_far.length > 1 && words.isWord(nodes)) found.push(so_far);
    for (const letter of left.includes(STAR) ? words.letters : new Set(left)) {
      const on = words.step(nodes, letter);
      if (on.length) walk(on, so_far + letter, without(left, letter) ?? '');
    }
  };
  walk(words.begin(), '', roll);
  return [...new Set(found)];
}

/** The dice that are left when this letter is taken, if need be by a star. */
function without(dice: string, letter: string): string | null {
  const at = dice.indexOf(letter);
  const die = at < 0 ? dice.indexOf(STAR) : at;
  return die < 0 ? null : dice.slice(0, die) + dice.slice(die + 1);
}

/** The best ways to lay one more word across what lies. */
function onward(
  layout: Layout,
  pool: readonly string[],
  worth: (text: string) => number,
  isWord: (word: string) => boolean,
): Layout[] {
  const laid = Object.entries(layout.squares);
  const letters = new Set(Object.values(layout.squares));
  const found: Layout[] = [];
  for (const word of pool) {
    if (word.length > layout.left.length + 3 || layout.words.includes(word)) continue;
    for (const [at, letter] of new Set(word).size ? [...word].entries() : []) {
      if (!letters.has(letter)) continue;
      for (const [key, lying] of laid) {
        if (lying !== letter) continue;
        const [row = 0, col = 0] = key.split(',').map(Number);
        const down = Boolean(layout.squares[keyOf(row, col - 1)] ?? layout.squares[keyOf(row, col + 1)]);
        const one = lay(layout, word, down ? row - at : row, down ? col : col - at, down, worth, isWord);
        if (one) found.push(one);
      }
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, TRIES);
}

/** A word on the table, if its dice are there and all that it touches stays words (REB-07, REB-08). */
function lay(
  layout: Layout,
  word: string,
  row: number,
  col: number,
  down: boolean,
  worth: (text: string) => number,
  isWord: (word: string) => boolean,
): Layout | null {
  const at = (n: number): string => (down ? keyOf(row + n, col) : keyOf(row, col + n));
  if (layout.squares[at(-1)] || layout.squares[at(word.length)]) return null;
  const squares = { ...layout.squares };
  const [stars, fresh, words] = [[...layout.stars], [] as number[], [...layout.words, word]];
  let { left } = layout;
  for (const [n, letter] of [...word].entries()) {
    const lying = squares[at(n)];
    if (lying === letter) continue;
    const rest = lying ? null : without(left, letter);
    if (rest === null) return null;
    if (!left.includes(letter)) stars.push(at(n));
    left = rest;
    squares[at(n)] = letter;
    fresh.push(n);
  }
  if (!fresh.length) return null;
  let gained = worth(word);
  for (const n of fresh) {
    const cross = crossing(squares, down ? row + n : row, down ? col : col + n, !down);
    if (cross.length < 2) continue;
    if (words.includes(cross) || !isWord(cross)) return null;
    words.push(cross);
    gained += worth(cross);
  }
  const score = layout.score + gained + worth(layout.left) - worth(left);
  return { squares, stars, words, left, score };
}

/** The run through a square. */
function crossing(squares: Squares, row: number, col: number, down: boolean): string {
  const at = (n: number): string => squares[down ? keyOf(row + n, col) : keyOf(row, col + n)] ?? '';
  let run = at(0);
  for (let n = -1; at(n); n -= 1) run = at(n) + run;
  for (let n = 1; at(n); n += 1) run += at(n);
  return run;
}

function remembering(ask: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? ask(word);
    known.set(word, answer);
    return answer;
  };
}
