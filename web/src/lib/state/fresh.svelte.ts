import { untrack } from 'svelte';
import type { Told } from './table.svelte';

/** The position of an event among all events. */
const place = (key = ''): number => {
  const [seq, at] = key.split('.').map(Number);
  return (seq ?? 0) * 1000 + (at ?? 0);
};

/** Calls `each` with the events that are told together, from now on: for motion and sound, never for state. Going back
 * in a replay tells nothing anew. */
export function whenToldTogether<One extends Pick<Told, 'key' | 'event'>>(
  told: () => readonly One[],
  each: (fresh: readonly One[]) => void,
): void {
  let last: string | undefined;
  let isFirst = true;
  $effect(() => {
    const all = told();
    const known = place(last);
    const fresh = isFirst ? [] : all.filter(({ key }) => last === undefined || place(key) > known);
    isFirst = false;
    last = all.at(-1)?.key;
    if (fresh.length) untrack(() => each(fresh));
  });
}

/** The same, once for every event. */
export function whenTold(
  told: () => readonly Pick<Told, 'key' | 'event'>[],
  each: (event: { t: string }) => void,
): void {
  whenToldTogether(told, (fresh) => fresh.forEach(({ event }) => each(event)));
}
