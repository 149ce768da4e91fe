/** The contents of the tools page for A Message from the Stars. */
import { persisted } from '$/beside/persisted.svelte';
import { settings, type Language } from '$/lib/device/settings.svelte';
import { NO_LETTERS, type Cipher } from '../cipher/cipher';
import type { Draw } from '../cipher/draw';

export interface Companion {
  /** The letters of the printed cards. */
  language: Language;
  cipher: Cipher;
  isHidden: boolean;
  words: string[];
  /** One's own message card, as it was typed. */
  card: string;
  scored: [string, number][];
  draw: Draw;
}

export const { now: companion, change } = persisted<Companion>('parlour.companion', {
  language: settings.language,
  cipher: NO_LETTERS,
  isHidden: true,
  words: [],
  card: '',
  scored: [],
  draw: 'cards',
});
