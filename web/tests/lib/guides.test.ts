import { expect, test } from 'vitest';
import { hasGuide } from '$/guide/guides';
import { change } from '$/lib/device/settings.svelte';
import { know } from '$/lib/languages';

test('a guided round that is not translated is skipped', () => {
  const none = { messages: '', name: '' };
  know([
    { ...none, code: 'en' },
    { ...none, code: 'tok', unguided: ['bottle'] },
  ]);
  change({ language: 'tok' });
  expect(['bottle', 'lone', 'no-such-game'].map(hasGuide)).toEqual([false, true, false]);
  change({ language: 'en' });
  expect(hasGuide('bottle')).toBe(true);
});
