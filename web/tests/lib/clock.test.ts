import { expect, test } from 'vitest';
import { Clock } from '$/lib/net/clock';

test('table time goes on between messages', () => {
  let ours = 1_000;
  const clock = new Clock(() => ours);
  clock.hear(5_000);
  ours += 250;
  expect(clock.now()).toBe(5_250);
  expect(clock.left(6_000)).toBe(750);
});

test('late messages do not change the estimate', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000); // arrived at once
  ours = 500;
  clock.hear(1_300); // took 200 ms to arrive
  expect(clock.now()).toBe(1_500);
});

test('a pause stops the clock, which is estimated again afterwards', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000);
  clock.hear(1_400, true);
  ours = 60_000;
  expect(clock.now()).toBe(1_400);
  clock.hear(1_400);
  ours += 100;
  expect(clock.now()).toBe(1_500);
});

test('the time left is never negative', () => {
  const clock = new Clock(() => 0);
  clock.hear(9_000);
  expect(clock.left(8_000)).toBe(0);
});

test('after a reconnection the first message counts, even if time had stopped', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000);
  ours = 2_000; // the server was down for a second and a half of these
  clock.forget();
  clock.hear(1_500);
  expect(clock.now()).toBe(1_500);
});

test('with extra time the table runs slower, and the time left is shown in real time', () => {
  let ours = 10_000;
  const clock = new Clock(() => ours);
  clock.hear(1_000, false, 200);
  ours += 500;
  expect(clock.now()).toBe(1_250);
  expect(clock.left(2_250)).toBe(2_000);
  clock.hear(1_250, false, 100);
  ours += 500;
  expect(clock.now()).toBe(1_750);
});

test('the estimate follows after the table’s clock was stopped for a while', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000);
  ours = 5_000; // for two seconds of these the server could not store anything
  for (let message = 0; message < 4; message++) clock.hear(4_000);
  expect(clock.now()).toBe(4_000);
});
