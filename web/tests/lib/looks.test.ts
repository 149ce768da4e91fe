import { expect, test } from 'vitest';
import { seenOf } from '$/lib/state/looks.svelte';

const faces = (chosen: Parameters<typeof seenOf>[0]): number[] => seenOf(chosen).map(({ face }) => face);

test('without a choice everybody has the face of their seat, and its colour', () => {
  expect(faces([undefined, null, undefined])).toEqual([0, 1, 2]);
  expect(seenOf([undefined, undefined])[1]).toEqual({ face: 1, colour: 1, buzzer: 0 });
});

test('default faces avoid chosen ones', () => {
  expect(faces([undefined, { face: 0 }, undefined])).toEqual([1, 0, 2]);
  expect(faces([undefined, undefined, { face: 1 }])).toEqual([0, 2, 1]);
});

test('two players with the same face have different colours', () => {
  expect(seenOf([{ face: 3, colour: 1 }, { face: 3 }]).map(({ colour }) => colour)).toEqual([1, 3]);
});

test('unknown faces of a newer client are mapped to ours', () => {
  expect(faces([{ face: 31 }])).toEqual([7]);
});
