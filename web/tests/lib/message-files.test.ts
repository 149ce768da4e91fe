/** Messages from the server: requested once and together, or read from the browser's storage when offline. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { know } from '$/lib/languages';
import { keepAll, loadFiles } from '$/lib/words/message-files';

const fetched = vi.fn((path: string) => Promise.resolve(new Response(`at = ${path}\n`)));
const added: string[] = [];
const add = (language: string, source: string): void => void added.push(`${language}: ${source.trim()}`);
let number = 0;
/** A language that no other test has loaded. */
let code = '';

beforeEach(() => {
  code = `x${number++}`;
  know([{ code, name: 'X', messages: `messages/${code}-1` }]);
  vi.stubGlobal('fetch', fetched);
  added.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

test('a page requests all missing parts at once', async () => {
  await Promise.all([loadFiles(code, ['table', 'play'], add), loadFiles(code, ['play', 'bottle'], add)]);
  await loadFiles(code, ['table', 'bottle'], add);
  expect(fetched.mock.calls.flat()).toEqual([
    `/messages/${code}-1/table+play.ftl`,
    `/messages/${code}-1/bottle.ftl`,
  ]);
  expect(added).toHaveLength(2);
});

test('failed requests are repeated', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  await expect(loadFiles(code, ['table'], add)).rejects.toThrow('503');
  await loadFiles(code, ['table'], add);
  expect(added).toEqual([`${code}: at = /messages/${code}-1/table.ftl`]);
});

test('a game from outside may have no messages', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 404 })));
  await loadFiles(code, ['snap'], add);
  expect(added).toEqual([`${code}: `]);
});

test('offline, stored messages of this version are used', async () => {
  const store = new Map<string, string>([[`http://here/messages/${code}-0/all.ftl`, 'old']]);
  const kept = {
    match: (path: string) => Promise.resolve(store.has(path) ? new Response(store.get(path)) : undefined),
    keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
    add: (path: string) => Promise.resolve(void store.set(path, 'everything')),
    delete: ({ url }: { url: string }) => Promise.resolve(store.delete(url)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(kept) });
  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await expect(loadFiles(code, ['table'], add)).rejects.toThrow('offline');
  await keepAll(code);
  expect([...store.keys()]).toEqual([`/messages/${code}-1/all.ftl`]);
  await loadFiles(code, ['table'], add);
  expect(added).toEqual([`${code}: everything`]);
});
