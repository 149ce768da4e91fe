/** Which dice a word would use: for dimming them while one types. The server alone judges. */

export const JOKER = '*';

export interface Use {
  /** By die: is it used, and what does the joker stand for? */
  used: boolean[];
  joker: string;
  /** Letters of the word that no die is left for. */
  missing: number;
}

/** What dice and squares see of a word: no apostrophes. */
export const lettersOf = (word: string): string[] =>
  [...word.trim().toLocaleLowerCase()].filter((sign) => /\p{L}/u.test(sign));

export function useOf(word: string, dice: readonly string[]): Use {
  const used = dice.map(() => false);
  let joker = '';
  let missing = 0;
  for (const letter of lettersOf(word)) {
    const own = dice.findIndex((face, die) => face === letter && !used[die]);
    const die = own >= 0 ? own : dice.findIndex((face, at) => face === JOKER && !used[at]);
    if (die < 0) missing += 1;
    else {
      used[die] = true;
      if (dice[die] === JOKER) joker = letter;
    }
  }
  return { used, joker, missing };
}
