import { settings, type Language } from '../device/settings.svelte';
import { en } from './texts/en';
import { uk } from './texts/uk';

/** The same words in every language: a missing one is a type error. */
export type Spoken<T> = Record<Language, T>;

const house: Spoken<typeof en> = { en, uk };

/** The texts of the language that is chosen now. Reactive: use it inside `$derived` or markup. */
export function speak<T>(texts: Spoken<T>): T {
  return texts[settings.language];
}

/** The house's own texts. */
export function t(): typeof en {
  return speak(house);
}

export const LANGUAGES: Record<Language, string> = { en: 'English', uk: 'Українська' };
