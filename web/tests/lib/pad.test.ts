import { expect, test } from 'vitest';
import { canBe, facesAt, moved, nextBlank, withFace, type Pad } from '$/lib/state/pad';

const letters = (...dice: string[]): Pad => ({
  dice: dice.map((faces) => ({ mark: 'letter', faces: [...faces] })),
});

test('identical dice may be typed in any order, if each face has its own die', () => {
  const pad = letters('ab', 'bc', 'cd');
  expect(canBe(pad, ['d', 'b', 'a'])).toBe(true);
  expect(canBe(pad, ['d', 'a', 'a'])).toBe(false);
  expect(canBe(pad, ['d', 'b', undefined])).toBe(true);
  expect(canBe(pad, ['c', 'b', 'a'])).toBe(true);
  expect(canBe(pad, ['a', 'a', undefined])).toBe(false);
});

test('a face that no such die has is refused at once', () => {
  expect(canBe(letters('ab'), ['z'])).toBe(false);
});

test('dice with other marks do not count', () => {
  const pad: Pad = {
    dice: [
      { mark: 'yellow', faces: ['a'] },
      { mark: 'effect', faces: ['cover'] },
    ],
  };
  expect(canBe(pad, ['cover', undefined])).toBe(false);
  expect(canBe(pad, ['a', 'cover'])).toBe(true);
});

test('there is one card of each kind', () => {
  const pad = { ...letters('abz', 'abz'), once: [['a'], ['b', 'z']] };
  expect(canBe(pad, ['a', 'a'])).toBe(false);
  expect(canBe(pad, ['b', 'z'])).toBe(false);
  expect(canBe(pad, ['a', 'z'])).toBe(true);
});

test('keys are in alphabetical order', () => {
  expect(facesAt(letters('ба', 'ґг'), 0, 'uk')).toEqual(['а', 'б', 'г', 'ґ']);
});

test('the next die gets the focus by itself', () => {
  expect(nextBlank(['a', undefined, undefined], 1)).toBe(1);
  expect(nextBlank([undefined, 'b', 'c'], 2)).toBe(0);
  expect(nextBlank(['a'], 1)).toBe(-1);
  expect(withFace(['a', undefined], 1, 'b')).toEqual(['a', 'b']);
});

test('a die can be dragged to another place in its row', () => {
  expect(moved([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
});
