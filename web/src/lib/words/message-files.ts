/** Fluent files as the server sends them: one request for all parts of the client that a page lacks. */
import { to } from '../base';
import { installed } from '../languages';

type Add = (language: string, source: string) => void;

const loads = new Map<string, Promise<void>>();
const known = new Set<string>();
/** Where the browser keeps all messages of a language, for pages without a connection. */
const CACHE = 'messages';

/** The parts that pages have requested so far. */
export const parts = (): string[] => [...known];

/** Loads parts of a language's messages. Each is requested once, and again after a failure. */
export async function loadFiles(language: string, wanted: readonly string[], add: Add): Promise<void> {
  const missing = wanted.filter((part) => !loads.has(`${language}/${part}`));
  if (missing.length) {
    const loading = fetchFiles(language, missing).then((source) => add(language, source));
    for (const part of missing) note(language, part, loading);
  }
  await Promise.all(wanted.map((part) => loads.get(`${language}/${part}`)));
}

function note(language: string, part: string, loading: Promise<void>): void {
  const name = `${language}/${part}`;
  known.add(part);
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
}

async function fetchFiles(language: string, missing: string[]): Promise<string> {
  const path = pathOf(language, missing.join('+'));
  if (!path) return '';
  const answer = await fetch(path).catch(async (error: unknown) => {
    const cached = await cachedFile(language);
    if (!cached) throw error;
    return cached;
  });
  if (!answer.ok && answer.status !== 404) throw new Error(`messages: ${answer.status}`);
  return answer.ok ? answer.text() : ''; // a game from outside may have no messages
}

/** Returns null for a language that is not installed. */
function pathOf(language: string, part: string): string | null {
  const folder = installed().find(({ code }) => code === language)?.messages;
  return folder ? to(`/${folder}/${part}.ftl`) : null;
}

async function cachedFile(language: string): Promise<Response | undefined> {
  const path = pathOf(language, 'all');
  return path && 'caches' in globalThis ? (await caches.open(CACHE)).match(path) : undefined;
}

/** Stores all messages of a language in this browser, in place of older ones. */
export async function keepAll(language: string): Promise<void> {
  const path = pathOf(language, 'all');
  if (!path || !('caches' in globalThis) || (await cachedFile(language))) return;
  const cache = await caches.open(CACHE);
  const older = (await cache.keys()).filter(({ url }) => url.includes(`/messages/${language}-`));
  await cache.add(path);
  await Promise.all(older.map((file) => cache.delete(file)));
}
