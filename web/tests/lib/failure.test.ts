import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '$/lib/device/settings.svelte';
import { refusalInWords } from '$/lib/net/failure';
import { add } from '$/lib/words/messages.svelte';

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
const said = (code: string, detail = ''): Promise<string> => refusalInWords('hunt', { code, detail });

test('the game’s own messages come first, without a request', async () => {
  add('en', 'hunt-refused-which-die = Tap one.');
  expect(await said('which-die')).toBe('Tap one.');
  expect(served).not.toHaveBeenCalled();
});

test('shared messages need no request either', async () => {
  add('en', 'hunt-refused-no-fox = No fox has { $detail } tails.');
  expect(await refusalInWords('hunt', { code: 'no-fox', detail: 'two' })).toBe('No fox has two tails.');
  expect(served).not.toHaveBeenCalled();
});

test('then the server’s sentences for the game', async () => {
  change({ language: 'uk' });
  expect(await said('own-die', 'that die is yours')).toBe('Цей кубик уже ваш.');
  expect(await said('confirm', 'кіт')).toBe('Кіт: точно?');
});

test('then the interface’s messages, then the refusal’s own text', async () => {
  expect(await said('not-asked', 'Say is not asked of seat 0 now')).toBe('Not now.');
  expect(await said('own-die', 'that die is yours already')).toBe('That die is yours already.');
});

test('without a connection, the refusal’s own text is shown', async () => {
  served.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const alone = await refusalInWords('hunt', { code: 'no-mercy', detail: 'two vowels' });
  expect(alone).toBe('Two vowels.');
});
