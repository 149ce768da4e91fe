/** Cues wait here for their turn. */
import { millisOf, type Cue } from '$/contract/cue';

/** How long the stage is empty between two cues, so that they don't run into each other. */
const BREATH = 250;

export class Queue {
  now = $state.raw<Cue | null>(null);
  #waiting: Cue[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly begins: (cue: Cue) => void = () => undefined) {}

  push(cues: readonly Cue[]): void {
    for (const cue of cues)
      if (cue.t === 'curtain') this.#curtain();
      else this.#waiting.push(cue);
    // A drum roll is over as soon as anything else happens.
    if (!this.now || (this.now.t === 'none' && this.#waiting.length)) this.#next();
  }

  /** Drops cues of the previous round; those of the new one stay. */
  #curtain(): void {
    const isAhead = ({ t }: Cue): boolean => t === 'match-point' || t === 'last-round';
    this.#waiting = this.#waiting.filter(isAhead);
    if (this.now && !isAhead(this.now)) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    this.now = this.#waiting.shift() ?? null;
    if (!this.now) return;
    this.begins(this.now);
    this.#timer = setTimeout(this.#rest, millisOf(this.now));
  };

  #rest = (): void => {
    this.now = null;
    this.#timer = setTimeout(this.#next, BREATH);
  };
}
