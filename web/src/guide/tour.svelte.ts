import { getContext, setContext } from 'svelte';
import { stepsOf } from './steps';

/** A class is shown around together: all see the step that its teacher has chosen. */
export interface Led {
  readonly step: number;
  /** Only for the teacher: shows the next step to everybody, or ends the round. */
  readonly onward?: ((step: number | null) => void) | undefined;
  /** The projector shows how it is done. */
  readonly acts?: boolean;
}

/** A guided first round: the steps of How to play, one after another, and something to do in some of them. */
export class Tour {
  #own = $state(1);
  /** The last step that was done on this device. */
  #done = $state(0);
  readonly step = $derived(this.led?.step ?? this.#own);
  readonly isDone = $derived(this.#done >= this.step);
  /** The step in which something was tried that did not fit. */
  wrongIn = $state(0);
  readonly isWrong = $derived(this.wrongIn === this.step);
  /** Why it did not fit, if the round says so; otherwise the sentence of the step is said again. */
  why = $state('');

  constructor(
    readonly game: string,
    readonly ledBy: () => Led | undefined,
    readonly end: () => void,
  ) {}

  get led(): Led | undefined {
    return this.ledBy();
  }

  get steps(): number {
    return stepsOf(this.game).length;
  }

  /** Goes on: the teacher for everybody. */
  next = (): void => {
    const isLast = this.step >= this.steps;
    if (this.led) this.led.onward?.(isLast ? null : this.step + 1);
    else if (isLast) this.end();
    else this.#own += 1;
  };

  /** Completes the step if the answer fits. Otherwise says why not, and waits. */
  check(fits: boolean, why = ''): boolean {
    [this.wrongIn, this.why] = [fits ? 0 : this.step, why];
    if (fits) this.#done = this.step;
    return fits;
  }
}

const KEY = Symbol('tour');
export const startTour = (tour: Tour): Tour => setContext(KEY, tour);
/** The guided round around this component; undefined: its steps are only to read. */
export const tourAround = (): Tour | undefined => getContext(KEY);

/** Letters of a word or a list, in capitals. */
export const lettersIn = (text: string): string[] =>
  [...text.toLocaleUpperCase()].filter((sign) => /\p{L}/u.test(sign));
