/** Deadlines in words. */
import { regional } from '../languages';
import { say } from '../words/messages.svelte';
import { settings } from '../device/settings.svelte';
import type { ViewMessage } from '../net/wire';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A time in words: "tomorrow, 10:12". Uses the server's clock, because the device's may be wrong. */
export function when(wall: number, now: number, language: string = settings.language): string {
  const date = new Date(wall);
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(wall) - midnight(now)) / DAY);
  if (days === 0) return say('time-today', { time });
  if (days === 1) return say('time-tomorrow', { time });
  return `${date.toLocaleDateString(regional(language), { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}

/** When the seat of a view must have played. Empty without a deadline, or if its own clock is running. */
export function deadline(view: ViewMessage): string {
  const left = view.until === null ? 0 : view.until - view.at;
  return left > HOUR / 60 ? when(view.now + left, view.now) : '';
}
