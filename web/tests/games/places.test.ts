import { expect, test } from 'vitest';
import { layDice } from '$/games/bottle/table/places';

const ALL = Array.from({ length: 10 }, (_, n) => n);
const PLACES = [
  { width: 296, height: 240, letter: 16 },
  { width: 296, height: 120, letter: 16 },
  { width: 366, height: 400, letter: 32 },
  { width: 900, height: 420, letter: 16 },
];
const BODY = 0.69;

test.each(PLACES)('dice never overlap, whatever the roll, at $width × $height', (place) => {
  for (let roll = 0; roll < 10_000; roll += 41) {
    const distances = [
      roll % 10,
      Math.floor(roll / 10) % 10,
      Math.floor(roll / 100) % 10,
      Math.floor(roll / 1000),
    ];
    const { die, width, height, lanes, spots } = layDice(distances, roll, place);
    expect(spots).toHaveLength(4);
    expect(lanes * die).toBeLessThanOrEqual(height);
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < i; j++) {
        const between = Math.abs((spots[i]?.along ?? 0) - (spots[j]?.along ?? 0)) * (width * BODY - die);
        if (between < die && spots[i]?.lane === spots[j]?.lane) throw new Error(`dice touch at ${distances}`);
      }
  }
});

test.each([1, 1.5, 2])('dice grow with the text if the bottle has the height for it (× %d)', (times) => {
  for (const width of [296, 366])
    for (const a of ALL)
      for (const b of ALL) {
        const place = { width, height: 0, letter: 16 * times };
        const { least } = layDice([a, b, 4, 4], a, place);
        const { die } = layDice([a, b, 4, 4], a, { ...place, height: least });
        expect(die).toBeGreaterThanOrEqual(Math.min(48 * times, (width - 8) / 4) - 1);
      }
});

test('equal distances are drawn as equal', () => {
  const { spots } = layDice([4, 4, 9], 1, { width: 360, height: 240, letter: 16 });
  expect(spots[0]?.along).toBe(spots[1]?.along);
  expect(spots[2]?.along).toBe(1);
});
