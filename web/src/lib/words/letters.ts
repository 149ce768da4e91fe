/** Letters as dice, squares and cards show them, without the forms that a language writes them with (COM-05). */
import { installed } from '../languages';
import { meaning } from './meaning.svelte';

/** Returns a text in small letters, sign by sign: no accents and final letters where the language has them as forms. */
export function folded(text: string, language = meaning.language): string {
  const [forms = '', letters = ''] = installed().find(({ code }) => code === language)?.forms ?? [];
  return [...text.normalize('NFC').toLocaleLowerCase()]
    .map((sign) => letters[forms.indexOf(sign)] ?? sign)
    .join('');
}

/** Returns the signs of a word as it is written: no apostrophes, and ss for ß. */
export const signsOf = (word: string): string[] =>
  [...word.normalize('NFC').toLocaleLowerCase().replaceAll('ß', 'ss')].filter((sign) => /\p{L}/u.test(sign));

/** Returns what dice and squares see of a word. */
export const lettersOf = (word: string, language?: string): string[] => signsOf(folded(word, language));
