import { expect, test } from 'vitest';

import { lettersOf, useOf } from '$/games/lone/table/spelling';

test('ß uses two dice with S, as on the sheet', () => {
  expect(lettersOf('Fuß')).toEqual(['f', 'u', 's', 's']);
  expect(useOf('Fuß', ['f', 'u', 's', 's', 'e']).used).toEqual([true, true, true, true, false]);
});
