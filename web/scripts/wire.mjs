// src/wire.gen.ts from the server's own schema. `--check` fails where the two disagree, and writes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const parlour = process.env.PARLOUR_BIN ?? new URL('../../.venv/bin/parlour', import.meta.url).pathname;
const file = new URL('../src/wire.gen.ts', import.meta.url);
const schema = JSON.parse(execFileSync(parlour, ['schema'], { encoding: 'utf8' }));

const types = await compile(schema, 'Wire', {
  bannerComment: '/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */',
  additionalProperties: false,
  style: { printWidth: 110, singleQuote: true },
});

if (!process.argv.includes('--check')) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/wire.gen.ts is not what `parlour schema` says: run `npm run wire`');
  process.exit(1);
}
