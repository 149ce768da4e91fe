/** One game as the record on this device keeps it. */
import type { Find } from '$/contract/game';
import type { Language } from '$/lib/device/settings.svelte';

/** The company at a table: nobody, only bots, people too, or all together against the game. */
export const KINDS = ['friends', 'bots', 'together', 'alone'] as const;
export type Kind = (typeof KINDS)[number];

/** A roll of the day, with the result that counts. */
export interface OfDay {
  /** "2026-11-17" */
  day: string;
  /** The part of the best that was reached, from 0 to 1; null until the best is known. */
  share: number | null;
  /** Played on its own day. */
  counts: boolean;
  /** Points may still change while others play. */
  open: boolean;
}

/** One finished game, as this device saw it. */
export interface Played {
  /** The table and its game, or the roll, so that nothing is counted twice. */
  id: string;
  game: string;
  /** Of its words. */
  language: Language;
  /** When it ended, by the server's clock: a device's may be wrong. */
  at: number;
  points: number;
  /** Only for games against others: alone or in co-op there is nobody to beat. */
  won: boolean | null;
  finds: Find[];
  /** Missing in records of earlier versions, which did not keep it. */
  kind?: Kind;
  day?: OfDay;
}
