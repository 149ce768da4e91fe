// svelte-check over everything and over one planted mistake: a checker that has gone blind reports no errors either.
// It keeps what it found in `.svelte-check`, so a second run takes a quarter of the time.
import { spawnSync } from 'node:child_process';

const PLANTED = {
  file: 'tests/planted/Wrong.svelte',
  says: "Type 'string' is not assignable to type 'number'.",
};
const words = ['--incremental', '--tsconfig', 'tsconfig.planted.json', '--output', 'machine-verbose'];
const { stdout, stderr } = spawnSync('svelte-check', words, { encoding: 'utf8', maxBuffer: 64 << 20 });

// "<time> {…}" for each thing found, "<time> COMPLETED …" at the end.
const lines = stdout.split('\n').map((line) => line.slice(line.indexOf(' ') + 1));
const found = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
const isPlanted = ({ type, filename, message }) =>
  type === 'ERROR' && filename === PLANTED.file && message === PLANTED.says;
const wrong = found.filter((one) => !isPlanted(one));
const summary = lines.find((line) => line.startsWith('COMPLETED'));

for (const { type, filename, start, message } of wrong) {
  console.error(`${filename}:${start.line + 1}:${start.character + 1} ${type} ${message}`);
}
if (!summary) console.error(`svelte-check did not come to its end.\n${stdout}${stderr}`);
else if (found.length - wrong.length !== 1)
  console.error(`svelte-check does not see what is wrong in ${PLANTED.file}.`);
else if (wrong.length === 0) console.log(`${summary} (the planted one)`);
if (!summary || found.length - wrong.length !== 1 || wrong.length > 0) process.exit(1);
