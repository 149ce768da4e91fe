/** Questions that need a dictionary. The server answers; without a connection, the dictionary on this device does. */
import type { Verdict } from '$/lib/net/answers';
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import type { Language } from '$/lib/device/settings.svelte';
import type { Answer, Question as Layout } from '$/games/rebus/companion/check';
import { rowsOf } from '$/games/rebus/companion/rows';
import type { Category, Fit } from './answers';
import { pocket } from './pocket.svelte';
import type { Question } from './worker';

async function ask<T>(language: Language, server: () => Promise<T>, question: Question): Promise<T> {
  try {
    return await server();
  } catch (error) {
    const isAlone = error instanceof Failed && error.code === 'offline';
    if (!isAlone || !pocket.taken(language)) throw error;
    return await pocket.ask<T>(language, question);
  }
}

export const verdicts = (language: Language, words: string[]): Promise<Verdict[]> =>
  ask(language, () => Promise.all(words.map((word) => api.word(language, word))), { t: 'words', words });

export const layout = (language: Language, { roll, squares, values }: Layout): Promise<Answer> =>
  ask(language, () => api.beside<Answer>('rebus', language, { roll, rows: rowsOf(squares), values }), {
    t: 'layout',
    layout: { roll, squares: { ...squares }, values: { ...values } },
  });

export const categories = (language: Language): Promise<{ categories: Category[] }> =>
  ask(language, () => api.beside('bookworm', language, {}), { t: 'categories' });

export const fits = (
  language: Language,
  category: string,
  answer: string,
): Promise<{ fit: Fit; meant: string | null }> =>
  ask(language, () => api.beside('bookworm', language, { category, answer }), {
    t: 'fits',
    category,
    answer,
  });
