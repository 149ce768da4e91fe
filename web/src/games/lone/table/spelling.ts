/** Which dice a word would use: for dimming them while one types. The server alone judges. */
import { folded, lettersOf } from '$/lib/words/letters';
import type { Tone } from '$/ui/Die.svelte';

export const JOKER = '*';

interface Use {
  /** For each die whether it is used, and the joker's letter. */
  used: boolean[];
  joker: string;
  /** Letters of the word that no die is left for. */
  missing: string[];
}

export function useOf(word: string, dice: readonly string[]): Use {
  const used = dice.map(() => false);
  let joker = '';
  const missing: string[] = [];
  for (const letter of lettersOf(word)) {
    const own = dice.findIndex((face, die) => face === letter && !used[die]);
    const die = own >= 0 ? own : dice.findIndex((face, at) => face === JOKER && !used[at]);
    if (die < 0) missing.push(letter);
    else {
      used[die] = true;
      if (dice[die] === JOKER) joker = letter;
    }
  }
  return { used, joker, missing };
}

/** For each letter of a word, the colour of its die. The joker has a colour of its own. */
export function litBy(word: string, dice: readonly string[]): (Tone | null)[] {
  const left = dice.filter((face) => face !== JOKER);
  return [...folded(word)].map((letter) => {
    if (!/\p{L}/u.test(letter)) return null;
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? 'ivory' : 'yellow';
  });
}

/** The word with the letter of a die more, or without it where the word uses that die. */
export function tapped(word: string, letter: string, isUsed: boolean): string {
  if (!isUsed) return word.trim() + letter;
  const at = folded(word).lastIndexOf(letter);
  return at < 0 ? word : word.slice(0, at) + word.slice(at + 1);
}

/** The same items in another order. */
export function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed.every((one, at) => one === things[at]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
