// The first load: everything index.html asks for, gzipped, without fonts. Fails above the bar.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BAR = 90_000;
const out = new URL('../../src/parlour/server/static/', import.meta.url);
const page = readFileSync(new URL('index.html', out), 'utf8');
const asked = [...page.matchAll(/(?:src|href)="(?:\.?\/)?(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path,
);
const sizes = ['index.html', ...asked].map((path) => [
  path,
  gzipSync(readFileSync(new URL(path, out))).length,
]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

for (const [path, size] of sizes) console.log(`${String(size).padStart(7)}  ${path}`);
console.log(`${String(total).padStart(7)}  first load, gzipped, without fonts (bar: ${BAR})`);
if (total > BAR) process.exit(1);
