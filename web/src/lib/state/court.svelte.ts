import { ahead, past } from './ahead.svelte';
import type { Clock } from '../net/clock';

/** The result of a round of words, shown until all go on together. */
interface Open {
  appealable: readonly string[];
  appeal_until: number | null;
  /** When the last word is shown; nothing is appealed before. */
  shown_at?: number;
  ready: readonly number[];
}

interface Table {
  open: Open | null;
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
    () => table().open?.appeal_until ?? null,
  );
  const shown = past(
    () => table().clock,
    () => table().open?.shown_at ?? null,
  );
  const appealable = $derived.by(() => {
    const { open, asks } = table();
    return open && appeals.is && shown.is && asks.includes('appeal') ? open.appealable : [];
  });
  const waitedFor = $derived.by(() => {
    const { open, seats, gone } = table();
    const away = [...(open?.ready ?? []), ...gone];
    return seats.filter((_, at) => !away.includes(at)).map(({ name }) => name);
  });
  return {
    get appealable() {
      return appealable;
    },
    get waitedFor() {
      return waitedFor;
    },
  };
}
