/** Totals of the daily rolls: stars, days in a row, best words. */
import type { Played } from './played';
import { litOf, STARS } from './stars';
import { bestOf, byGame, inRow, mean, type Word } from './sums';

const DAY = 86_400_000;
const numbered = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

export interface DaySum {
  game: string;
  games: number;
  current: number;
  longest: number;
  average: number;
  most: number;
  /** How often there were no stars, one star, up to five. */
  stars: number[];
  /** The stars of the latest roll, if its best is known. */
  last: number | null;
  words: Word[];
}

/** The rolls that were played on their own day; those that were played later are for fun. */
export const countedDays = (played: readonly Played[]): Played[] => played.filter(({ day }) => day?.counts);

/** Days in a row with any roll. `today`: by the server's calendar. */
export const dayStreak = (played: readonly Played[], today: string): { current: number; longest: number } =>
  inRow(
    countedDays(played).map(({ day }) => numbered(day?.day ?? '')),
    numbered(today),
  );

export const daySums = (played: readonly Played[], today: string): DaySum[] =>
  byGame(countedDays(played), (game, own) => sumOf(game, own, today));

function sumOf(game: string, own: readonly Played[], today: string): DaySum {
  const lit = own.flatMap(({ day }) => (day?.share == null ? [] : [litOf(day.share)]));
  const points = own.map((one) => one.points);
  return {
    game,
    games: own.length,
    ...dayStreak(own, today),
    average: mean(points),
    most: Math.max(...points),
    stars: Array.from({ length: STARS + 1 }, (_, n) => lit.filter((stars) => stars === n).length),
    last: lit.at(-1) ?? null,
    words: bestOf(own.flatMap(({ finds, language }) => finds.map((find) => ({ ...find, language })))),
  };
}
