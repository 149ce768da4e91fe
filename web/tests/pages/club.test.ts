import { expect, test } from 'vitest';
import { leadersOf } from '$/club/standing';
import type { ViewMessage } from '$/lib/net/wire';

const over = (scores: number[], winners: number[]): ViewMessage =>
  ({ status: 'over', view: {}, seats: [{}, {}], result: { scores, winners } }) as unknown as ViewMessage;

test('nobody is crowned if nobody scored (COM-26)', () => {
  expect(leadersOf(over([0, 0], [0, 1]))).toEqual([]);
  expect(leadersOf(over([3, 0], [0]))).toEqual([0]);
});
