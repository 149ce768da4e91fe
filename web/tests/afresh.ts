/** Test files share a page: each finds it as it was at first, in English, with nothing stored and nothing replaced. */
import { beforeAll, vi } from 'vitest';

// A worker's test has no page.
if (typeof document !== 'undefined') await import('./catalogues');

beforeAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  const { change } = await import('$/lib/device/settings.svelte');
  change({ language: 'en' });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
