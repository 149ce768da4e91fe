/** A guided first round: steps that are done one after another, each by doing the thing itself. */
export class Script {
  step = $state(1);
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
    if (this.step < this.steps) this.step += 1;
    else this.done();
  };

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
