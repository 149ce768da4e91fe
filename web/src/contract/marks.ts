/** How a game went, as marks that reveal no word: one row for each player, team or grid line. */
export type Tone = 'good' | 'bad' | 'empty' | 'hue' | 'soft';

export interface Mark {
  /** In a text. */
  sign: string;
  /** In a picture. */
  form: 'square' | 'gem' | 'bar' | 'rung';
  tone: Tone;
  /** The height of a bar, from 0 to 1. */
  height?: number;
  /** Its label, if any. */
  label?: string;
}

export interface Row {
  name?: string;
  marks: Mark[];
}

const BARS = '▁▂▃▄▅▆▇█';
const SQUARES: Record<Tone, string> = { good: '🟩', bad: '🟥', empty: '⬜', hue: '🟫', soft: '🟨' };

/** Numbers as bar heights, so that a race can be read at a glance. 0 is the lowest bar. */
export function bars(numbers: readonly (number | null)[], most: number): Mark[] {
  return numbers.map((n) => {
    const height = Math.max(0, n ?? 0) / Math.max(1, most);
    const sign = BARS[Math.round(height * (BARS.length - 1))] ?? '';
    return { sign, form: 'bar', tone: 'hue', height, ...(n !== null && { label: `${n}`.replace('-', '−') }) };
  });
}

export const square = (tone: Tone): Mark => ({ sign: SQUARES[tone], form: 'square', tone });

/** The squares at these places, cropped from their board. `name`: their owner. */
export function grid(places: readonly { row: number; col: number }[], name?: string): Row[] {
  if (!places.length) return [];
  const rows = places.map(({ row }) => row);
  const cols = places.map(({ col }) => col);
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  const lies = new Set(places.map(({ row, col }) => `${row}.${col}`));
  const span = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 1 }, (_, n) => low + n);
  return span(top, Math.max(...rows)).map((row) => ({
    ...(name && row === top && { name }),
    marks: span(left, Math.max(...cols)).map((col) => square(lies.has(`${row}.${col}`) ? 'hue' : 'empty')),
  }));
}

/** A row of marks for each seat, or only the sharer's row without a name. */
export const rowPerSeat =
  <View>(marksOf: (view: View) => Mark[][]) =>
  (view: View, names: (seat: number) => string, _events: unknown, mine: number | null): Row[] => {
    const rows = marksOf(view).map((marks, seat) => ({ name: names(seat), marks }));
    return mine === null ? rows : rows.slice(mine, mine + 1).map(({ marks }) => ({ marks }));
  };
