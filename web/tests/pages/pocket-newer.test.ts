/** A newer dictionary replaces the stored one. Until it is complete, the old one answers. */
import { beforeEach, expect, test, vi } from 'vitest';

const server = { pockets: vi.fn(), pocket: vi.fn() };
vi.mock('$/lib/net/api', () => ({ api: server }));

/** A lexicon file with one section that identifies it. */
function file(text: string): Uint8Array<ArrayBuffer> {
  const inside = new TextEncoder().encode(text);
  const head = [...new TextEncoder().encode('PLX1'), 1, 10, inside.length, 0, 0, 0];
  return new Uint8Array([...head, ...inside]);
}
const OLD = file('old words');
const NEW = file('new words, and more');

/** Records what the worker receives, and answers everything. */
let given: (string | null)[] = [];
class Desk {
  #hear: ((event: { data: unknown }) => void) | undefined;
  addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
    this.#hear = hear;
  }
  postMessage({ id, octets }: { id: number; octets: Uint8Array | null }): void {
    given.push(octets && new TextDecoder().decode(octets.subarray(10)));
    queueMicrotask(() => this.#hear?.({ data: { id, said: 'yes' } }));
  }
}

function shelf(): CacheStorage {
  const kept = new Map<string, Response>();
  const cache = {
    put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

const offers = (hash: string, octets: Uint8Array<ArrayBuffer>): void => {
  server.pockets.mockResolvedValue({ en: { hash, bytes: octets.length } });
  server.pocket.mockResolvedValue(new Blob([octets]));
};
type Pocket = (typeof import('$/pocket/pocket.svelte'))['pocket'];
const asked = async (pocket: Pocket): Promise<string | null | undefined> => {
  expect(await pocket.ask('en', { t: 'words', words: ['cat'] })).toBe('yes');
  return given.at(-1);
};

let pocket: Pocket;
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  given = [];
  vi.stubGlobal('caches', shelf());
  vi.stubGlobal('Worker', Desk);
  ({ pocket } = await import('$/pocket/pocket.svelte'));
  offers('one', OLD);
  await pocket.look();
  await pocket.take('en');
  expect(await asked(pocket)).toBe('old words');
});

test('a newer dictionary replaces the old one automatically, once', async () => {
  offers('two', NEW);
  server.pocket.mockClear();
  await pocket.look();
  expect(pocket.taken('en')).toEqual({ hash: 'two', bytes: NEW.length });
  expect(await asked(pocket)).toBe('new words, and more');
  expect(await asked(pocket)).toBeNull();
  await pocket.look();
  expect(server.pocket).toHaveBeenCalledTimes(1);
});

test('offline, the old dictionary is used', async () => {
  server.pockets.mockRejectedValue(new Error('offline'));
  await expect(pocket.look()).rejects.toThrow();
  expect(pocket.taken('en')?.hash).toBe('one');
  expect(await asked(pocket)).toBeNull();
});

test.each([
  ['breaks off', () => Promise.reject(new Error('offline'))],
  ['comes in part', () => Promise.resolve(new Blob([NEW.slice(0, NEW.length - 4)]))],
  ['is something else', () => Promise.resolve(new Blob(['<!doctype html>']))],
])('where the newer one %s, the old one stays and the next look gets it', async (_, download) => {
  offers('two', NEW);
  server.pocket.mockImplementationOnce(download);
  await expect(pocket.look()).rejects.toThrow();
  expect(pocket.taken('en')).toEqual({ hash: 'one', bytes: OLD.length });
  expect(await asked(pocket)).toBeNull();
  await pocket.look();
  expect(pocket.taken('en')?.hash).toBe('two');
  expect(await asked(pocket)).toBe('new words, and more');
});

test('after a reload the newer dictionary is used', async () => {
  offers('two', NEW);
  await pocket.look();
  vi.resetModules();
  ({ pocket } = await import('$/pocket/pocket.svelte'));
  expect(pocket.taken('en')?.hash).toBe('two');
  expect(await asked(pocket)).toBe('new words, and more');
});
