// Which folder of src may import which, as eslint's own rules: each row imports only rows below it. web/README.md shows the
// same table, and a test compares both.
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

const games = readdirSync(posix.join(import.meta.dirname, 'src/games')).map((id) => `games/${id}`);

export const LAYERS = [
  ['App.svelte', 'Pages.svelte', 'main.ts'],
  [...games, 'plain', 'daily', 'replay'],
  ['screens'],
  ['beside', 'club', 'dice', 'record', 'share', 'stage'],
  ['box', 'guide', 'pocket'],
  ['contract'],
  ['fields'],
  ['ui'],
  ['lib/state'],
  ['lib/net'],
  ['lib/words'],
  ['lib/device'],
  ['lib'],
];
const DEPTHS = ['', '/*', '/*/*'];

/**
 * The folders that a folder must not import: those above it, and its neighbours in the row.
 * @param {string} folder
 * @param {number} row
 */
const barredFor = (folder, row) =>
  LAYERS.slice(0, row + 1)
    .flat()
    .filter((other) => other !== folder);

/**
 * @param {string} folder
 * @param {string[]} barred
 * @param {string} depth
 * @returns {import('eslint').Linter.Config}
 */
function configFor(folder, barred, depth) {
  const names = barred.flatMap((other) => [`$/${other}`, posix.relative(folder + depth, other)]);
  const regex = `^(?:\\.\\/)?(?:${names.map((name) => name.replaceAll(/[.$/]/g, '\\$&')).join('|')})(?![^\\/])`;
  const message = 'This folder is not below: see layers.js.';
  return {
    files: [`src/${folder}${depth}/*.{ts,svelte}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression > Literal[value=/${regex}/]`, message },
      ],
    },
  };
}

/** From the bottom up, because the last entry for a file counts, and `lib` is around `lib/net`. */
export default LAYERS.slice(1)
  .flatMap((row, at) =>
    row.flatMap((folder) => DEPTHS.map((depth) => configFor(folder, barredFor(folder, at + 1), depth))),
  )
  .reverse();
