/**
 * What is known about the cipher: every possible one with its exact chance (STA-28).
 *
 * The size of a score depends on trust and amplify alone, its sign on suspicion alone. So a belief is a list of pairs of
 * a trust set and an amplify set, and one set of suspicion letters; letters that clash are left out when counting.
 */
import { NO_LETTERS, onCards, type Alphabet, type Cipher } from './cipher';
import { IN_AMPLIFY, IN_TRUST, NOWHERE, prior, type Draw } from './draw';
import { spaceOf, type Pair, type Space } from './space';

/** The chances of a letter in trust, in amplify and as suspicion. */
export type Chances = [number, number, number];
type Scored = readonly [word: string, score: number];

const NOTHING = 1e-14;
const ALMOST = 1e-9;

export const isRuledOut = (chance: number): boolean => chance < ALMOST;

/** A chance as text: a dash if ruled out, and 100% only if certain. */
export function percent(chance: number): string {
  if (isRuledOut(chance)) return '–';
  if (chance > 1 - ALMOST) return '100%';
  return chance < 0.01 ? '<1%' : `${Math.min(99, Math.round(100 * chance))}%`;
}

const PLACES = [NOWHERE, IN_TRUST, IN_AMPLIFY];
const add = (sums: Float64Array, at: number, amount: number): void => {
  sums[at] = (sums[at] ?? 0) + amount;
};

/** Ciphers that weigh the same: one suspicion letter, one place of the red letter. */
interface Kind {
  letter: number;
  count: number;
  weight: number;
}

export class Belief {
  readonly #space: Space;
  /** [place of the red letter][colour of suspicion]: the prior chance of one such cipher. */
  readonly #prior: number[][];
  readonly #live: Pair[];
  /** Letter by letter: may it be suspicion? */
  readonly #suspects: boolean[];
  /** The weight of each live pair's ciphers, and of all together. */
  readonly #weights: Float64Array;
  readonly #total: number;

  private constructor(space: Space, chances: number[][], live: Pair[], suspects: boolean[]) {
    this.#space = space;
    this.#prior = chances;
    this.#live = live;
    this.#suspects = suspects;
    this.#weights = this.#weigh(suspects);
    // Never 0, so that dividing by it is safe if no cipher is left.
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0) || NOTHING;
  }

  /** What is known before the first transmission. */
  static before(alphabet: Alphabet, draw: Draw): Belief {
    const space = spaceOf(alphabet);
    const anyLetter = space.letters.map(() => true);
    return new Belief(space, prior(alphabet, draw), space.pairs, anyLetter);
  }

  static after(alphabet: Alphabet, draw: Draw, scored: readonly Scored[]): Belief {
    return scored.reduce(
      (belief, [word, score]) => belief.observe(word, score),
      Belief.before(alphabet, draw),
    );
  }

  /** Keeps only ciphers that give this word this score. */
  observe(word: string, score: number): Belief {
    const size = this.#sizes(word);
    const live = this.#live.filter((pair) => size(pair) === Math.abs(score));
    const within = this.#within(word);
    const suspects = score
      ? this.#suspects.map((may, at) => may && within[at] === score < 0)
      : this.#suspects;
    return new Belief(this.#space, this.#prior, live, suspects);
  }

  get ciphers(): number {
    return this.#kinds().reduce((sum, { count }) => sum + count, 0);
  }

  /** In bits. */
  get entropy(): number {
    return this.#kinds().reduce((sum, { count, weight }) => {
      const chance = weight / this.#total;
      return sum - count * chance * Math.log2(chance);
    }, 0);
  }

  letters(): Record<string, Chances> {
    const { letters, trust, amplify } = this.#space;
    const none = (): Float64Array => new Float64Array(letters.length);
    const [inTrust, inAmplify, suspected] = [none(), none(), none()];
    this.#live.forEach((pair, at) => {
      const chance = (this.#weights[at] ?? 0) / this.#total;
      for (const letter of trust[pair.trust] ?? []) add(inTrust, letter, chance);
      for (const letter of amplify[pair.amplify] ?? []) add(inAmplify, letter, chance);
    });
    for (const { letter, count, weight } of this.#kinds())
      add(suspected, letter, (count * weight) / this.#total);
    return Object.fromEntries(
      letters.map((letter, at) => [letter, [inTrust[at] ?? 0, inAmplify[at] ?? 0, suspected[at] ?? 0]]),
    );
  }

  /** The possible cipher with the most right letters on average, and that number. */
  guess(): { guess: Cipher; right: number } {
    const { letters, trust, amplify } = this.#space;
    const chances = Object.values(this.letters());
    const worth = (set: number[], group: 0 | 1): number =>
      set.reduce((sum, letter) => sum + (chances[letter]?.[group] ?? 0), 0);
    const [inTrust, inAmplify] = [trust.map((set) => worth(set, 0)), amplify.map((set) => worth(set, 1))];
    const suspects = letters
      .map((_, letter) => letter)
      .sort((a, b) => (chances[b]?.[2] ?? 0) - (chances[a]?.[2] ?? 0));
    const spell = (set: number[] = []): string =>
      set
        .map((letter) => letters[letter])
        .sort()
        .join('');
    let best = { right: 0, guess: NO_LETTERS };
    this.#live.forEach((pair, at) => {
      if (!this.#weights[at]) return;
      const last = suspects.find(
        (letter) =>
          this.#suspects[letter] && !pair.letters.includes(letter) && this.#weightOf(pair.red, letter),
      );
      if (last === undefined) return;
      const right = (inTrust[pair.trust] ?? 0) + (inAmplify[pair.amplify] ?? 0) + (chances[last]?.[2] ?? 0);
      if (right <= best.right) return;
      const guess = {
        trust: spell(trust[pair.trust]),
        amplify: spell(amplify[pair.amplify]),
        suspicion: letters[last] ?? '',
      };
      best = { right, guess };
    });
    return best;
  }

  /** The expected information of this word's score, in bits. */
  bits(word: string): number {
    const size = this.#sizes(word);
    const within = this.#within(word);
    const negative = this.#weigh(this.#suspects.map((may, at) => may && within[at] === true));
    const chances = new Map<number, number>();
    const count = (score: number, weight: number): void =>
      void chances.set(score, (chances.get(score) ?? 0) + weight / this.#total);
    this.#live.forEach((pair, at) => {
      const [all, minus, points] = [this.#weights[at] ?? 0, negative[at] ?? 0, size(pair)];
      if (points) count(-points, minus);
      count(points, points ? all - minus : all);
    });
    return [...chances.values()].reduce((sum, p) => (p > NOTHING ? sum - p * Math.log2(p) : sum), 0);
  }

  /** The size of a word's score under each pair. */
  #sizes(word: string): (pair: Pair) => number {
    const spelled = [...onCards(word)];
    const counts = this.#space.letters.map((letter) => spelled.filter((one) => one === letter).length);
    const sum = (letters: number[]): number =>
      letters.reduce((all, letter) => all + (counts[letter] ?? 0), 0);
    const trust = this.#space.trust.map(sum);
    const factor = this.#space.amplify.map((letters) => 2 ** sum(letters));
    return (pair) => (trust[pair.trust] ?? 0) * (factor[pair.amplify] ?? 0);
  }

  #within(word: string): boolean[] {
    const spelled = onCards(word);
    return this.#space.letters.map((letter) => spelled.includes(letter));
  }

  #weightOf(red: number, letter: number): number {
    return this.#prior[red]?.[this.#space.colour[letter] ?? 0] ?? 0;
  }

  /** The weight of each live pair's ciphers with one of these suspicion letters. */
  #weigh(suspects: readonly boolean[]): Float64Array {
    const each = PLACES.map((red) => suspects.map((may, letter) => (may ? this.#weightOf(red, letter) : 0)));
    const whole = each.map((weights) => weights.reduce((sum, weight) => sum + weight, 0));
    return Float64Array.from(this.#live, ({ red, letters }) => {
      const weights = each[red] ?? [];
      let weight = whole[red] ?? 0;
      for (const letter of letters) weight -= weights[letter] ?? 0;
      // Treat rounding errors as 0.
      return weight > NOTHING ? weight : 0;
    });
  }

  #kinds(): Kind[] {
    const all = new Float64Array(PLACES.length);
    const taken = PLACES.map(() => new Float64Array(this.#space.letters.length));
    for (const { red, letters } of this.#live) {
      add(all, red, 1);
      for (const letter of letters) add(taken[red] ?? all, letter, 1);
    }
    return this.#suspects.flatMap((may, letter) =>
      PLACES.flatMap((red) => {
        const weight = this.#weightOf(red, letter);
        const count = (all[red] ?? 0) - (taken[red]?.[letter] ?? 0);
        return may && weight ? [{ letter, count, weight }] : [];
      }),
    );
  }
}
