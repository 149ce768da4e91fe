// The first page loads eight icons. Pages that are loaded later load the others before they are drawn.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST, icons } from '$/ui/icons';
import '$/ui/more-icons';

const SRC = resolve(import.meta.dirname, '../../src');
const MORE = join(SRC, 'ui/more-icons.ts');
const textOf = (file: string): string => readFileSync(file, 'utf8');

function fileOf(named: string, from: string): string[] {
  if (!/^(\$\/|\.)/.test(named)) return [];
  const path = named.startsWith('$/') ? join(SRC, named.slice(2)) : join(dirname(from), named);
  return [path, `${path}.ts`].filter((one) => existsSync(one) && /\.(ts|svelte)$/.test(one)).slice(0, 1);
}

const filesIn = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].flatMap(([, named = '']) => fileOf(named, file));

/** A file and everything that it imports. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of filesIn(file, /^\s*(?:import|export)\s(?!type\b)(?:[^;(]*?\sfrom\s)?'([^']+)'/gm))
    loadedWith(next, seen);
  return seen;
}

const draws = (file: string): boolean => textOf(file).includes('/Icon.svelte');
const first = [...loadedWith(join(SRC, 'App.svelte'))];

test('the first page draws only icons that are loaded with it', () => {
  expect(first).toContain(join(SRC, 'screens/home/GameCard.svelte'));
  const named = first
    .filter(draws)
    .flatMap((file) => [...textOf(file).matchAll(/['"]([\w-]+)['"]/g)].map(([, name = '']) => name));
  const used = new Set(named.filter((name) => name in icons));
  expect([...used].sort()).toEqual(Object.keys(FIRST).sort());
});

test('pages loaded later import the other icons', () => {
  const pages = /import\('([^']+\.svelte)'\)/g;
  const leads = (file: string): boolean => draws(file) || filesIn(file, pages).length > 0;
  const later = first
    .flatMap((file) => filesIn(file, pages))
    .filter((file) => [...loadedWith(file)].some(leads));
  expect(later).toContain(join(SRC, 'Pages.svelte'));
  expect(later).toContain(join(SRC, 'screens/table/TablePage.svelte'));
  for (const file of later) expect([...loadedWith(file)], file).toContain(MORE);
});
