/**
 * The table's time, estimated on this device. Every message of the server carries its table time `at`; the
 * fastest message had the least delay on its way, so the largest difference ever seen is nearest the truth.
 */
export class Clock {
  #ahead: number | null = null; // table time minus ours, as the fastest message showed it
  #stopped: number | null = null;

  constructor(private readonly ours: () => number = () => performance.now()) {}

  /** A message said "it is `at` at the table". */
  hear(at: number, paused = false): void {
    if (paused) {
      this.#stopped = at;
      return;
    }
    const ahead = at - this.ours();
    // After a pause or a sleep the old estimate is about another time.
    const stale = this.#stopped !== null || this.#ahead === null || Math.abs(ahead - this.#ahead) > 3000;
    this.#stopped = null;
    this.#ahead = stale || ahead > (this.#ahead ?? ahead) ? ahead : this.#ahead;
  }

  now(): number {
    if (this.#stopped !== null) return this.#stopped;
    return this.ours() + (this.#ahead ?? 0);
  }

  /** Milliseconds until `until`, never below zero. */
  left(until: number): number {
    return Math.max(0, until - this.now());
  }
}
