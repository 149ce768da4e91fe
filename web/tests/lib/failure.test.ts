import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '$/lib/device/settings.svelte';
import { refusalInWords } from '$/lib/net/failure';

const own = { en: { 'which-die': 'Tap one.' }, uk: { 'which-die': 'Торкніться одного.' } };
const refused: Record<string, Record<string, string>> = {
  en: {},
  uk: { 'own-die': 'цей кубик уже ваш', confirm: '{detail}: точно?' },
};
const served = vi.fn((path: string) =>
  Promise.resolve(new Response(JSON.stringify({ moves: {}, refused: refused[path.slice(-2)] }))),
);

beforeEach(() => void vi.stubGlobal('fetch', served));
afterEach(() => {
  vi.unstubAllGlobals();
  served.mockClear();
  change({ language: 'en' });
});
const said = (code: string, detail = ''): Promise<string> =>
  refusalInWords('bookworm', { code, detail }, own);

test('the client’s own words come first, and ask nobody', async () => {
  expect(await said('which-die')).toBe('Tap one.');
  expect(served).not.toHaveBeenCalled();
});

test('then those of the game, as a sentence', async () => {
  change({ language: 'uk' });
  expect(await said('own-die', 'that die is yours')).toBe('Цей кубик уже ваш.');
  expect(await said('confirm', 'кіт')).toBe('Кіт: точно?');
});

test('then the interface’s, then what came with the refusal', async () => {
  expect(await said('not-asked', 'Say is not asked of seat 0 now')).toBe('Not now.');
  expect(await said('own-die', 'that die is yours already')).toBe('That die is yours already.');
});

test('without a server to ask, what came with the refusal does', async () => {
  served.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const alone = await refusalInWords('rebus', { code: 'no-mercy', detail: 'two vowels' }, { en: {}, uk: {} });
  expect(alone).toBe('Two vowels.');
});
