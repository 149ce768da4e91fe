/** Moves dice. It only knows positions; the server counts points. */
import { runOf } from '$/lib/words/direction';
import type { DieView, Placed } from '../wire';

export const STAR = '*';

export interface Square {
  row: number;
  col: number;
}

export type Layout = readonly Placed[];

export const at = (layout: Layout, { row, col }: Square): Placed | undefined =>
  layout.find((one) => one.row === row && one.col === col);

export const isIn = (square: Square, board: number): boolean =>
  square.row >= 0 && square.col >= 0 && square.row < board && square.col < board;

/** Lays a die. A die that is there already changes places with it, or goes back to the hand. */
export function lay(layout: Layout, die: number, square: Square, letter: string | null): Layout {
  const before = layout.find((one) => one.die === die);
  const there = at(layout, square);
  const rest = layout.filter((one) => one.die !== die && one !== there);
  const swapped =
    there && there.die !== die && before ? [{ ...there, row: before.row, col: before.col }] : [];
  return [...rest, ...swapped, { die, ...square, letter: letter ?? before?.letter ?? null }];
}

export const takeUp = (layout: Layout, die: number): Layout => layout.filter((one) => one.die !== die);

/** The dice that are still in the hand. */
export const inHand = (dice: readonly DieView[], layout: Layout): DieView[] =>
  dice.filter((die) => !layout.some((one) => one.die === die.id));

/** The die in the hand for a typed letter: one with that letter, else a star. */
export function dieFor(letter: string, hand: readonly DieView[]): DieView | undefined {
  return hand.find((die) => die.letter === letter) ?? hand.find((die) => die.letter === STAR);
}

export const step = ({ row, col }: Square, down: boolean, by = 1): Square =>
  down ? { row: row + by, col } : { row, col: col + by };

export const letterOn = (placed: Placed, dice: readonly DieView[]): string =>
  placed.letter ?? dice.find((die) => die.id === placed.die)?.letter ?? '';

/** The letter that a die stands for, in the hand or on the board, and its rolled face. */
export function shownOn(
  die: number,
  dice: readonly DieView[],
  layout: Layout,
): { letter: string; face: string } {
  const face = dice[die]?.letter ?? '';
  const placed = layout.find((one) => one.die === die);
  return { letter: placed ? letterOn(placed, dice) : face, face };
}

/** The part of the board that holds a layout, with a margin. */
export function frame(
  layout: Layout,
  board: number,
  margin: number,
): { top: number; left: number; rows: number; cols: number } {
  const middle = Math.floor(board / 2);
  const rows = layout.length ? layout.map((one) => one.row) : [middle];
  const cols = layout.length ? layout.map((one) => one.col) : [middle];
  const top = Math.max(0, Math.min(...rows) - margin);
  const left = Math.max(0, Math.min(...cols) - margin);
  return {
    top,
    left,
    rows: Math.min(board, Math.max(...rows) + margin + 1) - top,
    cols: Math.min(board, Math.max(...cols) + margin + 1) - left,
  };
}

/** In which direction words across run, and where a column is drawn, counted from the left, or the other way round. */
export function lineOf(
  dice: readonly DieView[],
  cols: number,
): { run: 'ltr' | 'rtl'; place: (col: number) => number } {
  const run = runOf(dice.map((die) => die.letter).join(''));
  return { run, place: (col) => (run === 'rtl' ? cols - 1 - col : col) };
}

/** The wire format: plain dice have no `letter`. */
export const toSend = (layout: Layout): Placed[] =>
  layout.map(({ die, row, col, letter }) => (letter ? { die, row, col, letter } : { die, row, col }));

export const same = (a: Layout, b: Layout): boolean => {
  const key = (layout: Layout): string =>
    [...layout]
      .sort((one, other) => one.die - other.die)
      .map((one) => `${one.die}:${one.row}:${one.col}:${one.letter ?? ''}`)
      .join();
  return key(a) === key(b);
};
