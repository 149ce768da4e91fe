/** The same as a picture: an SVG in the game's colours, made and turned into a PNG on this device. */
import type { Mark, Row, Tone } from './marks';
import { TITLE, type Told } from './text';

const WIDTH = 1080;
const HEIGHT = 1080;
const MARGIN = 80;
const INSIDE = WIDTH - 2 * MARGIN;
const SERIF = "Literata, 'Iowan Old Style', Georgia, 'Noto Serif', 'DejaVu Serif', serif";
const COLOURS = {
  paper: '--paper-up',
  ink: '--ink',
  soft: '--ink-soft',
  line: '--line',
  hue: '--hue',
  hueInk: '--hue-ink',
  hueSoft: '--hue-soft',
  good: '--good',
  bad: '--bad',
} as const;
type Colours = Record<keyof typeof COLOURS, string>;

/** Those of the page as it is shown now, by day or in the evening. */
export function coloursOf(game: string): Colours {
  const probe = document.createElement('i');
  probe.dataset['game'] = game;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read = Object.entries(COLOURS).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  probe.remove();
  return Object.fromEntries(read) as Colours;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`).replace(/\p{Cc}/gu, '');

interface Type {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  /** No wider than this. */
  most?: number;
}

function text(
  said: string,
  x: number,
  y: number,
  { size, fill, anchor = 'start', weight = 400, most }: Type,
): string {
  // Letters are some six tenths as wide as high: what is longer than its place is pressed together by the browser.
  const isLong = most !== undefined && [...said].length * size * 0.6 > most;
  const pressed = isLong ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-family="${SERIF}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${pressed}>${escaped(said)}</text>`;
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
  const inner = size * 0.86;
  const on = (bottom: number, colour: string): string =>
    mark.label
      ? text(mark.label, x + size / 2, bottom, {
          size: size * 0.36,
          fill: colour,
          anchor: 'middle',
          weight: 650,
        })
      : '';
  if (mark.form === 'gem') {
    const [half, middle] = [inner / 2, y + size / 2];
    return `<path d="M${x + size / 2} ${middle - half}l${half * 0.8} ${half}l${-half * 0.8} ${half}l${-half * 0.8} ${-half}z" fill="${fill}"/>`;
  }
  if (mark.form === 'bar') {
    const high = Math.max(0.06, mark.height ?? 0) * inner * 0.62;
    const bar = `<rect x="${x + size * 0.15}" y="${y + inner - high}" width="${size * 0.7}" height="${high}" rx="${size * 0.06}" fill="${fill}"/>`;
    return bar + on(y + inner - high - size * 0.06, colours.soft);
  }
  // Squares are told apart without their colours too: what scored is filled, what did not is crossed.
  const box = `<rect x="${x}" y="${y}" width="${inner}" height="${inner}" rx="${inner * 0.16}" fill="${fill}"/>`;
  const cross =
    mark.tone === 'bad'
      ? `<path d="M${x + inner * 0.3} ${y + inner * 0.3}l${inner * 0.4} ${inner * 0.4}m0 ${-inner * 0.4}l${-inner * 0.4} ${inner * 0.4}" stroke="${colours.paper}" stroke-width="${inner * 0.08}" stroke-linecap="round"/>`
      : '';
  const colour = mark.tone === 'soft' ? colours.ink : colours.hueInk;
  return (
    box +
    cross +
    (mark.label
      ? text(mark.label, x + inner / 2, y + inner * 0.63, {
          size: inner * 0.36,
          fill: colour,
          anchor: 'middle',
          weight: 650,
        })
      : '')
  );
}

/** Rows as large as their place lets them be; names stand over theirs. */
function shape(rows: readonly Row[], top: number, bottom: number, colours: Colours): string {
  if (!rows.length) return '';
  const named = rows.filter(({ name }) => name).length;
  const longest = Math.max(1, ...rows.map(({ marks }) => marks.length));
  const title = 46;
  const size = Math.max(8, Math.min(132, INSIDE / longest, (bottom - top - named * title) / rows.length));
  let y = top;
  return rows
    .map(({ name, marks }) => {
      const parts = name ? [text(name, MARGIN, y + 32, { size: 34, fill: colours.soft, most: INSIDE })] : [];
      y += name ? title : 0;
      parts.push(...marks.map((mark, n) => drawn(mark, MARGIN + n * size, y, size, colours)));
      y += size;
      return parts.join('');
    })
    .join('');
}

export function picture({ title, ranks, rows }: Told, colours: Colours): string {
  const shown = ranks.slice(0, 6);
  const under = 250 + shown.length * 64;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    `<rect width="${WIDTH}" height="26" fill="${colours.hue}"/>`,
    text(title, MARGIN, 160, { size: 76, fill: colours.ink, weight: 650, most: INSIDE }),
    ...shown.flatMap(({ name, score, wins }, n) => {
      const [y, weight] = [250 + n * 64, wins ? 700 : 400];
      return [
        text(name, MARGIN, y, {
          size: 46,
          fill: wins ? colours.hue : colours.ink,
          weight,
          most: INSIDE - 140,
        }),
        text(`${score}`.replace('-', '−'), WIDTH - MARGIN, y, {
          size: 46,
          fill: colours.ink,
          anchor: 'end',
          weight: 650,
        }),
      ];
    }),
    shape(rows, under, HEIGHT - 110, colours),
    text(TITLE, WIDTH - MARGIN, HEIGHT - 44, { size: 36, fill: colours.soft, anchor: 'end' }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

export const asAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Null: this browser makes none. */
export async function png(svg: string): Promise<File | null> {
  try {
    const image = new Image();
    image.src = asAddress(svg);
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
    return blob && new File([blob], 'parlour.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
