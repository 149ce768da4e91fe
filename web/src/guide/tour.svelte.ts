import { getContext, setContext } from 'svelte';
import { stepsOf } from './steps';

/** A class takes the round together: all see the step that the teacher has chosen. */
export interface Led {
  readonly step: number;
  /** Only for the teacher: shows the next step to everybody, or ends the round. */
  readonly onward?: ((step: number | null) => void) | undefined;
  /** Whether the projector demonstrates the steps. */
  readonly acts?: boolean;
}

/** A guided first round: the steps of How to play, one after another, some of them with a task. */
export class Tour {
  #own = $state(1);
  /** The last step whose task was done on this device. */
  #done = $state(0);
  readonly step = $derived(this.led?.step ?? this.#own);
  readonly isDone = $derived(this.#done >= this.step);
  /** The step with a wrong try. */
  wrongIn = $state(0);
  readonly isWrong = $derived(this.wrongIn === this.step);
  /** The reason, if the round gives one; otherwise the step's sentence is repeated. */
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

  /** Goes on; a teacher does so for everybody. */
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
/** The guided round that this component is in, or undefined if its steps are only to read. */
export const tourAround = (): Tour | undefined => getContext(KEY);

/** Letters of a word or a list, in capitals. */
export const lettersIn = (text: string): string[] =>
  [...text.toLocaleUpperCase()].filter((sign) => /\p{L}/u.test(sign));
