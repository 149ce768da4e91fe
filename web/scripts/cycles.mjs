// Import cycles among the sources, types included; fails if there are any. A component may import itself: that is recursion.
// The planted cycle must be found as well, because a checker that sees nothing reports no cycles either.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCE = 'src';
const PLANTED = 'tests/planted';
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1/g;

const isFile = (path) => existsSync(path) && statSync(path).isFile();

function resolve(from, name) {
  const path = name.startsWith('$/') ? join(SOURCE, name.slice(2)) : join(dirname(from), name);
  return [path, `${path}.ts`, join(path, 'index.ts')].find(isFile);
}

function importsOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, , name]) => name);
  return names.filter((name) => /^[.$]/.test(name)).map((name) => resolve(file, name));
}

/** Returns each cycle as its files in order, found by walking the imports depth first. */
function cyclesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => join(folder, file));
  const [path, done, cycles] = [[], new Set(), []];
  const walk = (file) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    path.push(file);
    for (const next of importsOf(file)) if (next && next !== file) walk(next);
    path.pop();
    done.add(file);
  };
  files.forEach(walk);
  return cycles;
}

const found = cyclesIn(SOURCE);
for (const cycle of found)
  console.error(`import cycle: ${cycle.map((file) => relative(SOURCE, file)).join(' → ')}`);
const isBlind = cyclesIn(PLANTED).length !== 1;
if (isBlind) console.error(`The cycle planted in ${PLANTED} was not found.`);
if (found.length || isBlind) process.exit(1);
console.log('No import cycles (but the planted one).');
