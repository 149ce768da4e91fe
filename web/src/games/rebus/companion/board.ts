/** Squares by number, with a letter's place in the alphabet on each, or 0. Fifteen dice never reach its edge. */
import { keyOf, type Squares } from './score';

export const SIDE = 33;
export const MIDDLE = (SIDE * SIDE) >> 1;
export type Board = Uint8Array;

export const emptyBoard = (): Board => new Uint8Array(SIDE * SIDE);

/** The rows and columns that something lies in: first and past the last. */
export function boxOf(cells: Board): { top: number; bottom: number; left: number; right: number } {
  const box = { top: SIDE, bottom: 0, left: SIDE, right: 0 };
  for (let at = 0; at < cells.length; at += 1) {
    if (!cells[at]) continue;
    const [row, col] = [Math.floor(at / SIDE), at % SIDE];
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row + 1);
    box.left = Math.min(box.left, col);
    box.right = Math.max(box.right, col + 1);
  }
  return box;
}

/** Two or more letters side by side, across and down. */
export function runsOf(cells: Board): number[][] {
  const found: number[][] = [];
  for (const step of [1, SIDE]) {
    for (let at = SIDE; at < cells.length - SIDE; at += 1) {
      if (!cells[at] || cells[at - step] || !cells[at + step]) continue;
      const run: number[] = [];
      for (let next = at; cells[next]; next += step) run.push(cells[next] ?? 0);
      found.push(run);
    }
  }
  return found;
}

/** The same wherever it lies. */
export function shapeOf(cells: Board): string {
  const { top, bottom, left, right } = boxOf(cells);
  let shape = '';
  for (let row = top; row < bottom; row += 1) {
    shape += `${String.fromCharCode(...cells.subarray(row * SIDE + left, row * SIDE + right))}/`;
  }
  return shape;
}

export const nameOf = (at: number): string => keyOf(Math.floor(at / SIDE), at % SIDE);

export function squaresOf(cells: Board, letters: string): Squares {
  const laid = [...cells.entries()].filter(([, letter]) => letter);
  return Object.fromEntries(laid.map(([at, letter]) => [nameOf(at), letters[letter - 1] ?? '']));
}
