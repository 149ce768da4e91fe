import type { Clock } from '$/lib/net/clock';

/** Whole seconds until a moment of the table's time, counted down; 0 once it is over or where there is none. */
export function countdown(clock: () => Clock, until: () => number | null): { readonly seconds: number } {
  let seconds = $state(0);
  $effect(() => {
    const end = until();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      seconds = end === null ? 0 : Math.ceil(clock().left(end) / 1000);
      if (seconds > 0) timer = setTimeout(look, seconds > 3600 ? 60_000 : 100);
    };
    look();
    return () => clearTimeout(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
