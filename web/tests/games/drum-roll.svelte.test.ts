import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EACH_WORD, lateness, unfold } from '$/games/stars/table/ending/unveiling.svelte';
import { Clock } from '$/lib/net/clock';

const SCORED = { t: 'message-scored', side: 'alien' };
const LEAD = 1200;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone that knows the table's clock and receives events late. */
function phone(delay: number, at: number, side = 'alien', before: number | null = null) {
  const clock = new Clock();
  clock.hear(0);
  const turned: number[] = [];
  let stop = (): void => undefined;
  setTimeout(() => {
    stop = $effect.root(() => {
      const events = [
        ...(before === null ? [] : [{ key: 'a', event: SCORED, at: before }]),
        { key: 'b', event: { t: 'message-scored', side }, at },
      ];
      const show = unfold(3, EACH_WORD, () => undefined, lateness(side as 'alien', { events, clock }));
      $effect(() => void (turned[show.turned] = performance.now()));
    });
    flushSync();
  }, at + delay);
  return { turned, stop: (): void => stop() };
}

test('phones turn each card at the same moment, whatever their delay', async () => {
  const began = performance.now();
  const phones = [phone(30, 1000), phone(900, 1000)];
  await vi.advanceTimersByTimeAsync(1000 + LEAD + 3 * EACH_WORD);
  for (const { turned, stop } of phones) {
    expect(turned.slice(1).map((when) => when - began - 1000)).toEqual(
      [0, 1, 2].map((card) => LEAD + card * EACH_WORD),
    );
    stop();
  }
});

test('a late phone shows the cards that others have turned already', async () => {
  const { turned, stop } = phone(LEAD + EACH_WORD + 100, 0);
  await vi.advanceTimersByTimeAsync(LEAD + EACH_WORD + 110);
  flushSync();
  expect(turned.length - 1).toBe(2);
  stop();
});

test('an act begins on all phones when the previous one is over', async () => {
  const MESSAGE = LEAD + 2 * EACH_WORD + 1600;
  const began = performance.now();
  const { turned, stop } = phone(10, 500, 'scientists', 0);
  await vi.advanceTimersByTimeAsync(MESSAGE + LEAD + 10);
  expect((turned[1] ?? 0) - began).toBe(MESSAGE + LEAD);
  stop();
});
