/** Which of two people has won more often. Kept on this device by their names, and never sent anywhere. */
import { store, stored } from '../stored';

interface Known {
  /** By both names in alphabetical order. */
  pairs: Record<string, [number, number]>;
  /** The last game counted at each table, so that a reload counts none twice. */
  counted: Record<string, number>;
}

interface Over {
  code: string;
  number: number;
  seats: readonly { name: string; bot: number | null; left: boolean }[];
  result: { winners: readonly number[]; scores: readonly number[] };
}

const KEY = 'parlour.rivalries';
/** Tables and pairs that are remembered; the oldest go first. */
const MOST = 200;

const fold = (name: string): string => name.trim().toLocaleLowerCase();
const order = (a: string, b: string): [string, string] => (fold(a) < fold(b) ? [a, b] : [b, a]);
const keyOf = (a: string, b: string): string => order(a, b).map(fold).join('\n');

const remembered = (): Known => ({ pairs: {}, counted: {}, ...stored<Partial<Known>>(KEY, {}) });

const newest = <Value>(all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).slice(-MOST));

/** Which of two seats did better: the winner, else the one with more points; undefined: neither. */
function better({ winners, scores }: Over['result'], a: number, b: number): number | undefined {
  if (winners.includes(a) !== winners.includes(b)) return winners.includes(a) ? a : b;
  const [own, other] = [scores[a] ?? 0, scores[b] ?? 0];
  return winners.includes(a) || own === other ? undefined : own > other ? a : b;
}

/** All pairs of people who played to the end. */
export function pairsOf(seats: Over['seats']): [number, number][] {
  const people = seats.flatMap(({ bot, left }, at) => (bot === null && !left ? [at] : []));
  return people.flatMap((a, n) => people.slice(n + 1).map((b): [number, number] => [a, b]));
}

/** Counts a finished game once, for everybody who played it. */
export function countRivals({ code, number, seats, result }: Over): void {
  const { pairs, counted } = remembered();
  if ((counted[code] ?? -1) >= number) return;
  for (const [a, b] of pairsOf(seats)) {
    const won = better(result, a, b);
    if (won === undefined) continue;
    const [first = '', second = ''] = [seats[a]?.name, seats[b]?.name];
    const key = keyOf(first, second);
    const wins = pairs[key] ?? [0, 0];
    wins[order(first, second)[0] === seats[won]?.name ? 0 : 1] += 1;
    Reflect.deleteProperty(pairs, key); // deleted first, so that it becomes the newest
    pairs[key] = wins;
  }
  Reflect.deleteProperty(counted, code);
  counted[code] = number;
  store(KEY, { pairs: newest(pairs), counted: newest(counted) });
}

/** How often each of two people has won against the other. */
export function winsOf(a: string, b: string): [number, number] {
  const [first, second] = remembered().pairs[keyOf(a, b)] ?? [0, 0];
  return order(a, b)[0] === a ? [first, second] : [second, first];
}
