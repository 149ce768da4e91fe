import { onCards } from '../../cipher/cipher';

/** Where keys move on the console: rows of letters, in columns of a given height, from left to right. */
export interface Place {
  row: number;
  /** 0: the letter's head, then its groups. */
  column: number;
}
const LAST = 3;

/** The row beside this one in the next or previous column, or that column's last row. */
function beside(row: number, columns: readonly number[], step: 1 | -1): number {
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, rows) => sum + rows, 0));
  const here = starts.findLastIndex((start) => start <= row);
  const [start, rows] = [starts[here + step], columns[here + step]];
  return start === undefined || !rows ? -1 : start + Math.min(row - (starts[here] ?? 0), rows - 1);
}

export function stepTo(
  key: string,
  from: Place,
  letters: readonly string[],
  columns: readonly number[],
): Place | null {
  const { row, column } = from;
  const within = (to: number, at = column): Place | null =>
    to >= 0 && to < letters.length ? { row: to, column: at } : null;
  switch (key) {
    case 'ArrowUp':
      return within(row - 1);
    case 'ArrowDown':
      return within(row + 1);
    case 'ArrowLeft':
      return column ? within(row, column - 1) : within(beside(row, columns, -1), LAST);
    case 'ArrowRight':
      return column < LAST ? within(row, column + 1) : within(beside(row, columns, 1), 0);
    case 'Home':
      return within(0);
    case 'End':
      return within(letters.length - 1);
    default: {
      const typed = letters.indexOf(onCards(key));
      return typed < 0 ? null : within(typed);
    }
  }
}
