import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '$/lib/net/clock';
import Ring from '$/ui/table/Ring.svelte';

/** A countdown with a clock that advances a little on every read, like real ones. */
function ring(until: number): { looks: () => number; shown: () => string; leave: () => void } {
  let looks = 0;
  const clock = new Clock(() => Date.now() + 0.1 * looks++);
  clock.hear(Date.now());
  const made = mount(Ring, {
    target: document.body,
    props: { clock, until: Date.now() + until, span: until },
  });
  flushSync();
  return {
    looks: () => looks,
    shown: () => document.body.querySelector('.ring > span')?.textContent ?? '',
    leave: () => void unmount(made),
  };
}

describe('a countdown', () => {
  afterEach(() => vi.useRealTimers());

  it('reads the clock only when it moves', () => {
    vi.useFakeTimers();
    const countdown = ring(30_000);
    const before = countdown.looks();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(countdown.shown()).toBe('29');
    expect(countdown.looks() - before).toBeLessThan(15); // a step of half a pixel every 100 ms, and the full second
    countdown.leave();
  });
});
