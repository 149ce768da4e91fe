/** Which letters of a winning word came from the dice, and their colours. */
import { folded } from '$/lib/words/letters';
import type { Tone } from '$/ui/Die.svelte';

interface Seen {
  letter: string;
  colour: Tone;
}

/** Each die lights one letter. *Cover* lights only the first letter of a word, *neck* the first and the last. */
export function litBy(word: string, dice: readonly Seen[], effect: string | null): (Tone | null)[] {
  const letters = [...folded(word)];
  const lit: (Tone | null)[] = letters.map(() => null);
  const light = (at: number): void => {
    lit[at] = dice.find((die) => die.letter === letters[at])?.colour ?? null;
  };
  if (effect === 'cover') light(0);
  else if (effect === 'neck') [0, letters.length - 1].forEach(light);
  else
    for (const die of effect === 'yellow' ? dice.slice(0, 1) : dice) {
      const inside = (at: number): boolean => effect !== 'yellow' || (at > 0 && at < letters.length - 1);
      const at = letters.findIndex((letter, i) => letter === die.letter && lit[i] === null && inside(i));
      if (at >= 0) lit[at] = die.colour;
    }
  return lit;
}
