import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import layers, { LAYERS } from '../layers.js';

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: layers });

const isRefused = async (file: string, code: string): Promise<boolean> =>
  (await eslint.lintText(code, { filePath: `src/${file}` })).some(({ errorCount }) => errorCount > 0);

test.each([
  ['ui/a.ts', "import '$/screens/home/b';"],
  ['ui/table/a.ts', "import { b } from '../../screens/b';"],
  ['lib/net/a.ts', "import '../state/b';"],
  ['lib/a.ts', "import './net/b';"],
  ['pocket/a.ts', "void import('$/games/rebus/b');"],
  ['games/lone/a.ts', "import '$/games/rebus/b';"],
  ['games/lone/table/a.ts', "import '../../rebus/b';"],
  ['share/a.ts', "export * from '$/App.svelte';"],
])('%s: %s is refused', async (file, code) => {
  expect(await isRefused(file, code)).toBe(true);
});

test.each([
  ['lib/state/a.ts', "import '../net/b';"],
  ['screens/table/ending/a.ts', "import '../../evening/b';"],
  ['games/lone/daily/a.ts', "import '../guide/b'; void import('$/contract/b');"],
  ['daily/a.ts', "import '$/screens/b';"],
])('%s: %s is allowed', async (file, code) => {
  expect(await isRefused(file, code)).toBe(false);
});

test('the table in the README names every folder once, in the same order', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (`src\/[^|]*) \|/gm);
  const named = [...rows].map(([, cell = '']) =>
    [...cell.matchAll(/`src\/([^`]+)`/g)].map(([, name]) => name),
  );
  const wanted = LAYERS.slice(1).map((row) => [
    ...new Set(row.map((folder) => folder.replace(/^games\/.*/, 'games/<id>'))),
  ]);
  expect(named.slice(0, wanted.length)).toEqual(wanted);
});

test('every folder of the client has its layer', () => {
  const inside = (folder: string): string[] =>
    readdirSync(`src/${folder}`, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [`${folder}${one.name}`] : [],
    );
  const isGroup = (folder: string): boolean => folder === 'games' || folder === 'styles';
  const folders = [...inside(''), ...inside('games/'), ...inside('lib/')].filter((one) => !isGroup(one));
  expect(folders.filter((folder) => !LAYERS.flat().includes(folder))).toEqual([]);
});
