import type { Clock } from '../net/clock';

/** Whether a deadline still lies ahead: what can be done only until then goes away by itself. */
export function ahead(clock: () => Clock, until: () => number | null): { readonly is: boolean } {
  let is = $state(false);
  $effect(() => {
    const [time, deadline] = [clock(), until()];
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const left = deadline === null ? 0 : time.left(deadline);
      is = left > 0;
      if (is) timer = setTimeout(look, left);
    };
    look();
    return () => clearTimeout(timer);
  });
  return {
    get is() {
      return is;
    },
  };
}
