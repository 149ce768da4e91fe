/** The letters, the cipher and the score of a word (STA-04, STA-05, STA-10), as on the server. */
import { folded } from '$/lib/words/letters';
import { sayIn } from '$/lib/words/messages.svelte';

export type Colour = 'green' | 'black' | 'red';
export const COLOURS: readonly Colour[] = ['green', 'black', 'red'];
/** A colour is never shown by colour alone. */
export const SIGNS: Record<Colour, string> = { green: '●', black: '■', red: '▲' };
export type Group = 'trust' | 'amplify' | 'suspicion';
export const GROUPS: readonly Group[] = ['trust', 'amplify', 'suspicion'];
export const SIZES: Record<Group, number> = { trust: 3, amplify: 2, suspicion: 1 };

/** The effect of each group's letters on a score. */
export const EFFECTS: Record<Group, string> = { trust: '+1', amplify: '×2', suspicion: '−' };

export type Cipher = Record<Group, string>;
export const NO_LETTERS: Cipher = { trust: '', amplify: '', suspicion: '' };

export interface Alphabet {
  letters: string;
  green: string;
  black: string;
  red: string;
}

/** Returns whether the letters of a language's cipher cards are known: they come with its messages. */
export const isAlphabetKnown = (language: string): boolean =>
  sayIn(language, 'stars-letters') !== 'stars-letters';

/** Returns the letters of a language's cipher cards. */
export function alphabetOf(language: string): Alphabet {
  const [letters, green, black, red] = (
    ['stars-letters', 'stars-letters-green', 'stars-letters-black', 'stars-letters-red'] as const
  ).map((id) => sayIn(language, id));
  return { letters: letters ?? '', green: green ?? '', black: black ?? '', red: red ?? '' };
}

/** Returns whether a word has only letters of the cards. Forms of letters and apostrophes may be among them. */
export const isInAlphabet = (word: string, language: string): boolean =>
  /\p{L}/u.test(word) &&
  [...onCards(word)].every((sign) => `${alphabetOf(language).letters}'’`.includes(sign));

export const colourOf = (alphabet: Alphabet, letter: string): Colour =>
  alphabet.green.includes(letter) ? 'green' : alphabet.black.includes(letter) ? 'black' : 'red';

/** The letters of one colour, as the console shows them together. */
export interface Block {
  colour: Colour;
  letters: string;
  /** The place of its first letter in the order of all blocks. */
  first: number;
}

/** Common letters first, then the smaller of the two other groups: on a phone these two stand above each other. */
export function byColour(alphabet: Alphabet): Block[] {
  const [small, large] =
    alphabet.black.length < alphabet.red.length ? (['black', 'red'] as const) : (['red', 'black'] as const);
  let first = 0;
  return (['green', small, large] as const).map((colour) => {
    const block = { colour, letters: alphabet[colour], first };
    first += alphabet[colour].length;
    return block;
  });
}

/** Returns a word in the letters of the cards, sign by sign. */
export const onCards = (word: string): string => folded(word).toLocaleUpperCase();

const howOften = (spelled: string, letters: string): number =>
  [...spelled].filter((sign) => letters.includes(sign)).length;

/** +1 for each trust letter, doubled for each amplify letter, negative where suspicion occurs. 0 stays 0. */
export function score(word: string, cipher: Cipher): number {
  const spelled = onCards(word);
  const size = howOften(spelled, cipher.trust) * 2 ** howOften(spelled, cipher.amplify);
  return size && spelled.includes(cipher.suspicion) ? -size : size;
}

/** A number with a real minus sign, or a plus unless it is 0. */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

export const isFull = (cipher: Cipher): boolean =>
  GROUPS.every((group) => cipher[group].length === SIZES[group]);

/** STA-04: one green letter in trust, one in amplify, at most one red letter in all. */
export function isValid(alphabet: Alphabet, cipher: Cipher): boolean {
  const six = cipher.trust + cipher.amplify + cipher.suspicion;
  return (
    isFull(cipher) &&
    new Set(six).size === 6 &&
    howOften(cipher.trust, alphabet.green) === 1 &&
    howOften(cipher.amplify, alphabet.green) === 1 &&
    howOften(six, alphabet.red) <= 1
  );
}

/** Puts a letter into a group, moving it from another one, or takes it out. */
export function placed(cipher: Cipher, group: Group, letter: string): Cipher {
  const isThere = cipher[group].includes(letter);
  const without = Object.fromEntries(
    GROUPS.map((each) => [each, cipher[each].replace(letter, '')]),
  ) as Cipher;
  if (isThere) return without;
  // A full group drops its oldest letter.
  return { ...without, [group]: (without[group] + letter).slice(-SIZES[group]) };
}
