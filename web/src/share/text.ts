/** A result or a moment in a few lines: what was played, how it stands, and the shape of it. */
import type { Row } from './marks';

interface Rank {
  name: string;
  score: number;
  wins: boolean;
}

/** What there is to share. `ranks` is empty while a game is under way. */
export interface Told {
  /** The game's id: its colours. */
  game: string;
  /** What stands at the top: the game's name, perhaps a date or a moment. */
  title: string;
  ranks: readonly Rank[];
  rows: readonly Row[];
}

export const TITLE = 'Parlour';

const ranked = ({ name, score, wins }: Rank): string => `${wins ? '👑 ' : ''}${name} ${score}`;

export function inText({ title, ranks, rows }: Told): string {
  const signs = rows.map(({ name, marks }) => {
    const line = marks
      .map(({ sign }) => sign)
      .join('')
      .trimEnd();
    return name ? `${line} ${name}` : line;
  });
  return [`${TITLE} · ${title}`, ranks.map(ranked).join(' · '), ...signs].filter(Boolean).join('\n');
}

/** The scores of all, those of the winners first. Nobody is crowned for nothing. */
export function ranksOf(
  { winners, scores }: { winners: readonly number[]; scores: readonly number[] },
  names: (seat: number) => string,
): Rank[] {
  return scores
    .map((score, seat) => ({ name: names(seat), score, wins: winners.includes(seat) && score > 0 }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score);
}
