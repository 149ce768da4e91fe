import { expect, test } from 'vitest';

import { useOf } from '$/games/lone/table/spelling';
import { lettersOf } from '$/lib/words/letters';

test('ß uses two dice with S, as on the sheet', () => {
  expect(lettersOf('Fuß')).toEqual(['f', 'u', 's', 's']);
  expect(useOf('Fuß', ['f', 'u', 's', 's', 'e']).used).toEqual([true, true, true, true, false]);
});
