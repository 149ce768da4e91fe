import { afterEach, expect, it, vi } from 'vitest';
import { eveningWords } from '$/lib/device/evening';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
const said = (name: string, word: string, value: number) => ({ name, word, value });

it('the best words of an evening come from all games at the table', () => {
  expect(eveningWords('AAAAAA', 1, [said('Ann', 'stone', 5), said('Bob', 'river', 3)])).toEqual([]);
  const second = [said('Bob', 'lantern', 9), said('Bob', 'stone', 2), said('Ann', 'oak', 1)];
  for (const _ of ['seen', 'seen again'])
    expect(eveningWords('AAAAAA', 2, second).map(({ name, word }) => `${word} ${name}`)).toEqual([
      'lantern Bob',
      'stone Ann',
      'river Bob',
    ]);
  expect(eveningWords('BBBBBB', 2, second)).toEqual([]); // another table
});

it('without storage, words last as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  eveningWords('CCCCCC', 1, [said('Ann', 'stone', 5)]);
  expect(eveningWords('CCCCCC', 2, [said('Ann', 'oak', 1)])).toHaveLength(2);
  vi.unstubAllGlobals();
});
