/** What a side rolls and draws for itself: the letter cards of the cipher, and a die for each word of its message. */
import { speak } from '$/lib/words/i18n.svelte';
import type { PadTexts } from '../game';
import { say } from './texts';

const WORDS = {
  en: {
    'word-1': 'die for the first word',
    'word-2': 'die for the second word',
    'word-3': 'die for the third word',
  },
  uk: {
    'word-1': 'кубик на перше слово',
    'word-2': 'кубик на друге слово',
    'word-3': 'кубик на третє слово',
  },
};

export const pad = (): PadTexts => ({ marks: { ...say.groups, ...speak(WORDS) } });
