/** House words as a file: what a script of the project reads is the heading of a log, and the file looks like one. */
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
