import { expect, test } from 'vitest';
import { spots } from '$/games/bottle/table/places';

const ALL = Array.from({ length: 10 }, (_, n) => n);

test('no die lies on another, whatever the roll', () => {
  for (const a of ALL)
    for (const b of ALL)
      for (const c of ALL)
        for (const d of ALL) {
          const distances = [a, b, c, d];
          const { spots: laid } = spots(distances, a + b);
          expect(laid).toHaveLength(4);
          for (let i = 0; i < 4; i++)
            for (let j = 0; j < i; j++) {
              const near = Math.abs((distances[i] ?? 0) - (distances[j] ?? 0)) < 2.6;
              if (near && laid[i]?.lane === laid[j]?.lane) throw new Error(`dice touch at ${distances}`);
            }
        }
});

test('equal distances are drawn as equal', () => {
  const { spots: laid } = spots([4, 4, 9], 1);
  expect(laid[0]?.along).toBe(laid[1]?.along);
  expect(laid[2]?.along).toBe(1);
});
