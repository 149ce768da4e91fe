// Types from the server's own schema: what all games share in src/lib/wire.gen.ts, each game's in src/games/<id>/wire.gen.ts,
// and what HTTP requests return in src/lib/api.gen.ts. `--check` fails where they disagree, and writes nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const parlour = process.env.PARLOUR_BIN ?? new URL('../../.venv/bin/parlour', import.meta.url).pathname;
const source = new URL('../src/', import.meta.url);
const schemaOf = (...flags) => JSON.parse(execFileSync(parlour, ['schema', ...flags], { encoding: 'utf8' }));
const banner = '/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */';
const { $defs, properties } = schemaOf();
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

/** A tuple as json-schema-to-typescript knows it, under the name of older drafts. */
const tuple = (_, value) =>
  value?.prefixItems ? { ...value, prefixItems: undefined, items: value.prefixItems } : value;

/** One schema with all that it refers to. In a game's own file its names need not begin with the game's. */
function whole(title, schema, prefix) {
  const own = (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const defs = [...namesIn(schema)].sort().map((name) => [own(name), { ...$defs[name], title: own(name) }]);
  const text = JSON.stringify({ ...schema, title, $defs: Object.fromEntries(defs) });
  return JSON.parse(text.replaceAll(`"#/$defs/${prefix}`, '"#/$defs/'), tuple);
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

/** A server's bare `object` may hold anything, which openapi-typescript takes for an empty one. */
const opened = (schema) =>
  JSON.parse(
    JSON.stringify(schema, (_, value) =>
      value?.type === 'object' && !value.properties ? { additionalProperties: {}, ...value } : value,
    ),
  );

/** The types of all answers. Fields with a default may be missing in an answer, and in a request, too. */
async function answerTypes() {
  const { components, ...about } = schemaOf('--openapi');
  const schema = { ...about, components: opened(components), paths: {} };
  const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };
  return `${banner}\n${astToString(await openapiTS(schema, options))}`;
}

const wireTypes = (schema) =>
  compile(schema, 'Wire', {
    bannerComment: banner,
    additionalProperties: false,
    style: { printWidth: 110, singleQuote: true },
  });

const made = { 'lib/api.gen.ts': await answerTypes() };
for (const [path, schema] of Object.entries(wanted)) made[path] = await wireTypes(schema);

for (const [path, types] of Object.entries(made)) {
  const file = new URL(path, source);
  if (!process.argv.includes('--check')) writeFileSync(file, types);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
    console.error(`src/${path} is not what \`parlour schema\` says: run \`npm run wire\``);
    process.exitCode = 1;
  }
}
