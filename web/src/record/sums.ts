/** Totals of a record: days in a row, averages, best words. */
import type { Find } from '$/contract/game';
import { KINDS, type Kind, type Played } from './played';

const DAY = 86_400_000;
/** The most days between two games of a streak. One missed day is forgiven. */
const FORGIVEN = 2;

/** The day of a time, as a number, by the device's own calendar. */
function dayOf(at: number): number {
  const when = new Date(at);
  return Math.round(Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) / DAY);
}

/** The server's time, computed from how long its day still lasts. */
export const serverTime = ({ today, seconds }: { today: string; seconds: number }): number =>
  Date.parse(`${today}T00:00:00Z`) + DAY - seconds * 1000;

interface Streaks {
  current: number;
  longest: number;
}

/** Days in a row with a game: the current streak and the longest. Two missed days in a row end a streak. */
export const streaks = (played: readonly Played[], now: number): Streaks =>
  inRow(
    played.map(({ at }) => dayOf(at)),
    dayOf(now),
  );

/** Whether something was played on this day. */
export const playedOn = (played: readonly Played[], now: number): boolean =>
  played.some(({ at }) => dayOf(at) === dayOf(now));

export function inRow(played: readonly number[], today: number): Streaks {
  const days = [...new Set(played)].sort((a, b) => a - b);
  let [run, longest, last] = [0, 0, -Infinity];
  for (const day of days) {
    run = day - last <= FORGIVEN ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { current: today - last <= FORGIVEN ? run : 0, longest };
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

/** Games of earlier versions did not store their company, only whether there were others. */
type Earlier = 'earlier-against' | 'earlier';
const SHOWN = [...KINDS, 'earlier-against', 'earlier'] as const;
const kindOf = ({ kind, won }: Played): Kind | Earlier =>
  kind ?? (won === null ? 'earlier' : 'earlier-against');

/** The results of one game in one kind of company. `wins`: null if there is nobody to beat. */
export interface KindSum {
  kind: Kind | Earlier;
  games: number;
  wins: number | null;
  average: number;
  most: number;
}

/** The results of one game at all kinds of tables. */
export interface Sum {
  game: string;
  games: number;
  kinds: KindSum[];
  /** The latest games, oldest first. */
  latest: { points: number; won: boolean | null }[];
  /** Best first. */
  words: Word[];
  fastest: (Word & { ms: number }) | null;
}

const LATEST = 20;
const WORDS = 3;

/** Groups by game; the game that was played most comes first. */
export function byGame<S>(played: readonly Played[], sum: (game: string, own: Played[]) => S): S[] {
  const groups = new Map<string, Played[]>();
  for (const one of played) groups.set(one.game, [...(groups.get(one.game) ?? []), one]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length).map(([game, own]) => sum(game, own));
}

/** Only games at tables. Rolls of the day have totals of their own. */
export const sums = (played: readonly Played[]): Sum[] =>
  byGame(
    played.filter(({ day }) => !day),
    sumOf,
  );

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function sumOf(game: string, own: readonly Played[]): Sum {
  const words = own.flatMap(({ finds, language }) => finds.map((find) => ({ ...find, language })));
  return {
    game,
    games: own.length,
    kinds: SHOWN.flatMap((kind) => {
      const games = own.filter((one) => kindOf(one) === kind);
      return games.length ? [kindSum(kind, games)] : [];
    }),
    latest: own.slice(-LATEST).map(({ points, won }) => ({ points, won })),
    words: bestOf(words),
    fastest: words.reduce<Sum['fastest']>(
      (quick, { ms, ...word }) => (ms === undefined || (quick && quick.ms <= ms) ? quick : { ...word, ms }),
      null,
    ),
  };
}

function kindSum(kind: Kind | Earlier, own: readonly Played[]): KindSum {
  const points = own.map((one) => one.points);
  return {
    kind,
    games: own.length,
    wins: own.every(({ won }) => won === null) ? null : own.filter(({ won }) => won).length,
    average: mean(points),
    most: Math.max(...points),
  };
}

/** The most valuable words, then the longest, each word once. */
export function bestOf(words: readonly Word[]): Word[] {
  const sorted = [...words].sort(
    (a, b) => (b.points ?? 0) - (a.points ?? 0) || b.word.length - a.word.length,
  );
  const once = sorted.filter(({ word }, at) => sorted.findIndex((one) => one.word === word) === at);
  return once.slice(0, WORDS);
}
