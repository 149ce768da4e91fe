/** A custom box: dice, sheets and cards of a game as plain values. The server checks it. */
import type { Language } from '$/lib/device/settings.svelte';

export interface Box {
  game: string;
  language: Language;
  name: string;
  [part: string]: unknown;
}
