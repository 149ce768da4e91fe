import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const source = join(import.meta.dirname, '../../src');

async function standing(base: string | null): Promise<typeof import('$/lib/base')> {
  document.head.innerHTML = base === null ? '' : `<base href="${base}">`;
  vi.resetModules();
  return import('$/lib/base');
}

afterAll(async () => void (await standing(null)));

test.each([
  [null, '/settings'],
  ['/', '/settings'],
  ['/parlour/', '/parlour/settings'],
  ['/games/parlour/', '/games/parlour/settings'],
])('a server at %s has its settings at %s', async (base, path) => {
  const { from, to } = await standing(base);
  expect(to('/settings')).toBe(path);
  expect(from(path)).toBe('/settings');
});

test('addresses outside the base path lead to the home page', async () => {
  const { from } = await standing('/parlour/');
  expect(from('/elsewhere')).toBe('/');
});

test('no address in the client starts at the host’s root', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const rooted = /(?:href|src)="\/|(?:fetch|register)\(['"`]\/|location\.(?:href|pathname) *= *['"`]\//;
  expect(files.filter((file) => rooted.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
