/** No network delays a message by this much. A larger jump means that the table's time has changed. */
const JUMP = 3_000;
/** How many messages count. The table's clock stops while the server can't store anything, and then older messages
 * are ahead of it. */
const RECENT = 4;

/**
 * The table's time, estimated on this device. Every message of the server carries its table time `at`; the
 * fastest of the latest messages had the least delay on its way, so the largest difference is nearest the truth.
 */
export class Clock {
  #ahead = 0; // table time minus ours, as the fastest message showed it
  #recent: number[] = [];
  #stopped: number | null = null;
  #isStale = true;
  /** How many of our milliseconds one millisecond of the table takes: more while somebody has extra time. */
  #pace = 1;

  constructor(private readonly ours: () => number = () => performance.now()) {}

  /** Notes the table time `at` of a message that has just arrived, and whether the table's clock is stopped. */
  hear(at: number, isStopped = false, percent = 100): void {
    if (percent / 100 !== this.#pace) this.#isStale = true;
    this.#pace = percent / 100;
    if (isStopped) {
      this.#stopped = at;
      return;
    }
    const ahead = at - this.ours() / this.#pace;
    // After a pause or a sleep the old estimate is worthless.
    const isOld = this.#isStale || this.#stopped !== null || Math.abs(ahead - this.#ahead) > JUMP;
    this.#recent = [...(isOld ? [] : this.#recent.slice(1 - RECENT)), ahead];
    this.#ahead = Math.max(...this.#recent);
    this.#stopped = null;
    this.#isStale = false;
  }

  /** The connection broke, and the table's clock may have stopped meanwhile. */
  forget(): void {
    this.#isStale = true;
  }

  now(): number {
    if (this.#stopped !== null) return this.#stopped;
    return this.ours() / this.#pace + this.#ahead;
  }

  /** How much of our time a span of the table's time takes. */
  span(span: number): number {
    return Math.round(span * this.#pace);
  }

  /** Milliseconds of real time until `until`, never below zero. */
  left(until: number): number {
    return Math.max(0, until - this.now()) * this.#pace;
  }
}
