import { afterEach, expect, test } from 'vitest';
import { tell } from '$/games/bottle/tell';
import { change } from '$/lib/device/settings.svelte';

const telling = { names: (seat: number) => ['Nadia', 'Bo'][seat] ?? '', mine: [0] };
afterEach(() => change({ language: 'en' }));

test('a mistake is told with its reason and its price', () => {
  const erred = {
    t: 'erred',
    seat: 0,
    word: 'grapes',
    fault: { code: 'plural', of: 'grape' },
    cost: 1,
  } as const;
  expect(tell(erred, telling)).toBe('Nadia said GRAPES: the plural of GRAPE (−1 diamond).');
  change({ language: 'uk' });
  expect(tell(erred, telling)).toBe('Nadia каже GRAPES: множина слова GRAPE (−1 діамант).');
  change({ language: 'de' });
  expect(tell(erred, telling)).toBe('Nadia sagt GRAPES: Plural von GRAPE (−1 Diamant).');
});

test('a missing letter is named', () => {
  const erred = {
    t: 'erred',
    seat: 1,
    word: 'bead',
    fault: { code: 'letter-missing', of: 'k' },
    cost: 0,
  } as const;
  expect(tell(erred, telling)).toBe('Bo said BEAD: no K in it (out for the round).');
});
