/** Whether a word contains the letters on the dice. No dictionary is needed. */
import { lettersOf } from '$/lib/words/letters';

/** Letters that the word lacks. A letter on two dice must occur twice (BOT-07). */
export function missing(word: string, letters: string, language: string): string[] {
  const left = lettersOf(word, language);
  return lettersOf(letters, language).filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
export const listed = (letters: string): string => lettersOf(letters).join(', ').toLocaleUpperCase();
