/** Every cipher of an alphabet: compatible pairs of a trust set and an amplify set. Suspicion is any letter left. */
import { colourOf, COLOURS, type Alphabet } from './cipher';
import { IN_AMPLIFY, IN_TRUST, NOWHERE } from './draw';

const RED = COLOURS.indexOf('red');

export interface Space {
  alphabet: Alphabet;
  letters: string[];
  /** Letter by letter: its colour, as a place in COLOURS. */
  colour: number[];
  trust: number[][];
  amplify: number[][];
  pairs: Pair[];
}

export interface Pair {
  /** Places in `trust` and `amplify`. */
  trust: number;
  amplify: number;
  /** All five letters. */
  letters: number[];
  /** The place of the red letter among them. */
  red: number;
}

const spaces = new Map<string, Space>();

export function spaceOf(alphabet: Alphabet): Space {
  const known = spaces.get(alphabet.letters);
  if (known) return known;
  const letters = [...alphabet.letters];
  const colour = letters.map((letter) => COLOURS.indexOf(colourOf(alphabet, letter)));
  const isRed = (at: number): boolean => colour[at] === RED;
  const greens = letters.flatMap((_, at) => (colour[at] ? [] : [at]));
  const darks = letters.flatMap((_, at) => (colour[at] ? [at] : []));
  const twoDarks = darks.flatMap((one, at) =>
    darks.slice(at + 1).flatMap((two) => (isRed(one) && isRed(two) ? [] : [[one, two]])),
  );
  const trust = greens.flatMap((green) => twoDarks.map((two) => [green, ...two]));
  const amplify = greens.flatMap((green) => darks.map((dark) => [green, dark]));
  const space = { alphabet, letters, colour, trust, amplify, pairs: pairUp(trust, amplify, isRed) };
  spaces.set(alphabet.letters, space);
  return space;
}

function pairUp(trusts: number[][], amplifies: number[][], isRed: (at: number) => boolean): Pair[] {
  return trusts.flatMap((three, trust) => {
    const redTrust = three.some(isRed);
    return amplifies.flatMap((two, amplify) => {
      const redAmplify = two.some(isRed);
      if ((redTrust && redAmplify) || two.some((letter) => three.includes(letter))) return [];
      const red = redTrust ? IN_TRUST : redAmplify ? IN_AMPLIFY : NOWHERE;
      return [{ trust, amplify, letters: [...three, ...two], red }];
    });
  });
}
