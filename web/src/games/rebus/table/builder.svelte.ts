/** The layout that is being built: kept locally, sent as it changes. The last one sent counts (REB-10). */
import type { Answer } from '$/lib/net/socket';
import {
  at,
  dieFor,
  inHand,
  isIn,
  lay,
  letterOn,
  lineOf,
  same,
  STAR,
  step,
  takeUp,
  toSend,
  type Layout,
  type Square,
} from './layout';
import type { BuildView, Move } from '../wire';

const PAUSE = 90;
const UNDOES = 60;

export class Builder {
  layout = $state.raw<Layout>([]);
  /** The die that was tapped, waiting for its square. */
  picked = $state<number | null>(null);
  cursor = $state.raw<Square>({ row: 0, col: 0 });
  /** The square the keyboard moved to last, which the felt scrolls to. Touched squares are visible already. */
  sought = $state.raw<Square | null>(null);
  down = $state(false);
  refusal = $state('');
  /** A star that waits for its letter, and the square for it. */
  asking = $state.raw<{ die: number; square: Square } | null>(null);
  #history = $state.raw<Layout[]>([]);
  #dice: BuildView['dice'] = [];
  /** The layout that the server has confirmed. */
  #known: Layout = [];
  /** Stars that keep their letter until the end of the turn, by die. */
  #fixed: Record<number, string> = {};
  #isPausing = false;
  #unsent = false;
  #flying = 0;

  constructor(
    readonly send: (move: Move) => Promise<Answer>,
    readonly board: number,
  ) {
    this.reset();
  }

  /** The reading direction of words across. */
  get run(): 'ltr' | 'rtl' {
    return lineOf(this.#dice, this.board).run;
  }

  /** Whether there is a die under the cursor. */
  get isOnDie(): boolean {
    return at(this.layout, this.cursor) !== undefined;
  }

  get mayUndo(): boolean {
    return this.#history.length > 0;
  }

  /** Takes over the server's layout. While something is being sent, the local one is newer. */
  follow(build: BuildView): void {
    const isNew = build.dice.map((die) => die.letter).join() !== this.#dice.map((die) => die.letter).join();
    this.#dice = build.dice;
    this.#known = build.placed;
    this.#fixed = Object.fromEntries(build.stars);
    if (isNew) this.reset();
    this.#obey();
  }

  #obey(): void {
    if (!this.#unsent && !this.#flying && !same(this.#known, this.layout)) this.layout = this.#known;
  }

  reset(): void {
    const middle = Math.floor(this.board / 2);
    this.layout = this.#known;
    this.#history = [];
    this.picked = this.asking = this.sought = null;
    this.cursor = { row: middle, col: middle - 3 };
    this.down = this.#unsent = false;
    this.refusal = '';
  }

  /** Lay a die on a square. A star that may still choose asks for its letter first. */
  place(die: number, square: Square, letter: string | null = null): void {
    this.picked = null;
    if (!isIn(square, this.board)) return this.remove(die);
    const known = letter ?? this.#fixed[die] ?? this.layout.find((one) => one.die === die)?.letter ?? null;
    if (this.#dice[die]?.letter === STAR && !known) {
      this.asking = { die, square };
      return;
    }
    this.#change(lay(this.layout, die, square, known));
    this.cursor = square;
  }

  answer(letter: string): void {
    const asked = this.asking;
    this.asking = null;
    if (!asked) return;
    this.place(asked.die, asked.square, letter);
    this.go(this.#free(step(asked.square, this.down)));
  }

  remove(die: number): void {
    this.picked = null;
    if (this.layout.some((one) => one.die === die)) this.#change(takeUp(this.layout, die));
  }

  clear(): void {
    if (this.layout.length) this.#change([]);
  }

  undo(): void {
    const before = this.#history.at(-1);
    if (!before) return;
    this.#history = this.#history.slice(0, -1);
    this.layout = before;
    this.#plan();
  }

  /** A tap on a square: lay the picked die there, pick up the die there, or go there to type. */
  tap(square: Square): void {
    const there = at(this.layout, square);
    if (this.picked !== null && this.picked !== there?.die) return this.place(this.picked, square);
    this.picked = there && this.picked === null ? there.die : null;
    this.cursor = square;
    if (there) this.#branch(square);
  }

  /** If the die is part of a word in one direction, typing goes on in the other. */
  #branch(square: Square): void {
    const runs = (down: boolean): boolean =>
      [1, -1].some((by) => at(this.layout, step(square, down, by)) !== undefined);
    if (runs(true) !== runs(false)) this.down = runs(false);
  }

  /** A tap moves a die from the hand to the cursor or the next free square after it. */
  drop(die: number): void {
    const square = this.#free(this.cursor);
    this.place(die, square);
    if (!this.asking) this.go(this.#free(step(square, this.down)));
  }

  /** The same from the keyboard, where a die on the felt goes back to the hand. */
  press(die: number): void {
    if (this.layout.some((one) => one.die === die)) this.remove(die);
    else this.drop(die);
  }

  #free(square: Square): Square {
    return at(this.layout, square) ? this.#free(step(square, this.down)) : square;
  }

  /** Typing lays dice one after another from the cursor, and skips letters that are there already. */
  type(letter: string): boolean {
    this.refusal = '';
    const there = at(this.layout, this.cursor);
    if (there && letterOn(there, this.#dice) === letter) {
      this.go(step(this.cursor, this.down));
      return true;
    }
    const die = dieFor(letter, inHand(this.#dice, this.layout));
    if (!die) return false;
    const fixed = this.#fixed[die.id];
    if (fixed && fixed !== letter) return false;
    const square = this.cursor;
    this.place(die.id, square, die.letter === STAR ? letter : null);
    this.go(step(square, this.down));
    return true;
  }

  /** Moves the cursor by the keyboard. */
  go(square: Square): void {
    this.cursor = this.sought = square;
  }

  /** An arrow across the line of typing turns it; one along it moves the cursor. */
  arrow(row: number, col: number): void {
    const turns = this.down ? col !== 0 : row !== 0;
    if (turns) this.down = !this.down;
    else this.go({ row: this.cursor.row + row, col: this.cursor.col + col });
  }

  /** Takes back one die: the one under the cursor, else the one before it. */
  backspace(): void {
    const here = at(this.layout, this.cursor);
    if (here) return this.remove(here.die);
    const before = step(this.cursor, this.down, -1);
    const there = at(this.layout, before);
    if (there) this.remove(there.die);
    if (isIn(before, this.board)) this.go(before);
  }

  #change(layout: Layout): void {
    this.#history = [...this.#history, this.layout].slice(-UNDOES);
    this.layout = layout;
    this.refusal = '';
    this.#plan();
  }

  /** Sends at once, then at most once per pause. */
  #plan(): void {
    this.#unsent = true;
    if (this.#isPausing) return;
    this.#isPausing = true;
    setTimeout(() => this.#pause(), 0);
  }

  #pause(): void {
    this.#isPausing = this.#unsent;
    if (!this.#unsent) return;
    void this.#flush();
    setTimeout(() => this.#pause(), PAUSE);
  }

  async #flush(): Promise<void> {
    this.#unsent = false;
    this.#flying += 1;
    const answer = await this.send({ t: 'arrange', dice: toSend(this.layout) });
    this.#flying -= 1;
    if (answer.ok) return;
    this.refusal = answer.detail;
    this.#obey();
  }
}
