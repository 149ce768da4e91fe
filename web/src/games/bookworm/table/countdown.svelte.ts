/** Counts whole seconds down from the milliseconds that are left to 0. */
export function countdown(left: () => number): { readonly seconds: number } {
  let seconds = $state(0);
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      seconds = Math.ceil(left() / 1000);
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
