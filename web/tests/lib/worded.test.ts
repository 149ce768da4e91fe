import { expect, test } from 'vitest';
import { worded } from '$/lib/words/worded';

test('words of a game are found in the sentences about them', () => {
  expect(worded('Nadia: GRAPES — the plural of GRAPE, −1 diamond.')).toEqual([
    'Nadia: ',
    'GRAPES',
    ' — the plural of ',
    'GRAPE',
    ', −1 diamond.',
  ]);
  expect(worded('Бо: П’ЯТЬ — так.').filter((_, n) => n % 2)).toEqual(['П’ЯТЬ']);
  expect(worded('Nobody finds a word. I pass.')).toEqual(['Nobody finds a word. I pass.']);
});
