/** What a record comes to: days in a row, averages, best words. */
import type { Find, Played } from './played';

const DAY = 86_400_000;
/** One missed day is forgiven: the next game comes at most so many days after the last. */
const FORGIVEN = 2;

/** The day on which something happened, as a number, by the device's own calendar. */
function dayOf(at: number): number {
  const when = new Date(at);
  return Math.round(Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) / DAY);
}

/** The time by the server's calendar, from how long its day still lasts. */
export const serverTime = ({ today, seconds }: { today: string; seconds: number }): number =>
  Date.parse(`${today}T00:00:00Z`) + DAY - seconds * 1000;

interface Streaks {
  current: number;
  longest: number;
}

/** Days with a game, in a row: those of the row that lasts, and of the longest. Two missed days in a row end it. */
export function streaks(played: readonly Played[], now: number): Streaks {
  const days = [...new Set(played.map(({ at }) => dayOf(at)))].sort((a, b) => a - b);
  let [run, longest, last] = [0, 0, -Infinity];
  for (const day of days) {
    run = day - last <= FORGIVEN ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { current: dayOf(now) - last <= FORGIVEN ? run : 0, longest };
}

/** Games on each of the latest days, oldest first; the last one is today. */
export function latestDays(played: readonly Played[], now: number, days: number): number[] {
  const today = dayOf(now);
  const counts = Array.from({ length: days }, () => 0);
  for (const { at } of played) {
    const place = days - 1 - (today - dayOf(at));
    if (counts[place] !== undefined) counts[place] += 1;
  }
  return counts;
}

export interface Word extends Find {
  language: Played['language'];
}

/** What came of one game, over all the times it was played. */
export interface Sum {
  game: string;
  games: number;
  wins: number;
  /** Games that somebody could win. */
  contests: number;
  average: number;
  most: number;
  /** The latest games, oldest first. */
  latest: { points: number; won: boolean | null }[];
  /** Best first. */
  words: Word[];
  fastest: (Word & { ms: number }) | null;
}

const LATEST = 20;
const WORDS = 3;

/** The game that was played most comes first. */
export function sums(played: readonly Played[]): Sum[] {
  const games = [...new Set(played.map(({ game }) => game))];
  return games
    .map((game) =>
      sumOf(
        game,
        played.filter((one) => one.game === game),
      ),
    )
    .sort((a, b) => b.games - a.games);
}

function sumOf(game: string, own: readonly Played[]): Sum {
  const words = own.flatMap(({ finds, language }) => finds.map((find) => ({ ...find, language })));
  const points = own.map((one) => one.points);
  return {
    game,
    games: own.length,
    wins: own.filter(({ won }) => won).length,
    contests: own.filter(({ won }) => won !== null).length,
    average: points.reduce((sum, n) => sum + n, 0) / own.length,
    most: Math.max(...points),
    latest: own.slice(-LATEST).map(({ points, won }) => ({ points, won })),
    words: bestOf(words),
    fastest: words.reduce<Sum['fastest']>(
      (quick, { ms, ...word }) => (ms === undefined || (quick && quick.ms <= ms) ? quick : { ...word, ms }),
      null,
    ),
  };
}

/** The dearest, of equals the longest; each word once. */
function bestOf(words: readonly Word[]): Word[] {
  const sorted = [...words].sort(
    (a, b) => (b.points ?? 0) - (a.points ?? 0) || b.word.length - a.word.length,
  );
  const once = sorted.filter(({ word }, at) => sorted.findIndex((one) => one.word === word) === at);
  return once.slice(0, WORDS);
}
