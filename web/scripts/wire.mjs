// Types from the server's own schema: what all games share in src/lib/wire.gen.ts, each game's in src/games/<id>/wire.gen.ts.
// `--check` fails where they disagree, and writes nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const parlour = process.env.PARLOUR_BIN ?? new URL('../../.venv/bin/parlour', import.meta.url).pathname;
const source = new URL('../src/', import.meta.url);
const { $defs, properties } = JSON.parse(execFileSync(parlour, ['schema'], { encoding: 'utf8' }));
const { games, ...shared } = properties;

/** The names that a schema refers to, and those that these refer to. */
function namesIn(schema, found = new Set()) {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn($defs[name], found);
  }
  return found;
}

/** One schema with all that it refers to. In a game's own file its names need not begin with the game's. */
function whole(title, schema, prefix) {
  const own = (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const defs = [...namesIn(schema)].sort().map((name) => [own(name), { ...$defs[name], title: own(name) }]);
  const text = JSON.stringify({ ...schema, title, $defs: Object.fromEntries(defs) });
  return JSON.parse(text.replaceAll(`"#/$defs/${prefix}`, '"#/$defs/'));
}

const object = (parts) => ({
  type: 'object',
  properties: parts,
  required: Object.keys(parts),
  additionalProperties: false,
});

const wanted = { 'lib/wire.gen.ts': whole('Wire', object(shared), '') };
for (const id of readdirSync(new URL('games/', source)).filter((name) => !name.includes('.'))) {
  if (!games.properties[id]) throw new Error(`src/games/${id} belongs to no game of \`parlour schema\``);
  wanted[`games/${id}/wire.gen.ts`] = whole('Wire', games.properties[id], id[0].toUpperCase() + id.slice(1));
}

for (const [path, schema] of Object.entries(wanted)) {
  const file = new URL(path, source);
  const types = await compile(schema, 'Wire', {
    bannerComment: '/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */',
    additionalProperties: false,
    style: { printWidth: 110, singleQuote: true },
  });
  if (!process.argv.includes('--check')) writeFileSync(file, types);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
    console.error(`src/${path} is not what \`parlour schema\` says: run \`npm run wire\``);
    process.exitCode = 1;
  }
}
