/** An evening as a poster: faces with their crowns, three awards with their words, and the games' pictures uncropped. */
import { isMirrored } from '$/lib/words/direction';
import type { Colours } from './colours';
import { text } from './lettering';
import { TITLE, type Poster } from './text';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 64;
const INSIDE = WIDTH - 2 * MARGIN;
const CROWN = 'M4 17.5L3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5z';
/** The shape of all games' pictures. */
const ASPECT = 9 / 5;
const PEOPLE = 8;
const GAMES = 4;

export interface PosterPaint {
  colours: Colours;
  /** The SVG of a seat's face, and of a game's picture in its own proportions. */
  face: (seat: number, side: number) => string;
  art: (game: string, name: string, width: number, height: number) => string;
  style?: string;
  home?: string;
}

const along = (x: number): number => (isMirrored() ? WIDTH - x : x);
const placed = (x: number, y: number, width: number, svg: string): string =>
  `<g transform="translate(${isMirrored() ? WIDTH - x - width : x} ${y})">${svg}</g>`;

function people({ people: all }: Poster, top: number, { colours, face }: PosterPaint): [string, number] {
  const shown = all.slice(0, PEOPLE);
  const column = INSIDE / Math.max(3, shown.length);
  const side = Math.min(190, column - 18);
  const start = MARGIN + (INSIDE - column * shown.length) / 2;
  const drawn = shown.map(({ name, seat, crowns, wins }, at) => {
    const middle = start + column * (at + 0.5);
    const kept = { anchor: 'middle', sans: true, most: column - 10 } as const;
    const lit = wins && crowns ? colours.lamp : colours.soft;
    const crown = crowns
      ? placed(middle - 44, top, 60, `<path d="${CROWN}" fill="${lit}" transform="scale(2.4)"/>`) +
        text(`${crowns}`, along(middle + 38), top + 42, { ...kept, size: 40, fill: colours.ink, weight: 700 })
      : '';
    return (
      crown +
      placed(middle - side / 2, top + 62, side, face(seat, side)) +
      text(name, along(middle), top + side + 108, {
        ...kept,
        size: 36,
        fill: colours.ink,
        weight: wins ? 700 : 500,
      })
    );
  });
  return [drawn.join(''), top + side + 130];
}

function awards({ awards: all }: Poster, top: number, room: number, { colours }: PosterPaint): string {
  const high = Math.min(190, room / Math.max(1, all.length));
  const first = top + (room - high * all.length) / 2;
  return all
    .map(({ title, names, says }, at) => {
      const y = first + high * at;
      return (
        text(`${title} · ${names}`, along(MARGIN + 34), y + high * 0.27, {
          size: Math.min(34, high * 0.23),
          fill: colours.soft,
          sans: true,
          most: INSIDE - 40,
        }) +
        text(says, along(MARGIN + 34), y + high * 0.79, {
          size: Math.min(62, high * 0.4),
          fill: colours.ink,
          weight: 650,
          most: INSIDE - 40,
        }) +
        `<rect x="${isMirrored() ? WIDTH - MARGIN - 8 : MARGIN}" y="${y + high * 0.08}" width="8" height="${high * 0.78}" rx="4" fill="${colours.lamp}"/>`
      );
    })
    .join('');
}

function games({ games: all }: Poster, bottom: number, { colours, art }: PosterPaint): [string, number] {
  const shown = all.slice(0, GAMES);
  if (!shown.length) return ['', bottom];
  const gap = 18;
  const width = Math.min(440, (INSIDE - gap * (shown.length - 1)) / shown.length);
  const height = width / ASPECT;
  const start = MARGIN + (INSIDE - width * shown.length - gap * (shown.length - 1)) / 2;
  const drawn = shown.map(({ id, name }, at) => {
    const x = start + at * (width + gap);
    return (
      placed(x, bottom - height - 44, width, art(id, name, width, height)) +
      text(name, along(x + width / 2), bottom - 8, {
        ...{ size: 28, fill: colours.soft, anchor: 'middle', sans: true, most: width },
      })
    );
  });
  return [drawn.join(''), bottom - height - 60];
}

export function posterPicture(poster: Poster, paint: PosterPaint): string {
  const { colours, style = '', home = TITLE } = paint;
  const foot = HEIGHT - 44;
  const [faces, below] = people(poster, 190, paint);
  const [pictures, above] = games(poster, foot - 66, paint);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    `<rect width="${WIDTH}" height="16" fill="${colours.lamp}"/>`,
    text(poster.title, WIDTH / 2, 138, {
      ...{ size: 92, fill: colours.ink, weight: 700, anchor: 'middle', most: INSIDE, least: 50 },
    }),
    faces,
    awards(poster, below + 26, above - below - 50, paint),
    pictures,
    text(TITLE, along(MARGIN), foot, { size: 38, fill: colours.hue, weight: 650 }),
    text(home, along(WIDTH - MARGIN), foot, {
      ...{ size: 34, fill: colours.soft, anchor: 'end', sans: true, most: 640 },
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style && `<style>${style}</style>`}${parts.join('')}</svg>`;
}
