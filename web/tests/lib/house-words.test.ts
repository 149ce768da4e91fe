/** House words as a file, which looks like the heading of a log because our script reads logs. */
import { expect, test } from 'vitest';
import { asFile } from '$/lib/device/house-words';

test('house words are saved as one line with their language', () => {
  const file = asFile('uk', { allow: ['ґанок'], refuse: ['моє'] });
  expect(file.endsWith('\n')).toBe(true);
  expect(JSON.parse(file)).toEqual({
    language: 'uk',
    settings: { house: { allow: ['ґанок'], refuse: ['моє'] } },
  });
});
