/** Questions that need a dictionary. The server answers; without a connection, the dictionary on this device does. */
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import type { Language } from '$/lib/device/settings.svelte';
import type { Said } from './dictionary';
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

export const verdicts = (language: Language, words: string[]): Promise<Said[]> =>
  ask(language, () => Promise.all(words.map((word) => api.word(language, word))), { t: 'words', words });

/** A game's question about its printed box. `asked`: the same for the dictionary on this device. */
export const askGame = <T>(game: string, language: Language, body: object, asked = body): Promise<T> =>
  ask(language, () => api.beside<T>(game, language, body), { t: 'game', game, asked });
