/** Teach the page all languages. A module of its own runs once for all test files that share a page. */
import { know } from '$/lib/languages';
import { add } from '$/lib/words/messages.svelte';

const NAMES = { en: 'English', uk: 'Українська', de: 'Deutsch' };

/** All Fluent files: English ones are filed with the code, others in their packs. */
const catalogues = import.meta.glob<string>(
  [
    '../../src/parlour/messages/*/*.ftl',
    '../../src/parlour/games/*/messages/*.ftl',
    '../../languages/*/*/messages/**/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

know(Object.entries(NAMES).map(([code, name]) => ({ code, name, messages: '' })));
for (const [file, source] of Object.entries(catalogues))
  add(/languages\/(\w+)\//.exec(file)?.[1] ?? 'en', source);
