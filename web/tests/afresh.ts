/** Test files share a page: each finds it as it was at first, in English, with nothing stored and nothing replaced. */
import { beforeAll, vi } from 'vitest';
import { change } from '$/lib/settings.svelte';

beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  change({ language: 'en' });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
