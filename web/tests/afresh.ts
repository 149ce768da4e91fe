/** Test files share a page: each finds it as it was at first, in English, with nothing stored and nothing replaced. */
import { beforeAll, vi } from 'vitest';

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

// A worker's test has no page.
if (typeof document !== 'undefined') {
  const { know } = await import('$/lib/words/languages');
  const { add } = await import('$/lib/words/messages.svelte');
  know(Object.entries(NAMES).map(([code, name]) => ({ code, name, messages: '' })));
  for (const [file, source] of Object.entries(catalogues))
    add(/languages\/(\w+)\//.exec(file)?.[1] ?? 'en', source);
}

beforeAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return; // a worker's test has no page
  const { change } = await import('$/lib/device/settings.svelte');
  change({ language: 'en' });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
