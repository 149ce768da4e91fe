import { expect, test } from 'vitest';
import { seenOf } from '$/lib/state/looks.svelte';

const faces = (chosen: Parameters<typeof seenOf>[0]): number[] => seenOf(chosen).map(({ face }) => face);

test('without a choice everybody has the face of their seat, and its colour', () => {
  expect(faces([undefined, null, undefined])).toEqual([0, 1, 2]);
  expect(seenOf([undefined, undefined])[1]).toEqual({ face: 1, colour: 1, buzzer: 0 });
});

test('nobody gets by their seat a face that somebody chose', () => {
  expect(faces([undefined, { face: 0 }, undefined])).toEqual([1, 0, 2]);
  expect(faces([undefined, undefined, { face: 1 }])).toEqual([0, 2, 1]);
});

test('two may choose the same face, with colours of their own', () => {
  expect(seenOf([{ face: 3, colour: 1 }, { face: 3 }]).map(({ colour }) => colour)).toEqual([1, 3]);
});

test('numbers from a newer client are faces that are drawn here', () => {
  expect(faces([{ face: 31 }])).toEqual([7]);
});
