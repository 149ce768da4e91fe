/** A timer by the wall clock, so that it is right after a phone slept. Times in milliseconds. */
export interface Glass {
  seconds: number;
  /** When it will be empty; null while it is stopped. */
  endsAt: number | null;
  /** What was left when it was stopped. */
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

/** As a clock shows it: the last second is 0:01, and 0:00 means that it is over. */
export function shown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
