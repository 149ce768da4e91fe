/** Dictionaries on this device: downloaded on request, replaced by newer ones, removed on request. */
import { store, stored } from '$/lib/stored';
import { api } from '$/lib/net/api';
import type { Language } from '$/lib/device/settings.svelte';
import type { Pocket } from '$/lib/wire.gen';
import { sectionsOf } from './container';
import { ask, forget } from './desk';
import type { Question } from './worker';

const SHELF = 'parlour.pocket';
const KEY = 'parlour.pocket';
type Shelf = Partial<Record<Language, Pocket>>;

const shelf = $state<{ taken: Shelf; offered: Shelf }>({ taken: stored(KEY, {}), offered: {} });
const placeOf = (language: Language): string => `/pocket/${language}`;

export const pocket = {
  /** Whether a dictionary can be kept: only if pages work offline. */
  get isPossible(): boolean {
    return 'caches' in globalThis && 'DecompressionStream' in globalThis;
  },
  taken: (language: Language): Pocket | undefined => shelf.taken[language],
  offered: (language: Language): Pocket | undefined => shelf.offered[language],

  /** The server's dictionaries. A newer one replaces the stored one. */
  async look(): Promise<void> {
    shelf.offered = await api.pockets();
    for (const language of Object.keys(shelf.taken) as Language[]) {
      const newer = shelf.offered[language];
      if (newer && newer.hash !== shelf.taken[language]?.hash) await pocket.take(language);
    }
  },

  async take(language: Language): Promise<void> {
    const offered = shelf.offered[language];
    if (!offered) return;
    const octets = await api.pocket(language);
    sectionsOf(new Uint8Array(await octets.arrayBuffer())); // an incomplete download replaces nothing
    await (await caches.open(SHELF)).put(placeOf(language), new Response(octets));
    forget(language);
    note({ ...shelf.taken, [language]: { hash: offered.hash, bytes: octets.size } });
  },

  async remove(language: Language): Promise<void> {
    await (await caches.open(SHELF)).delete(placeOf(language));
    forget(language);
    const { [language]: _, ...others } = shelf.taken;
    note(others);
  },

  /** Asks the dictionary of that language, which must be stored here. */
  async ask<T>(language: Language, question: Question): Promise<T> {
    return (await ask(language, question, () => octetsOf(language))) as T;
  },
};

function note(taken: Shelf): void {
  shelf.taken = taken;
  store(KEY, taken);
}

async function octetsOf(language: Language): Promise<Uint8Array> {
  const found = await (await caches.open(SHELF)).match(placeOf(language));
  if (!found) {
    // The browser has deleted it to save space.
    const { [language]: _, ...others } = shelf.taken;
    note(others);
    throw new Error('no dictionary');
  }
  return new Uint8Array(await found.arrayBuffer());
}
