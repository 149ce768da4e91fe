import { getContext, setContext } from 'svelte';

/** A class is shown around together: all see the step that its teacher has chosen. */
export interface Led {
  readonly step: number;
  /** Only for the teacher: shows the next step to everybody, or ends the round. */
  readonly onward?: ((step: number | null) => void) | undefined;
  /** The projector shows how it is done. */
  readonly acts?: boolean;
}
const KEY = Symbol('who leads');
export const leadBy = (led: () => Led | undefined): void => void setContext(KEY, led);
export const leader = (): (() => Led | undefined) => getContext(KEY) ?? (() => undefined);

/** A guided first round: steps that are done one after another, each by doing the thing itself. */
export class Script {
  #own = $state(1);
  /** The last step that was done on this device. */
  #done = $state(0);
  readonly #led = leader();
  readonly led = $derived(this.#led());
  readonly step = $derived(this.led?.step ?? this.#own);
  /** The step is done, and the teacher has not gone on yet. */
  readonly waits = $derived(this.led !== undefined && this.#done >= this.step);
  /** What was tried did not fit. */
  isWrong = $state(false);
  /** And why, if the round says so; otherwise the sentence of the step is said again. */
  why = $state('');

  constructor(
    readonly steps: number,
    readonly done: () => void,
  ) {}

  next = (): void => {
    [this.isWrong, this.why] = [false, ''];
    if (this.led) this.#done = this.step;
    else if (this.step < this.steps) this.#own += 1;
    else this.done();
  };

  /** The teacher goes on for everybody. */
  onward = (): void => this.led?.onward?.(this.step < this.steps ? this.step + 1 : null);

  /** Completes the step if the answer fits. Otherwise says why not, and waits. */
  check(fits: boolean, why = ''): boolean {
    if (fits) this.next();
    else [this.isWrong, this.why] = [true, why];
    return fits;
  }
}

/** What a game's guided round is given. */
export interface GuideProps {
  done: () => void;
}

/** Letters of a word or a list, in capitals. */
export const lettersIn = (text: string): string[] =>
  [...text.toLocaleUpperCase()].filter((sign) => /\p{L}/u.test(sign));

/** Whether a word has all of these letters, as often as given. */
export function hasAll(word: string, letters: readonly string[]): boolean {
  const left = lettersIn(word);
  return letters.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
