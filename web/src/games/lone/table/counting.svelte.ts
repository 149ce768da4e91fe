/** Scores that count up. */
import { untrack } from 'svelte';
import { movesLess } from '$/lib/device/settings.svelte';

const MILLISECONDS = 600;

/** Returns numbers that count to `goal` whenever it changes. Call it while a component is set up. */
export function counting(goal: () => readonly number[]): { readonly now: readonly number[] } {
  let now = $state.raw(untrack(goal));
  $effect(() => {
    const from = untrack(() => now);
    const to = goal();
    const began = performance.now();
    let frame = 0;
    function step(at: number): void {
      const part = movesLess() ? 1 : Math.min(1, Math.max(0, at - began) / MILLISECONDS);
      now = to.map((number, index) => Math.round(number - (number - (from[index] ?? 0)) * (1 - part)));
      if (part < 1) frame = requestAnimationFrame(step);
    }
    untrack(() => step(began));
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return now;
    },
  };
}
