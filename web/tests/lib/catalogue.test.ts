import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { change } from '$/lib/device/settings.svelte';

const game = (id: string, about: Game['about'] = {}): Game => ({
  id,
  name: id,
  name_uk: '',
  players: [2, 4],
  minutes: 5,
  modes: [],
  ways: [],
  settings: [],
  about,
  bots: 2,
  alone: {},
  first: {},
  parts: {},
  undrawn: [],
  box: [],
  kit: [],
  presets: {},
  languages: [],
});
const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify([game('bottle'), game('pebbles')]))));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  asked.mockClear();
  vi.unstubAllGlobals();
  change({ language: 'en' });
});
const open = () => import('$/lib/net/catalogue.svelte');
const ids = (games: Game[]): string[] => games.map(({ id }) => id);

test('the last catalogue is available at once and offline', async () => {
  await (await open()).catalogue.fresh();
  vi.resetModules();
  asked.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const { catalogue } = await open();
  expect(ids(catalogue.games)).toEqual(['bottle', 'pebbles']);
  await expect(catalogue.fresh()).rejects.toMatchObject({ code: 'offline' });
  expect(ids(await catalogue.fresh())).toEqual(['bottle', 'pebbles']);
});

test('the catalogue is requested once', async () => {
  const { catalogue } = await open();
  await Promise.all([catalogue.fresh(), catalogue.fresh()]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(catalogue.of('pebbles')?.players).toEqual([2, 4]);
});

test('a game with one language uses it everywhere; a card shows one sentence', async () => {
  const { aboutOf, inOneSentence, nameOf } = await open();
  (await import('$/lib/device/settings.svelte')).change({ language: 'uk' });
  const pebbles = game('pebbles', { en: 'Take one. Or two!' });
  expect([nameOf(pebbles), aboutOf(pebbles)]).toEqual(['pebbles', 'Take one. Or two!']);
  expect(inOneSentence(pebbles)).toBe('Take one.');
});
