// The first load: everything index.html asks for and the first messages, gzipped, without fonts. Fails above the bar.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BAR = 50_000;
const out = new URL('../../src/parlour/server/static/', import.meta.url);
const page = readFileSync(new URL('index.html', out), 'utf8');
const asked = [...page.matchAll(/(?:src|href)="(?:\.?\/)?(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path,
);
const sizes = ['index.html', ...asked].map((path) => [
  path,
  gzipSync(readFileSync(new URL(path, out))).length,
]);

/** The first messages, of the language that needs most; the server sends them without comments. */
const root = new URL('../../', import.meta.url);
const packs = readdirSync(new URL('languages', root)).map(
  (code) => `languages/${code}/parlour_${code}/messages`,
);
const messages = ['src/parlour/messages/en', ...packs]
  .map((folder) => `${folder}/common.ftl`)
  .filter((path) => existsSync(new URL(path, root)))
  .map((path) => [
    path,
    gzipSync(readFileSync(new URL(path, root), 'utf8').replace(/^(#.*)?\n/gm, '')).length,
  ])
  .sort(([, a], [, b]) => b - a);
sizes.push(...messages.slice(0, 1));
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

for (const [path, size] of sizes) console.log(`${String(size).padStart(7)}  ${path}`);
console.log(`${String(total).padStart(7)}  first load, gzipped, without fonts (bar: ${BAR})`);
if (total > BAR) process.exit(1);
