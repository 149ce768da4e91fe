/** Load all languages. As a module, this runs once for all test files that share a page. */
import { know } from '$/lib/languages';
import { add } from '$/lib/words/messages.svelte';

const NAMES = { en: 'English', uk: 'Українська', de: 'Deutsch' };

/** All Fluent files: English ones are beside the code, others in their packs. */
const catalogues = import.meta.glob<string>(
  [
    '../../src/parlour/messages/*/*.ftl',
    '../../src/parlour/games/*/messages/*.ftl',
    '../../languages/*/*/messages/**/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Letters and values that the server makes messages of (`Extras.data`). */
const data = import.meta.glob<{ values?: Record<string, number> } & Record<string, string>>(
  ['../../languages/*/*/games/stars/letters.json', '../../languages/*/*/games/rebus/dice.json'],
  { import: 'default', eager: true },
);

know(Object.entries(NAMES).map(([code, name]) => ({ code, name, messages: '' })));
for (const [file, source] of Object.entries(catalogues))
  add(/languages\/(\w+)\//.exec(file)?.[1] ?? 'en', source);
for (const [file, { values, letters, green, black, red }] of Object.entries(data)) {
  const code = /languages\/(\w+)\//.exec(file)?.[1] ?? 'en';
  if (values)
    add(
      code,
      `rebus-values = ${Object.entries(values)
        .map(([letter, value]) => letter.toLowerCase() + String(value))
        .join(' ')}`,
    );
  else
    add(
      code,
      `stars-letters = ${letters}\nstars-letters-green = ${green}\nstars-letters-black = ${black}\nstars-letters-red = ${red}`,
    );
}
