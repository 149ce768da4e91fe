/** A replay that plays by itself: a step per second, as long as the moment took on the screens, or faster. */
import { untrack } from 'svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1000;

export class Playing {
  on = $state(false);
  speed = $state<number>(1);

  /** `step` goes to the next moment and returns whether there was one. `dwell`: the length of this moment in
   * milliseconds; 0 if nothing is staged. */
  constructor(step: () => boolean, dwell: () => number) {
    $effect(() => {
      if (!this.on) return;
      const { speed } = this;
      const wait = (): number => Math.max(STEP, untrack(dwell)) / speed;
      const go = (): void => {
        if (!untrack(step)) this.on = false;
        else timer = setTimeout(go, wait());
      };
      let timer = setTimeout(go, STEP / speed);
      return () => clearTimeout(timer);
    });
  }

  /** The next speed; after the fastest, the slowest. */
  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }
}
