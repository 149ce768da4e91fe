import { expect, test } from 'vitest';
import { emphasis } from '$/lib/words/emphasis';

test('strong, light and code are recognised, and other text stays', () => {
  expect(emphasis('*neck*: **S(gentle, off)**, or `once`.')).toEqual([
    { tag: 'em', text: 'neck' },
    { tag: '', text: ': ' },
    { tag: 'strong', text: 'S(gentle, off)' },
    { tag: '', text: ', or ' },
    { tag: 'code', text: 'once' },
    { tag: '', text: '.' },
  ]);
});

test('a text without marks is one piece, and an empty text none', () => {
  expect(emphasis('−2 · N·O·T')).toEqual([{ tag: '', text: '−2 · N·O·T' }]);
  expect(emphasis('')).toEqual([]);
});
