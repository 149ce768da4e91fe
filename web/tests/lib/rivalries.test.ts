import { beforeEach, expect, test } from 'vitest';
import { countRivals, winsOf } from '$/lib/device/rivalries';

const person = (name: string) => ({ name, bot: null, left: false });
const seats = [person('Ben'), person('Ann'), { name: 'Bo', bot: 2, left: false }, person('Cyd')];
const over = (number: number, winners: number[], scores: number[]) => ({
  code: 'ABC',
  number,
  seats,
  result: { winners, scores },
});

beforeEach(() => localStorage.clear());

test('the winner beats everybody, and the others are ranked by points', () => {
  countRivals(over(1, [0], [8, 3, 7, 5]));
  expect(winsOf('Ben', 'Ann')).toEqual([1, 0]);
  expect(winsOf('Ann', 'Ben')).toEqual([0, 1]);
  expect(winsOf('Ann', 'Cyd')).toEqual([0, 1]);
  expect(winsOf('Ben', 'Bo')).toEqual([0, 0]);
});

test('reloads count no game twice, and names ignore case', () => {
  countRivals(over(1, [1], [1, 8, 0, 0]));
  countRivals(over(1, [1], [1, 8, 0, 0]));
  countRivals(over(2, [0, 1], [8, 8, 0, 0]));
  expect(winsOf('ben', 'ANN')).toEqual([0, 1]);
});

test('players who left do not lose', () => {
  const [ben, ann, ...rest] = seats;
  const gone = {
    ...over(1, [1], [0, 8, 0, 0]),
    seats: [{ ...ben, left: true }, ann, ...rest] as typeof seats,
  };
  countRivals(gone);
  expect(winsOf('Ben', 'Ann')).toEqual([0, 0]);
  expect(winsOf('Ann', 'Cyd')).toEqual([1, 0]);
});
