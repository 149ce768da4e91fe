import type { Clock } from '../net/clock';

/** The server estimates when a move was sent, and may place it this many milliseconds too early (`CAP` there). */
const MARGIN = 250;

/** Whether a deadline is still ahead, so that offers disappear in time. */
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

/** Whether a moment has passed on the server too, so that nothing is offered too early. */
export function past(clock: () => Clock, moment: () => number | null): { readonly is: boolean } {
  const early = ahead(clock, () => {
    const at = moment();
    return at === null ? null : at + MARGIN;
  });
  return {
    get is() {
      return !early.is;
    },
  };
}
