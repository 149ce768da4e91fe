import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// A checker that has gone blind reports no errors either: so one is planted.
test('svelte-check still sees a type error', { timeout: 120_000 }, () => {
  let report = '';
  try {
    execFileSync(
      'npx',
      ['svelte-check', '--tsconfig', 'tests/planted/tsconfig.json', '--output', 'machine'],
      {
        encoding: 'utf8',
      },
    );
  } catch (failed) {
    report = (failed as { stdout: string }).stdout;
  }
  expect(report).toContain("Type 'string' is not assignable to type 'number'");
});
