/** The level of the bots against one person: beginners first, then by that person's results. Never sent anywhere. */
import { store, stored } from '../stored';
import { settings } from './settings.svelte';

interface Match {
  level: number;
  games: number;
  /** The last game that was counted, so that a reload counts none twice. */
  last: string;
}

const TOP = 5;
/** Fewer finished games than this count as first games, with easy dice and cards. */
const FIRST = 1;
const key = (game: string): string => `parlour.match.${game}`;

const remembered = (game: string): Match => ({ level: 1, games: 0, last: '', ...stored(key(game), {}) });

/** The level of new bots. If levels don't adapt, bots are beginners until somebody chooses another level. */
export const levelFor = (game: string): number => (settings.adapts ? remembered(game).level : 2);
export const isFirst = (game: string): boolean => settings.adapts && remembered(game).games < FIRST;

/** After a win the next level; after less than half of the winner's points one level down. */
export function nextLevel(level: number, mine: number, best: number, won: boolean): number {
  if (won) return Math.min(TOP, level + 1);
  return best > 0 && mine * 2 < best ? Math.max(1, level - 1) : level;
}

interface Over {
  code: string;
  number: number;
  game: string;
  seats: readonly { bot: number | null }[];
  result: { winners: readonly number[]; scores: readonly number[] };
}

/** Counts a finished game, and adapts the level if it was one person's against bots. */
export function count({ code, number, game, seats, result }: Over, mine: number): void {
  const bots = seats.flatMap((seat) => seat.bot ?? []);
  const match = remembered(game);
  const id = `${code} ${number}`;
  if (!settings.adapts || match.last === id) return;
  const own = result.scores[mine] ?? 0;
  const won = result.winners.includes(mine) && own > 0;
  const isAlone = bots.length > 0 && bots.length === seats.length - 1;
  const level = isAlone ? nextLevel(Math.max(...bots), own, Math.max(...result.scores), won) : match.level;
  store(key(game), { level, games: match.games + 1, last: id });
}
