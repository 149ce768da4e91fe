/** Tables where everyone plays when they like, within a day. */
import { remove, store, stored } from '../stored';

const KEY = 'parlour.later';

/** The tables of this device that go on until tomorrow, each with the seats that are played from here. */
export const mineLater = (): Record<string, number[]> => stored(KEY, {});

/** Without seats, the table is forgotten: its result was seen, or it is gone. */
export function noteLater(code: string, seats: readonly number[]): void {
  const { [code]: known, ...others } = mineLater();
  if (!seats.length) noteSeen(code, null);
  if (JSON.stringify(known ?? []) === JSON.stringify(seats)) return;
  store(KEY, seats.length ? { ...others, [code]: seats } : others);
}

/** The turn and the round when somebody here last looked at a table. */
interface Seen {
  round: number | null;
  asked: readonly number[];
}
const SEEN = 'parlour.later-seen.';

export const seenLater = (code: string): Seen => stored(SEEN + code, { round: null, asked: [] });

export function noteSeen(code: string, seen: Seen | null): void {
  if (seen) store(SEEN + code, seen);
  else remove(SEEN + code);
}
