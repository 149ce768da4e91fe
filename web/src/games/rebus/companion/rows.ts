/** A crossword as lines of text with `.` for empty squares, as the server reads and writes it. */
import { keyOf, type Squares } from './score';

export function rowsOf(squares: Squares): string[] {
  const laid = Object.keys(squares).filter((key) => squares[key]);
  if (!laid.length) return [];
  const places = laid.map((key) => key.split(',').map(Number) as [number, number]);
  const [rows, cols] = [places.map(([row]) => row), places.map(([, col]) => col)];
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from(
      { length: Math.max(...cols) - left + 1 },
      (_, col) => squares[keyOf(top + row, left + col)] || '.',
    ).join(''),
  );
}
