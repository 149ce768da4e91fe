/** Test files share a page. Each starts in English, with empty storage and no mocks. */
import { beforeAll, vi } from 'vitest';

// Tests of workers have no page.
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
