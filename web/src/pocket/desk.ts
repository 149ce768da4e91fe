/** The worker that looks words up, and the questions that wait for it. It gets a dictionary when first needed. */
import type { Asked, Question } from './worker';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { done: (said: unknown) => void; fail: (error: Error) => void }>();
const given = new Set<string>();

/** Forget the worker's dictionary after it was replaced or removed. */
export const forget = (language: string): void => void given.delete(language);

export async function ask(
  language: string,
  question: Question,
  fetched: () => Promise<Uint8Array>,
): Promise<unknown> {
  const desk = (worker ??= begin());
  const octets = given.has(language) ? null : await fetched();
  given.add(language);
  const id = (last += 1);
  const said = new Promise((done, fail) => waiting.set(id, { done, fail }));
  desk.postMessage({ id, language, octets, question } satisfies Asked);
  return said;
}

function begin(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; said?: unknown; failed?: string }>) => {
      const { done, fail } = waiting.get(data.id) ?? {};
      waiting.delete(data.id);
      if (data.failed === undefined) done?.(data.said);
      else fail?.(new Error(data.failed));
    },
  );
  return made;
}
