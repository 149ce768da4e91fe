/** How a cipher is drawn, and how likely each one is before anything is known (STA-06, STA-07). */
import { colourOf, COLOURS, isValid, type Alphabet, type Cipher } from './cipher';

export type Draw = 'cards' | 'uniform' | 'chosen';
/** The place of the red letter in trust or amplify. */
export const NOWHERE = 0;
export const IN_TRUST = 1;
export const IN_AMPLIFY = 2;

/** The six slots while they fill from left to right. */
interface Slots {
  greens: number;
  darks: number;
  /** The place of a red letter; 3 is suspicion. */
  red: number;
  suspicion: number;
}
const EMPTY: Slots = { greens: 0, darks: 0, red: NOWHERE, suspicion: -1 };
const isFilled = (slots: Slots): boolean => slots.greens === 2 && slots.darks === 3 && slots.suspicion >= 0;

/** The slots with a letter of this colour in its place, or null where it goes to the bottom of the deck. */
function take(slots: Slots, colour: number): Slots | null {
  if (colour === 0 && slots.greens < 2) return { ...slots, greens: slots.greens + 1 };
  if (colour === 2 && slots.red !== NOWHERE) return null;
  if (colour !== 0 && slots.darks < 3) {
    const place = slots.darks < 2 ? IN_TRUST : IN_AMPLIFY;
    return { ...slots, darks: slots.darks + 1, red: colour === 2 ? place : slots.red };
  }
  if (slots.suspicion >= 0) return null;
  return { ...slots, suspicion: colour, red: colour === 2 ? 3 : slots.red };
}

type Chances = Map<string, number>;
const kindOf = (red: number, suspicion: number): string => `${red} ${suspicion}`;

/** The chance of each kind of cipher (place of the red letter, colour of suspicion) from here on. */
function kindsFrom(slots: Slots, deck: readonly number[], known: Map<string, Chances>): Chances {
  if (isFilled(slots)) return new Map([[kindOf(slots.red % 3, slots.suspicion), 1]]);
  const key = JSON.stringify([slots, deck]);
  const before = known.get(key);
  if (before) return before;
  const chances: Chances = new Map();
  const all = deck.reduce((sum, left) => sum + left, 0);
  deck.forEach((left, colour) => {
    if (!left) return;
    const rest = deck.map((count, other) => count - Number(other === colour));
    for (const [kind, chance] of kindsFrom(take(slots, colour) ?? slots, rest, known)) {
      chances.set(kind, (chances.get(kind) ?? 0) + (chance * left) / all);
    }
  });
  known.set(key, chances);
  return chances;
}

/** How many ciphers there are of a kind. */
function howMany({ green, black, red }: Alphabet, place: number, suspicion: number): number {
  const [g, b, r] = [green.length, black.length, red.length];
  const darks =
    place === IN_TRUST
      ? b * r * (b - 1)
      : place === IN_AMPLIFY
        ? ((b * (b - 1)) / 2) * r
        : ((b * (b - 1)) / 2) * (b - 2);
  const left = place === NOWHERE ? b - 3 : b - 2;
  return g * (g - 1) * darks * ([g - 2, left, place === NOWHERE ? r : 0][suspicion] ?? 0);
}

/** [place of the red letter][colour of suspicion]: the chance of one single cipher of that kind. */
export function prior(alphabet: Alphabet, draw: Draw): number[][] {
  const kinds = [NOWHERE, IN_TRUST, IN_AMPLIFY].map((red) => COLOURS.map((_, suspicion) => [red, suspicion]));
  const count = ([red = 0, suspicion = 0]: number[]): number => howMany(alphabet, red, suspicion);
  const all = kinds.flat().reduce((sum, kind) => sum + count(kind), 0);
  const deck = [alphabet.green.length, alphabet.black.length, alphabet.red.length];
  const chances = draw === 'cards' ? kindsFrom(EMPTY, deck, new Map()) : null;
  return kinds.map((row) =>
    row.map((kind) => {
      if (!count(kind)) return 0;
      return chances ? (chances.get(kindOf(kind[0] ?? 0, kind[1] ?? 0)) ?? 0) / count(kind) : 1 / all;
    }),
  );
}

function shuffled(letters: string, random: () => number): string[] {
  const deck = [...letters];
  for (let at = deck.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other] ?? '', deck[at] ?? ''];
  }
  return deck;
}

/** The cipher that this order of the letter cards gives. */
export function deal(alphabet: Alphabet, deck: readonly string[]): Cipher {
  let slots = EMPTY;
  let [greens, darks, suspicion] = ['', '', ''];
  for (const letter of deck) {
    const colour = COLOURS.indexOf(colourOf(alphabet, letter));
    const after = take(slots, colour);
    if (!after) continue;
    if (after.suspicion !== slots.suspicion) suspicion = letter;
    else if (colour === 0) greens += letter;
    else darks += letter;
    slots = after;
  }
  const sorted = (letters: string): string => [...letters].sort().join('');
  return {
    trust: sorted(greens.slice(0, 1) + darks.slice(0, 2)),
    amplify: sorted(greens.slice(1) + darks.slice(2)),
    suspicion,
  };
}

export function drawCipher(alphabet: Alphabet, draw: Draw, random: () => number = Math.random): Cipher {
  for (;;) {
    const deck = shuffled(alphabet.letters, random);
    if (draw === 'cards') return deal(alphabet, deck);
    const six = deck.join('');
    const cipher = { trust: six.slice(0, 3), amplify: six.slice(3, 5), suspicion: six.slice(5, 6) };
    if (isValid(alphabet, cipher)) return cipher;
  }
}
