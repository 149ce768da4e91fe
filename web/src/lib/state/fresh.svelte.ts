import { untrack } from 'svelte';
import type { LoggedEvent } from './table.svelte';

/** The position of an event among all events. */
const place = (key = ''): number => {
  const [seq, at] = key.split('.').map(Number);
  return (seq ?? 0) * 1000 + (at ?? 0);
};

/** Calls `each` with new events that arrive together: for motion and sound, never for state. Going back in a replay
 * repeats none. */
export function onNewEvents<One extends Pick<LoggedEvent, 'key' | 'event'>>(
  events: () => readonly One[],
  each: (fresh: readonly One[]) => void,
): void {
  let last: string | undefined;
  let isFirst = true;
  $effect(() => {
    const all = events();
    const known = place(last);
    const fresh = isFirst ? [] : all.filter(({ key }) => last === undefined || place(key) > known);
    isFirst = false;
    last = all.at(-1)?.key;
    if (fresh.length) untrack(() => each(fresh));
  });
}

/** The same, once for every event. */
export function onEachEvent(
  events: () => readonly Pick<LoggedEvent, 'key' | 'event'>[],
  each: (event: { t: string }) => void,
): void {
  onNewEvents(events, (fresh) => fresh.forEach(({ event }) => each(event)));
}
