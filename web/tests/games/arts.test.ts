import { expect, test } from 'vitest';
import { pageOf } from '$/beside/pages';
import { artOf, isPlain } from '$/contract/arts';

const folders = Object.keys(import.meta.glob('../../src/games/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

test('every game with a folder has a picture of its own and a page beside the printed box', () => {
  expect(folders.length).toBeGreaterThan(4);
  for (const id of folders) {
    expect(isPlain(id), id).toBe(false);
    expect(artOf(id), id).not.toBe(artOf('unknown'));
    expect(pageOf(id), id).toBeDefined();
  }
});

test('other games use the plain table', () => {
  expect(isPlain('unknown')).toBe(true);
  expect(pageOf('unknown')).toBeUndefined();
});
