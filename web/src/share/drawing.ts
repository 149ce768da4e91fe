/** Marks in a picture, as large as their place lets them be. */
import { isMirrored } from '$/lib/words/direction';
import type { Colours } from './colours';
import { text } from './lettering';
import type { Mark, Row, Tone } from '$/contract/marks';

/** The area to draw in. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LARGEST = 168;
const NAME = 50;

function label(mark: Mark, x: number, y: number, size: number, fill: string): string {
  if (!mark.label) return '';
  return text(mark.label, x, y, { size, fill, anchor: 'middle', weight: 650 });
}

function gem(x: number, y: number, size: number, fill: string): string {
  const half = size * 0.43;
  return `<path d="M${x + size / 2} ${y + size / 2 - half}l${half * 0.8} ${half}l${-half * 0.8} ${half}l${-half * 0.8} ${-half}z" fill="${fill}"/>`;
}

/** A bar starts at the bottom of its row, with its number above it. */
function bar(mark: Mark, { x, y, width, height }: Box, fill: string, ink: string): string {
  const number = Math.min(40, width * 0.4);
  const high = Math.max(0.04, mark.height ?? 0) * (height - number * 1.4);
  const top = y + height - high;
  return (
    `<rect x="${x + width * 0.1}" y="${top}" width="${width * 0.8}" height="${high}" rx="${Math.min(12, high / 2)}" fill="${fill}"/>` +
    label(mark, x + width / 2, top - number * 0.35, number, ink)
  );
}

/** Squares differ without their colours too: filled ones scored, crossed ones did not. */
function square(mark: Mark, x: number, y: number, size: number, fill: string, colours: Colours): string {
  const inner = size * 0.88;
  const arm = inner * 0.4;
  const cross =
    mark.tone === 'bad'
      ? `<path d="M${x + inner * 0.3} ${y + inner * 0.3}l${arm} ${arm}m0 ${-arm}l${-arm} ${arm}" stroke="${colours.paper}" stroke-width="${inner * 0.08}" stroke-linecap="round"/>`
      : '';
  const ink = mark.tone === 'soft' ? colours.ink : colours.hueInk;
  return (
    `<rect x="${x}" y="${y}" width="${inner}" height="${inner}" rx="${inner * 0.16}" fill="${fill}"/>` +
    cross +
    label(mark, x + inner / 2, y + inner * 0.63, inner * 0.38, ink)
  );
}

function drawn(mark: Mark, x: number, y: number, size: number, colours: Colours): string {
  const tones: Record<Tone, string> = {
    good: colours.good,
    bad: colours.bad,
    empty: colours.line,
    hue: colours.hue,
    soft: colours.hueSoft,
  };
  const fill = tones[mark.tone];
  if (mark.form === 'gem') return gem(x, y, size, fill);
  if (mark.form === 'bar') return bar(mark, { x, y, width: size, height: size }, fill, colours.soft);
  return square(mark, x, y, size, fill, colours);
}

/** A single long row is broken where that makes its marks largest. Bars show a race, so they stay side by side. */
export function lines(rows: readonly Row[], width: number, height: number): Row[] {
  const [only] = rows;
  if (rows.length !== 1 || !only || only.marks.some(({ form }) => form === 'bar')) return [...rows];
  const count = only.marks.length;
  const sizeAt = (across: number): number =>
    Math.min(LARGEST, width / across, height / Math.ceil(count / across));
  const across = Array.from({ length: count }, (_, n) => count - n).reduce(
    (best, one) => (sizeAt(one) > sizeAt(best) ? one : best),
    Math.max(1, count),
  );
  const even = Math.ceil(count / Math.ceil(count / across));
  return Array.from({ length: Math.ceil(count / even) || 1 }, (_, n) => ({
    ...(n === 0 && only.name && { name: only.name }),
    marks: only.marks.slice(n * even, (n + 1) * even),
  }));
}

/** Rows, centred in their place, with names above them. */
export function shape(given: readonly Row[], box: Box, colours: Colours): string {
  const named = given.filter(({ name }) => name).length * NAME;
  const rows = lines(given, box.width, box.height - named);
  if (!rows.length) return '';
  const longest = Math.max(1, ...rows.map(({ marks }) => marks.length));
  const isBars = rows.some(({ marks }) => marks[0]?.form === 'bar');
  const marked = rows.filter(({ marks }) => marks.length).length || 1;
  const room = (box.height - named) / marked;
  const size = Math.max(8, Math.min(isBars ? Infinity : LARGEST, box.width / longest, room));
  let y = box.y + Math.max(0, (box.height - named - size * marked) / 2);
  return rows
    .map(({ name, marks }) => {
      const parts = name
        ? [
            text(name, isMirrored() ? box.x + box.width : box.x, y + 36, {
              size: 36,
              fill: colours.soft,
              sans: true,
              most: box.width,
            }),
          ]
        : [];
      y += name ? NAME : 0;
      const left = box.x + (named ? 0 : (box.width - size * longest) / 2);
      const place = (n: number): number =>
        isMirrored() ? 2 * box.x + box.width - left - (n + 1) * size : left + n * size;
      parts.push(...marks.map((mark, n) => drawn(mark, place(n), y, size, colours)));
      y += marks.length ? size : 0;
      return parts.join('');
    })
    .join('');
}
