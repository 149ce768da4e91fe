import { expect, test } from 'vitest';
import { Clock } from '$/lib/net/clock';

test('table time runs on between messages', () => {
  let ours = 1_000;
  const clock = new Clock(() => ours);
  clock.hear(5_000);
  ours += 250;
  expect(clock.now()).toBe(5_250);
  expect(clock.left(6_000)).toBe(750);
});

test('the fastest message is nearest the truth: a late one changes nothing', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000); // took no time
  ours = 500;
  clock.hear(1_300); // took 200 ms
  expect(clock.now()).toBe(1_500);
});

test('a pause stops it, and after the pause it counts anew', () => {
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

test('nothing is ever left below zero', () => {
  const clock = new Clock(() => 0);
  clock.hear(9_000);
  expect(clock.left(8_000)).toBe(0);
});

test('after a broken line the first message counts, also when time stood still meanwhile', () => {
  let ours = 0;
  const clock = new Clock(() => ours);
  clock.hear(1_000);
  ours = 2_000; // the server was down for a second and a half of these
  clock.forget();
  clock.hear(1_500);
  expect(clock.now()).toBe(1_500);
});

test('where somebody has extra time the table runs slower, and what is left is told in our time', () => {
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
