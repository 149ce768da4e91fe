/** The words that these dice can make, letter by letter: whatever lies on the table is one of them. */
import type { Dictionary } from '$/pocket/dictionary';
import { STAR } from './score';

/** Of 1,200 best crosswords 34 have a longer word; with stars there are far more words, and seven longer ones. */
const [LONGEST, WITH_STARS] = [6, 5];

export class Spellings {
  readonly longest: number;
  readonly #size: number;
  #ways: Int32Array;
  readonly #ends: boolean[] = [false];

  constructor(words: Dictionary, roll: string) {
    this.#size = words.letters.length + 1;
    this.#ways = new Int32Array(1024 * this.#size);
    this.longest = roll.includes(STAR) ? WITH_STARS : LONGEST;
    words.spellable(diceOf(words.letters, roll), this.longest, (spelled) => this.#add(spelled));
  }

  /** From one spelling to one with another letter at its end; 0: there is none. The beginning is 0 as well. */
  next(node: number, letter: number): number {
    return this.#ways[node * this.#size + letter] ?? 0;
  }

  isWord(node: number): boolean {
    return this.#ends[node] ?? false;
  }

  #add(spelled: readonly number[]): void {
    if (spelled.length < 2) return;
    let node = 0;
    for (const letter of spelled) node = this.next(node, letter) || this.#grow(node, letter);
    this.#ends[node] = true;
  }

  #grow(from: number, letter: number): number {
    const node = this.#ends.push(false) - 1;
    if ((node + 1) * this.#size > this.#ways.length) {
      const larger = new Int32Array(2 * this.#ways.length);
      larger.set(this.#ways);
      this.#ways = larger;
    }
    this.#ways[from * this.#size + letter] = node;
    return node;
  }
}

/** How many dice show each letter, by its place in the alphabet from 1; the stars at 0. */
export function diceOf(letters: string, roll: string): Uint8Array {
  const dice = new Uint8Array(letters.length + 1);
  for (const sign of roll) {
    const at = sign === STAR ? 0 : letters.indexOf(sign) + 1;
    dice[at] = (dice[at] ?? 0) + 1;
  }
  return dice;
}
