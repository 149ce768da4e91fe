// A playing replay has the pace of the live table by default.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import stars from '$/games/stars';
import { EACH_LETTER, EACH_WORD } from '$/games/stars/table/ending/unveiling.svelte';
import { Playing } from '$/replay/playing.svelte';

const dwell = stars.extras?.afterwards?.dwell as (event: { t: string }) => number;
const EVENTS = ['transmitted', 'message-scored', 'message-scored', 'game-ended', 'transmitted'];
/** Before the first card and after the last one, as live. */
const AROUND = 1200 + 1600;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each moment of a replay is shown, in milliseconds. */
async function shown(speed?: number): Promise<number[]> {
  const at: number[] = [];
  const began = performance.now();
  const stop = $effect.root(() => {
    const step = (): boolean => at.length < EVENTS.length && at.push(performance.now() - began) > 0;
    const playing = new Playing(step, () => dwell({ t: EVENTS[at.length - 1] ?? '' }));
    if (speed) playing.speed = speed;
    playing.on = true;
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return at;
}

test('a replay waits until each reveal is over, as at the table', async () => {
  const [message, letters] = [AROUND + 2 * EACH_WORD, AROUND + 5 * EACH_LETTER];
  const sums = [1000, 1000, message, message, letters].map((_, at, all) =>
    all.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
  );
  expect(await shown()).toEqual(sums);
});

test('at double speed all of it takes half as long', async () => {
  const usual = await shown();
  expect(await shown(2)).toEqual(usual.map((at) => at / 2));
});
