import { untrack } from 'svelte';
import type { Told } from './table.svelte';

/** Calls `each` once for every event told from now on: for motion and sound, never for state. */
export function whenTold(
  told: () => readonly Pick<Told, 'key' | 'event'>[],
  each: (event: { t: string }) => void,
): void {
  let last: string | undefined;
  let isFirst = true;
  $effect(() => {
    const all = told();
    const fresh = isFirst ? [] : all.slice(all.findIndex(({ key }) => key === last) + 1);
    isFirst = false;
    last = all.at(-1)?.key;
    untrack(() => fresh.forEach(({ event }) => each(event)));
  });
}
