/** A result as a picture: an SVG with the game's art, colours and our fonts, turned into a PNG on this device. */
import { isMirrored } from '$/lib/words/direction';
import type { Colours } from './colours';
import { shape } from './drawing';
import { text, wrapped } from './lettering';
import { TITLE, type Rank, type ShareCard } from './text';

const SIDE = 1080;
const MARGIN = 72;
const INSIDE = SIDE - 2 * MARGIN;
const [LOW, HIGH] = [372, 640];
const FOOT = SIDE - 40;
const RANKS = 5;
const STAR = 'M0-10L2.9-3.1L10-3.1L4.4 1.5L6.2 9L0 4.6L-6.2 9L-4.4 1.5L-10-3.1L-2.9-3.1Z';

/** The x coordinate of something at this distance along the line of reading. */
const along = (x: number): number => (isMirrored() ? SIDE - x : x);

/** The parts of a picture besides its text. `art`: an SVG of the given size. `style`: the fonts. */
export interface Paint {
  colours: Colours;
  art?: (width: number, height: number) => string;
  style?: string;
  /** The server's address, as people would type it. */
  home?: string;
}

function stars(lit: number, y: number, { lamp, line }: Colours): string {
  return Array.from({ length: 5 }, (_, n) => {
    const x = SIDE - MARGIN - (4 - n) * 62 - 26;
    return `<path d="${STAR}" transform="translate(${along(x)} ${y}) scale(2.6)" fill="${n < lit ? lamp : line}"/>`;
  }).join('');
}

function rank({ name, score, wins, mine }: Rank, y: number, { ink, hue }: Colours): string {
  const weight = wins || mine ? 700 : 450;
  const own = { size: 42, fill: mine ? hue : ink, weight, sans: true };
  return (
    text(name, along(MARGIN), y, { ...own, most: INSIDE - 160 }) +
    text(`${score}`.replace('-', '−'), along(SIDE - MARGIN), y, { ...own, anchor: 'end' })
  );
}

const BIG = 104;
const LEAST = 60;

/** The result as large as possible, in two lines if one would be small. Scores are never cut. */
function large(result: string, y: number, fill: string): string[] {
  const of = { fill, weight: 650, most: INSIDE, least: 30 };
  const lines = wrapped(result, LEAST, INSIDE);
  if (lines.length < 2) return [text(result, along(MARGIN), y, { ...of, size: BIG })];
  const [first = '', ...rest] = lines;
  const [above, below] = [y - 44, y + 26];
  return [
    text(first, along(MARGIN), above, { ...of, size: LEAST }),
    text(rest.join(' '), along(MARGIN), below, { ...of, size: LEAST }),
  ];
}

/** The top ranks, and the sharer at any rank. */
function shownRanks(ranks: readonly Rank[]): Rank[] {
  const first = ranks.slice(0, RANKS);
  const own = ranks.find(({ mine }) => mine);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}

/** The largest size at which all fit. */
function sentences(lines: readonly string[], top: number, { ink }: Colours): string {
  const set = (size: number): string[] =>
    lines.flatMap((line, at) => [...(at ? [''] : []), ...wrapped(line, size, INSIDE)]);
  const sizes = [46, 42, 38, 34, 30, 26];
  const size = sizes.find((one) => top + set(one).length * one * 1.25 < FOOT - 56) ?? 26;
  let y = top;
  // An empty line between two sentences is half as high.
  const drawn = set(size).map((line) => {
    y += size * (line ? 1.25 : 0.6);
    return line && text(line, along(MARGIN), y, { size, fill: ink, most: INSIDE });
  });
  return drawn.join('');
}

export function picture(
  card: ShareCard,
  { colours, art = () => '', style = '', home = TITLE }: Paint,
): string {
  const { title, result, caption, ranks, rows } = card;
  const parts = [`<rect width="${SIDE}" height="${SIDE}" fill="${colours.paper}"/>`];
  /** The art takes the remaining room. */
  const high = rows.length || ranks.length ? LOW : HIGH;
  parts.push(art(SIDE, high));
  let y = high + 82;
  const soft = { size: 42, fill: colours.soft, sans: true };
  parts.push(text(title, along(MARGIN), y, { ...soft, most: INSIDE - (card.stars === undefined ? 0 : 360) }));
  if (card.stars !== undefined) parts.push(stars(card.stars, y - 14, colours));
  y += 118;
  if (result) parts.push(...large(result, y, colours.ink));
  else y -= 90;
  if (caption) parts.push(text(caption, along(MARGIN), (y += 62), { ...soft, most: INSIDE, least: 28 }));
  y += 20;
  for (const one of shownRanks(ranks)) parts.push(rank(one, (y += 54), colours));
  const top = y + 30;
  if (card.lines?.length) parts.push(sentences(card.lines, top + 30, colours));
  else parts.push(shape(rows, { x: MARGIN, y: top, width: INSIDE, height: FOOT - 56 - top }, colours));
  parts.push(
    text(home, along(SIDE - MARGIN), FOOT, {
      size: 34,
      fill: colours.soft,
      anchor: 'end',
      sans: true,
      most: 640,
    }),
  );
  parts.push(text(TITLE, along(MARGIN), FOOT, { size: 38, fill: colours.hue, weight: 650 }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${style && `<style>${style}</style>`}${parts.join('')}</svg>`;
}

export const asAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Null if this browser can't make one. */
export async function png(svg: string): Promise<File | null> {
  try {
    const image = new Image();
    image.src = asAddress(svg);
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
    return blob && new File([blob], 'parlour.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
