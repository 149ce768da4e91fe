/** The log of the client and the terminal tell an event by the same sentence: tests/plays/sentences.py writes the files. */
import { afterEach, expect, test } from 'vitest';
import { printed } from '$/games/bookworm/table/printed.svelte';
import type { GameModule } from '$/contract/game';
import { change } from '$/lib/device/settings.svelte';

type Told = Record<string, string> & { event: never };
const files = import.meta.glob<Told[]>('./told/*.json', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('../../src/games/*/index.ts', { import: 'default' });
const NAMES = ['Ada', 'Boris', 'Chen', 'Dora', 'Emil', 'Farah', 'Goran', 'Hana'];
const telling = { names: (seat: number) => NAMES[seat] ?? '', mine: [] };

afterEach(() => {
  change({ language: 'en' });
  printed.language = 'en';
});

test.each(Object.entries(files))('%s', async (file, events) => {
  const game = /(\w+)\.json/.exec(file)?.[1] ?? '';
  const module = await modules[`../../src/games/${game}/index.ts`]?.();
  for (const { event, ...sentences } of events)
    for (const [language, sentence] of Object.entries(sentences)) {
      change({ language });
      printed.language = language; // in the terminal words and texts are in one language
      const told = module?.tell(event, telling);
      // What another event has said already the log may leave out.
      if (told !== null) expect(told).toBe(sentence);
    }
});
