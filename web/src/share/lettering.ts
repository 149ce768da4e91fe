/** Text in a picture: as large as allowed, smaller if it is long, never squashed. */
import { isMirrored, runOf } from '$/lib/words/direction';

const SERIF = "Literata, 'Iowan Old Style', Georgia, 'Noto Serif', serif";
const SANS = "'Golos Text', system-ui, 'Noto Sans', sans-serif";

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`).replace(/\p{Cc}/gu, '');

export interface Type {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  sans?: boolean;
  /** No wider than this. */
  most?: number;
  /** No smaller than this: text that is still too wide is cut. */
  least?: number;
}

const OTHER = { start: 'end', end: 'start', middle: 'middle' } as const;

/** A line starts at the page's side; SVG's `start` is the side of the text's own direction. */
function setting(said: string, anchor: keyof typeof OTHER): string {
  const run = runOf(said);
  return `direction="${run}" text-anchor="${(run === 'rtl') === isMirrored() ? anchor : OTHER[anchor]}"`;
}

let context: CanvasRenderingContext2D | null | undefined;

/** If the browser can't measure, letters count as 0.6 times as wide as high. */
function widthOf(said: string, size: number, weight: number, family: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context?.measureText) return [...said].length * size * 0.6;
  context.font = `${weight} ${size}px ${family}`;
  return context.measureText(said).width;
}

/** A sentence in lines of at most this width. */
export function wrapped(said: string, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, size, 400, SERIF) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function text(
  said: string,
  x: number,
  y: number,
  { size, fill, anchor = 'start', weight = 400, sans = false, most = Infinity, least = size * 0.5 }: Type,
): string {
  const family = sans ? SANS : SERIF;
  const fits = (shown: string, at: number): boolean => widthOf(shown, at, weight, family) <= most;
  const wide = widthOf(said, size, weight, family);
  const fitting = wide > most ? Math.max(least, (size * most) / wide) : size;
  let shown = said;
  while (shown.length > 1 && !fits(shown, fitting))
    shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${fitting.toFixed(1)}" font-weight="${weight}" fill="${fill}" ${setting(said, anchor)}>${escaped(shown)}</text>`;
}
