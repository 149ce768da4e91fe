import { ahead, past } from './ahead.svelte';
import type { Clock } from '../net/clock';

/** The result of a round, shown until all go on together. */
interface Shown {
  appealable: readonly string[];
  appeal_until: number | null;
  /** When the last word is shown. Appeals begin then. */
  shown_at?: number;
  ready: readonly number[];
}

interface Table {
  shown: Shown | null;
  asks: readonly string[];
  seats: readonly { name: string }[];
  gone: readonly number[];
  clock: Clock;
}

/** Which words may still be appealed, and who is not ready to go on yet. */
export function court(table: () => Table): {
  readonly appealable: readonly string[];
  readonly waitedFor: string[];
} {
  const appeals = ahead(
    () => table().clock,
    () => table().shown?.appeal_until ?? null,
  );
  const isShown = past(
    () => table().clock,
    () => table().shown?.shown_at ?? null,
  );
  return {
    get appealable() {
      const { shown, asks } = table();
      return shown && appeals.is && isShown.is && asks.includes('appeal') ? shown.appealable : [];
    },
    get waitedFor() {
      const { shown, seats, gone } = table();
      const away = [...(shown?.ready ?? []), ...gone];
      return seats.filter((_, at) => !away.includes(at)).map(({ name }) => name);
    },
  };
}
