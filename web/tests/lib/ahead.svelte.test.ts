import { Clock } from '$/lib/net/clock';
import { ahead, past } from '$/lib/state/ahead.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('offers end at their deadline, and later ones begin a quarter of a second after it', () => {
  const clock = new Clock();
  clock.hear(1_000);
  const stop = $effect.root(() => {
    const when = [() => clock, () => 1_400] as const;
    const [open, shown] = [ahead(...when), past(...when)];
    const states = (): boolean[] => [open.is, shown.is];
    flushSync();
    expect(states()).toEqual([true, false]);
    vi.advanceTimersByTime(400);
    expect(states()).toEqual([false, false]);
    vi.advanceTimersByTime(250);
    expect(states()).toEqual([false, true]);
  });
  stop();
});
