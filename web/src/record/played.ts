/** One game as the record on this device keeps it. */
import type { Language } from '$/lib/device/settings.svelte';

export interface Find {
  word: string;
  points?: number;
  /** How long it took to find, in milliseconds. */
  ms?: number;
}

/** One game that is over, as this device saw it. */
export interface Played {
  /** Of the table and its game, so that nothing is counted twice. */
  id: string;
  game: string;
  /** Of its words. */
  language: Language;
  /** When it ended, by the server's clock: a device's may be wrong. */
  at: number;
  points: number;
  /** Of a game among others; alone or all together there is nobody to win against. */
  won: boolean | null;
  finds: Find[];
}
