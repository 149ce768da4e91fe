/** What the Scientists can know by now about the Alien's cipher, from the words that both have heard. */
import type { Belief } from './belief';
import { GROUPS, type Cipher, type Group } from './cipher';

export interface Outlook {
  /** How many ciphers fit every score so far. */
  ciphers: number;
  /** How many of the six letters are right in their best guess. */
  right: number;
  /** The six letters of the cipher, each with the chance that the Scientists give its place. */
  letters: { letter: string; group: Group; chance: number }[];
}

export function outlookOf(belief: Belief, cipher: Cipher): Outlook {
  const chances = belief.letters();
  const { guess } = belief.guess();
  const letters = GROUPS.flatMap((group, at) =>
    [...cipher[group]].map((letter) => ({ letter, group, chance: chances[letter]?.[at] ?? 0 })),
  );
  const right = letters.filter(({ letter, group }) => guess[group].includes(letter)).length;
  return { ciphers: belief.ciphers, right, letters };
}
