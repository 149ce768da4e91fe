/** A timer that uses the wall clock, so it is still right after a phone has slept. Times in milliseconds. */
export interface Glass {
  seconds: number;
  /** When it will be empty; null while it is stopped. */
  endsAt: number | null;
  /** The time left when it was stopped. */
  left: number;
}
export const whole = (seconds: number): Glass => ({ seconds, endsAt: null, left: seconds * 1000 });

export const leftOf = (glass: Glass, now: number): number =>
  glass.endsAt === null ? glass.left : Math.max(0, Math.min(glass.seconds * 1000, glass.endsAt - now));

/** Restart an empty timer, or continue a stopped one. */
export const run = (glass: Glass, now: number): Glass => ({
  ...glass,
  endsAt: now + (leftOf(glass, now) || glass.seconds * 1000),
});

export const stop = (glass: Glass, now: number): Glass => ({
  ...glass,
  endsAt: null,
  left: leftOf(glass, now),
});

/** Formatted as a clock: the last second is 0:01, and 0:00 means that time is up. */
export function shown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
