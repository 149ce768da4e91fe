// Types from the server's own schemas: what all games share and what HTTP requests carry in src/lib/wire.gen.ts, and each
// game's in src/games/<id>/wire.gen.ts. `--check` fails where they disagree, and writes nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const parlour = process.env.PARLOUR_BIN ?? new URL('../../.venv/bin/parlour', import.meta.url).pathname;
const source = new URL('../src/', import.meta.url);
const schemaOf = (...flags) => JSON.parse(execFileSync(parlour, ['schema', ...flags], { encoding: 'utf8' }));
const banner = '/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */';
const object = (parts) => ({
  type: 'object',
  properties: parts,
  required: Object.keys(parts),
  additionalProperties: false,
});

/** A server's bare `object` may hold anything. */
const opened = (_, value) =>
  value?.type === 'object' && !value.properties ? { additionalProperties: {}, ...value } : value;

const { $defs: ofTables, properties } = schemaOf();
const { games, ...shared } = properties;
/** All that HTTP requests carry. Fields with a default may be missing in an answer, and in a request, too. */
const ofRequests = JSON.parse(
  JSON.stringify(schemaOf('--openapi').components.schemas, opened).replaceAll(
    '"#/components/schemas/',
    '"#/$defs/',
  ),
);
const $defs = { ...ofTables, ...ofRequests };
const http = object(
  Object.fromEntries(Object.keys(ofRequests).map((name) => [name, { $ref: `#/$defs/${name}` }])),
);

/** The names that a schema refers to, and those that these refer to. */
function namesIn(schema, found = new Set()) {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn($defs[name], found);
  }
  return found;
}

/** Tuples as json-schema-to-typescript knows them, under the name of older drafts. It would write a list with a
 * largest length as one tuple for each length, so it does not get that length. */
function asLists(_, value) {
  if (value?.prefixItems) return { ...value, prefixItems: undefined, items: value.prefixItems };
  if (value?.type !== 'array' || value.maxItems === undefined) return value;
  const { minItems: _least, maxItems: _most, ...list } = value;
  return list;
}

/** One schema with all that it refers to. In a game's own file its names need not begin with the game's. */
function whole(title, schema, prefix) {
  const own = (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const defs = [...namesIn(schema)].sort().map((name) => [own(name), { ...$defs[name], title: own(name) }]);
  const text = JSON.stringify({ ...schema, title, $defs: Object.fromEntries(defs) });
  return JSON.parse(text.replaceAll(`"#/$defs/${prefix}`, '"#/$defs/'), asLists);
}

const wanted = { 'lib/wire.gen.ts': whole('Wire', object({ ...shared, http }), '') };
for (const id of readdirSync(new URL('games/', source)).filter((name) => !name.includes('.'))) {
  if (!games.properties[id]) throw new Error(`src/games/${id} belongs to no game of \`parlour schema\``);
  wanted[`games/${id}/wire.gen.ts`] = whole('Wire', games.properties[id], id[0].toUpperCase() + id.slice(1));
}

const wireTypes = (schema) =>
  compile(schema, 'Wire', {
    bannerComment: banner,
    additionalProperties: false,
    style: { printWidth: 110, singleQuote: true },
  });

for (const [path, schema] of Object.entries(wanted)) {
  const types = await wireTypes(schema);
  const file = new URL(path, source);
  if (!process.argv.includes('--check')) writeFileSync(file, types);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
    console.error(`src/${path} is not what \`parlour schema\` says: run \`npm run wire\``);
    process.exitCode = 1;
  }
}
