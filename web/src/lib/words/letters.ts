/** Letters as on dice, squares and cards, without variants such as accents (COM-05). */
import { installed } from '../languages';
import { meaning } from './meaning.svelte';

/** Returns a text in lower case, character by character, without the language's variants: accents, final forms. */
export function folded(text: string, language = meaning.language): string {
  const [forms = '', letters = ''] = installed().find(({ code }) => code === language)?.forms ?? [];
  return [...text.normalize('NFC').toLocaleLowerCase()]
    .map((sign) => letters[forms.indexOf(sign)] ?? sign)
    .join('');
}

/** Returns the characters of a word as written, without apostrophes and with ss for ß. */
export const signsOf = (word: string): string[] =>
  [...word.normalize('NFC').toLocaleLowerCase().replaceAll('ß', 'ss')].filter((sign) => /\p{L}/u.test(sign));

/** Returns a word as dice and squares show it. */
export const lettersOf = (word: string, language?: string): string[] => signsOf(folded(word, language));
