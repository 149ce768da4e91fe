/** House words: a family's rulings, kept on this device and used at every table it opens. */
import { store, stored } from '../stored';
import type { Language } from './settings.svelte';

interface HouseWords {
  allow: string[];
  refuse: string[];
}

const key = (language: Language): string => `parlour.house.${language}`;

export const houseWords = (language: Language): HouseWords => ({
  allow: [],
  refuse: [],
  ...stored(key(language), {}),
});

export const isRemembered = (language: Language, word: string, valid: boolean): boolean =>
  houseWords(language)[valid ? 'allow' : 'refuse'].includes(word);

/** The newest ruling on a word is the one that lasts. */
export function remember(language: Language, word: string, valid: boolean): void {
  const { allow, refuse } = houseWords(language);
  const others = (words: string[]): string[] => words.filter((one) => one !== word);
  const house = {
    allow: valid ? [...others(allow), word] : others(allow),
    refuse: valid ? others(refuse) : [...others(refuse), word],
  };
  store(key(language), house);
}

/** The file that `scripts/propose-words` turns into a patch to the word tables: one line like a log's heading. */
export const asFile = (language: Language, house: HouseWords): string =>
  `${JSON.stringify({ language, settings: { house } })}\n`;
