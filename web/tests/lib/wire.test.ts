/** Changes of views: missing fields stay, except for those that only some views have. */
import { expect, test } from 'vitest';
import { whole } from '../../src/lib/net/wire';
import type { Change, View } from '../../src/lib/wire.gen';

const VIEW = {
  ...{ t: 'view', seq: 1, at: 0, now: 0, events: [], on: '1:1', result: null, fair: [], asks: ['say'] },
  ...{ until: null, span: null, you: 0, host: true, rest: 5, settings: { mode: 'easy' } },
  ...{
    seats: [],
    status: 'playing',
    code: 'K7WMQX',
    waiting: ['Zoe'],
    view: { dice: ['A', 'B'], points: 1 },
  },
} as unknown as View;
const CHANGE = {
  ...{ t: 'change', seq: 2, at: 9, now: 9, events: [], on: '1:2', result: null, fair: [], asks: [] },
  ...{ until: null, span: null, you: 0, host: true, view: { points: 2 } },
} as unknown as Change;

test('changed fields replace those of the last view', () => {
  const before = whole(VIEW, null);
  const after = whole(CHANGE, before);
  expect(after.view).toEqual({ dice: ['A', 'B'], points: 2 });
  expect([after.t, after.on, after.asks, after.waiting]).toEqual(['view', '1:2', [], ['Zoe']]);
  expect(after.settings).toEqual({ mode: 'easy' });
  expect('rest' in after).toBe(false);
});

test('a changed table is complete: omitted fields have their default', () => {
  const table = { seats: [], status: 'over', code: 'K7WMQX' };
  const after = whole({ ...CHANGE, table }, whole(VIEW, null));
  expect([after.status, after.waiting, after.settings]).toEqual(['over', [], { mode: 'easy' }]);
  expect(after.view).toEqual({ dice: ['A', 'B'], points: 2 });
});
