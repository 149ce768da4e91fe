/**
 * A good crossword of these dice, looked for on the device while somebody waits: word by word, and of the layouts with
 * as many dice left the most promising ones are followed. The house's solver proves what is best; this one only says
 * what it found.
 */
import type { Dictionary } from '$/pocket/dictionary';
import { emptyBoard, nameOf, runsOf, shapeOf, squaresOf, type Board } from './board';
import type { Squares } from './score';
import { diceOf, Spellings } from './spellings';
import type { Values } from './values';
import { waysFrom, type Way } from './ways';

/** So many layouts with as many dice left are followed at first; every pass follows more. */
const [WIDTH, WIDER] = [1, 3];

export interface Layout {
  cells: Board;
  /** Squares on which a star lies. */
  stars: number[];
  left: Uint8Array;
  dice: number;
  score: number;
}
interface Found {
  squares: Squares;
  stars: string[];
  score: number;
}

/** `isOver` is asked before each layout that is followed: time is up. */
export function search(words: Dictionary, roll: string, values: Values, isOver: () => boolean): Found | null {
  const dearest = Math.max(...Object.values(values));
  const worth = [0, ...[...words.letters].map((letter) => values[letter] ?? dearest)];
  const worthOf = (letters: Iterable<number>): number =>
    [...letters].reduce((sum, one) => sum + (worth[one] ?? 0), 0);
  const spellings = new Spellings(words, roll);
  const left = diceOf(words.letters, roll);
  const unused = (dice: Uint8Array): number =>
    dice.reduce((sum, count, one) => sum + count * (worth[one] ?? 0), 0);
  const empty = { cells: emptyBoard(), stars: [], left, dice: roll.length, score: -unused(left) };
  let best: Layout | null = null;

  /** The word on the table, unless one stands there twice then (REB-08). */
  function laid({ from, start, step, letters }: Way): Layout | null {
    const [cells, dice, stars] = [from.cells.slice(), from.left.slice(), [...from.stars]];
    for (const [n, letter] of letters.entries()) {
      const at = start + n * step;
      if (cells[at]) continue;
      const die = dice[letter] ? letter : 0;
      if (!die) stars.push(at);
      dice[die] = (dice[die] ?? 0) - 1;
      cells[at] = letter;
    }
    const runs = runsOf(cells);
    if (new Set(runs.map(String)).size < runs.length) return null;
    const score = runs.reduce((sum, run) => sum + worthOf(run), 0) - unused(dice);
    return { cells, stars, left: dice, dice: dice.reduce((sum, count) => sum + count, 0), score };
  }

  /** One look: layouts by the dice that are left, from many to none. Was none left out? */
  function pass(width: number): boolean {
    const waiting: Way[][] = Array.from({ length: roll.length + 1 }, () => []);
    let isWhole = true;
    const follow = (layout: Layout): void => {
      for (const way of waysFrom(layout, spellings, worth)) waiting[way.dice]?.push(way);
    };
    follow(empty);
    for (let dice = roll.length - 1; dice >= 0; dice -= 1) {
      const seen = new Set<string>();
      for (const way of (waiting[dice] ?? []).sort((one, other) => other.score - one.score)) {
        if (isOver()) return true;
        isWhole &&= seen.size < width;
        if (seen.size >= width) break;
        const layout = laid(way);
        const shape = layout && shapeOf(layout.cells);
        if (!layout || !shape || seen.has(shape)) continue;
        seen.add(shape);
        if (!best || layout.score > best.score) best = layout;
        if (dice) follow(layout);
      }
    }
    return isWhole;
  }

  let width = WIDTH;
  while (!pass(width) && !isOver()) width *= WIDER;
  const found = best as Layout | null;
  if (!found) return null;
  return {
    squares: squaresOf(found.cells, words.letters),
    stars: found.stars.map(nameOf),
    score: found.score,
  };
}
