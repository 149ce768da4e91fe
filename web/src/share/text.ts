/** A result or a moment in a few lines: the game, the score, and its marks. */
import type { Row } from '$/contract/marks';

export interface Rank {
  name: string;
  score: number;
  wins: boolean;
  /** Whether this is the person who shares it. */
  mine?: boolean;
}

/** The contents to share. `ranks` is empty during a game, and after a co-op game. */
export interface ShareCard {
  /** The game's id: its art and colours. */
  game: string;
  /** The headline: the game's name, perhaps a date or a moment. */
  title: string;
  /** The sharer's result in a few words: the largest text in the picture. */
  result?: string;
  /** Stars out of five, if there are any. */
  stars?: number;
  /** An additional line. */
  caption?: string;
  ranks: readonly Rank[];
  rows: readonly Row[];
  /** Sentences that the picture shows in place of the rows. */
  lines?: readonly string[];
}

/** An evening: its people with their crowns, most first, their awards, and the games. */
export interface Poster {
  game: string;
  title: string;
  people: readonly { name: string; seat: number; crowns: number; wins: boolean }[];
  awards: readonly { title: string; names: string; says: string; word?: string | undefined }[];
  games: readonly { id: string; name: string }[];
}

export const TITLE = 'Parlour';
const STARS = 5;

/** What people should know before they share it: whether it shows words of the game. Only the picture has sentences. */
export function givenAway(shared: Pick<ShareCard, 'lines'> | Poster, link?: 'replay' | 'roll') {
  if ('people' in shared) return [shared.awards.some(({ word }) => word) ? 'words' : 'none'] as const;
  const { lines } = shared;
  if (link === 'replay') return ['replay'] as const;
  const words = lines?.length ? 'picture' : 'none';
  return link ? ([words, 'roll'] as const) : ([words] as const);
}

const ranked = ({ name, score, wins }: Rank): string => `${wins ? '👑 ' : ''}${name} ${score}`;

export function inText({ title, result, stars, caption, ranks, rows }: ShareCard): string {
  const signs = rows.map(({ name, marks }) => {
    const line = marks
      .map(({ sign }) => sign)
      .join('')
      .trimEnd();
    return name ? `${line} ${name}` : line;
  });
  const lit = stars === undefined ? '' : '★'.repeat(stars) + '☆'.repeat(STARS - stars);
  const all = ranks.map(ranked).join(' · ');
  const own = [result, lit].filter(Boolean).join(' ');
  return [`${TITLE} · ${title}`, all || own, caption, ...signs].filter(Boolean).join('\n');
}

/** The same as text in three lines. */
export function posterInText({ title, people, awards, games }: Poster): string {
  const crowned = people.map(({ name, crowns }) => (crowns ? `👑${crowns} ${name}` : name)).join(' · ');
  const awarded = awards.map(({ title, names, says }) => `${title}: ${says} (${names})`).join(' · ');
  const played = games.map(({ name }) => name).join(', ');
  return [`${TITLE} · ${title}${played && `: ${played}`}`, crowned, awarded].filter(Boolean).join('\n');
}

/** The scores of all, those of the winners first. Nobody is crowned with 0 points. */
export function ranksOf(
  { winners, scores }: { winners: readonly number[]; scores: readonly number[] },
  names: (seat: number) => string,
  mine: number | null = null,
): Rank[] {
  return scores
    .map((score, seat) => ({
      name: names(seat),
      score,
      wins: winners.includes(seat) && score > 0,
      mine: seat === mine,
    }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score);
}
