/** Where a key leads on the console: rows of letters, laid out in columns of so many rows each. */
export interface Place {
  row: number;
  /** 0: the letter's head, then its groups. */
  column: number;
}
const LAST = 3;

export function stepTo(key: string, from: Place, letters: readonly string[], rows: number): Place | null {
  const { row, column } = from;
  const within = (to: number, at = column): Place | null =>
    to >= 0 && to < letters.length ? { row: to, column: at } : null;
  switch (key) {
    case 'ArrowUp':
      return within(row - 1);
    case 'ArrowDown':
      return within(row + 1);
    case 'ArrowLeft':
      return column ? within(row, column - 1) : within(row - rows, LAST);
    case 'ArrowRight':
      return column < LAST ? within(row, column + 1) : within(row + rows, 0);
    case 'Home':
      return within(0);
    case 'End':
      return within(letters.length - 1);
    default: {
      const typed = letters.indexOf(key.toLocaleUpperCase());
      return typed < 0 ? null : within(typed);
    }
  }
}
