import { settings, type Language } from '../device/settings.svelte';
import { en } from './texts/en';
import { uk } from './texts/uk';

/** The same words in every language: a missing one is a type error. */
export type Spoken<T> = Record<Language, T>;

const interfaceTexts: Spoken<typeof en> = { en, uk };

/** Returns the texts of the chosen language. Reactive: use it inside `$derived` or markup. */
export function speak<T>(texts: Spoken<T>): T {
  return texts[settings.language];
}

/** Returns an object that always reads from the texts of the chosen language. Reactive where its texts are read. */
export function spoken<T extends object>(texts: Spoken<T>): T {
  return new Proxy(texts.en, { get: (_, key) => Reflect.get(speak(texts), key) as unknown });
}

/** Returns the interface's own texts. */
export function t(): typeof en {
  return speak(interfaceTexts);
}

export const LANGUAGES: Record<Language, string> = { en: 'English', uk: 'Українська' };
