/** All ways to lay one more word on a layout so that everything it touches stays words (REB-07, REB-08). */
import { boxOf, MIDDLE, SIDE } from './board';
import type { Layout } from './search';
import type { Spellings } from './spellings';

/** So many of them are kept for each number of dice that they leave, of the first word more. */
const [KEPT, FIRST] = [16, 150];

/** A word that is not laid yet. */
export interface Way {
  from: Layout;
  start: number;
  step: number;
  letters: number[];
  /** How many dice it leaves. */
  dice: number;
  /** What the layout is worth then. */
  score: number;
}
type Worth = readonly number[];

export function waysFrom(layout: Layout, spellings: Spellings, worth: Worth): Way[] {
  const { top, bottom, left, right } = boxOf(layout.cells);
  const found: Way[][] = Array.from({ length: layout.dice + 1 }, () => []);
  const isEmpty = top >= bottom;
  if (isEmpty) new Line(layout, spellings, worth, 1, found).walk(MIDDLE, true);
  else {
    const reach = Math.min(layout.dice, spellings.longest);
    const across = new Line(layout, spellings, worth, 1, found);
    for (let row = top - 1; row <= bottom; row += 1) {
      for (let col = left - reach; col <= right; col += 1) across.walk(row * SIDE + col, false);
    }
    const down = new Line(layout, spellings, worth, SIDE, found);
    for (let col = left - 1; col <= right; col += 1) {
      for (let row = top - reach; row <= bottom; row += 1) down.walk(row * SIDE + col, false);
    }
  }
  const most = isEmpty ? FIRST : KEPT;
  return found.flatMap((ways) => ways.sort((one, other) => other.score - one.score).slice(0, most));
}

/** Words in one direction. */
class Line {
  readonly #left: Uint8Array;
  readonly #crosses: (Int16Array | null | undefined)[] = [];
  readonly #word: number[] = [];
  #start = 0;

  constructor(
    readonly layout: Layout,
    readonly spellings: Spellings,
    readonly worth: Worth,
    readonly step: number,
    readonly found: Way[][],
  ) {
    this.#left = layout.left.slice();
  }

  /** All words that begin here; `isJoined`: they need not touch what lies. */
  walk(start: number, isJoined: boolean): void {
    if (this.layout.cells[start - this.step]) return;
    this.#start = start;
    this.#walk(start, 0, this.layout.dice, isJoined, 0);
  }

  /** On from a place with what is spelled so far; `gained`: by the dice that were laid and the words across them. */
  #walk(at: number, node: number, dice: number, isJoined: boolean, gained: number): void {
    const { layout, spellings, worth, step } = this;
    const lying = layout.cells[at] ?? 0;
    if (lying) {
      const next = spellings.next(node, lying);
      if (!next) return;
      this.#word.push(lying);
      this.#walk(at + step, next, dice, true, gained);
      this.#word.pop();
      return;
    }
    if (isJoined && dice < layout.dice && spellings.isWord(node)) this.#note(dice, gained);
    if (!dice || (!isJoined && !this.#reaches(at, dice))) return;
    const crossing = this.#crossing(at);
    for (let letter = 1; letter < worth.length; letter += 1) {
      const die = this.#left[letter] ? letter : 0;
      const count = this.#left[die] ?? 0;
      const across = crossing === null ? 0 : (crossing[letter] ?? 0);
      if (!count || across < 0) continue;
      const next = spellings.next(node, letter);
      if (!next) continue;
      const more = gained + across + (die ? (worth[letter] ?? 0) : 0);
      this.#left[die] = count - 1;
      this.#word.push(letter);
      this.#walk(at + step, next, dice - 1, isJoined || crossing !== null, more);
      this.#word.pop();
      this.#left[die] = count;
    }
  }

  /** Does a word come to something that lies, or beside it, before the dice or its letters run out? */
  #reaches(at: number, dice: number): boolean {
    const most = Math.min(dice, this.spellings.longest - this.#word.length);
    for (let n = 0; n <= most; n += 1) {
      const next = at + n * this.step;
      if (this.layout.cells[next] || (n < most && this.#crossing(next) !== null)) return true;
    }
    return false;
  }

  /** A word that this one makes longer counts no more. */
  #note(dice: number, gained: number): void {
    const { layout, worth, step, found } = this;
    let score = layout.score + gained;
    for (let n = 0; n < this.#word.length; n += 1) {
      const at = this.#start + n * step;
      const isOld = layout.cells[at] && (layout.cells[at - step] || layout.cells[at + step]);
      if (!isOld) score += worth[this.#word[n] ?? 0] ?? 0;
    }
    found[dice]?.push({ from: layout, start: this.#start, step, letters: [...this.#word], dice, score });
  }

  /** By letter, what the word across a free square would gain, or −1 where it is none. Null: nothing lies beside it. */
  #crossing(at: number): Int16Array | null {
    const known = this.#crosses[at];
    if (known !== undefined) return known;
    const { cells } = this.layout;
    const side = this.step === 1 ? SIDE : 1;
    const [before, after]: [number[], number[]] = [[], []];
    for (let next = at - side; cells[next]; next -= side) before.unshift(cells[next] ?? 0);
    for (let next = at + side; cells[next]; next += side) after.push(cells[next] ?? 0);
    const found = before.length || after.length ? this.#across(before, after) : null;
    this.#crosses[at] = found;
    return found;
  }

  #across(before: readonly number[], after: readonly number[]): Int16Array {
    const { spellings, worth } = this;
    const found = new Int16Array(worth.length).fill(-1);
    // A letter alone was no word, so it counts only now.
    const alone = [before, after].flatMap((part) => (part.length === 1 ? part : []));
    const gain = alone.reduce((sum, letter) => sum + (worth[letter] ?? 0), 0);
    const begun = this.#spelled(0, before);
    if (begun === null) return found;
    for (let letter = 1; letter < found.length; letter += 1) {
      const next = spellings.next(begun, letter);
      const end = next ? this.#spelled(next, after) : null;
      if (end !== null && spellings.isWord(end)) found[letter] = gain + (worth[letter] ?? 0);
    }
    return found;
  }

  #spelled(node: number, letters: readonly number[]): number | null {
    let at = node;
    for (const letter of letters) {
      at = this.spellings.next(at, letter);
      if (!at) return null;
    }
    return at;
  }
}
