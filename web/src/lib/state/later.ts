/** Tables where everyone plays when they like, within a day. */
import { regional } from '../languages';
import { remove, store, stored } from '../stored';
import { say } from '../words/messages.svelte';
import { settings } from '../device/settings.svelte';
import type { ViewMessage } from '../net/wire';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A time as people say it: "tomorrow, 10:12". By the server's clock, because the device's may be wrong. */
export function when(wall: number, now: number, language: string = settings.language): string {
  const date = new Date(wall);
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(wall) - midnight(now)) / DAY);
  if (days === 0) return say('time-today', { time });
  if (days === 1) return say('time-tomorrow', { time });
  return `${date.toLocaleDateString(regional(language), { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}

/** By when the seat of a view has to have played; empty where nobody is hurried, or where a glass runs already. */
export function deadline(view: ViewMessage): string {
  const left = view.until === null ? 0 : view.until - view.at;
  return left > HOUR / 60 ? when(view.now + left, view.now) : '';
}

const KEY = 'parlour.later';

/** The tables of this device that go on until tomorrow, each with the seats that are played from here. */
export const mineLater = (): Record<string, number[]> => stored(KEY, {});

/** No seats: its result was seen, or the table is gone. */
export function noteLater(code: string, seats: readonly number[]): void {
  const { [code]: known, ...others } = mineLater();
  if (!seats.length) noteSeen(code, null);
  if (JSON.stringify(known ?? []) === JSON.stringify(seats)) return;
  store(KEY, seats.length ? { ...others, [code]: seats } : others);
}

/** Whose turn it was, and in which round, when somebody here looked at a table last. */
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
