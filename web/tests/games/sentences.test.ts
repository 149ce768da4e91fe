/**
 * The client's log and the terminal describe events by the same sentences. tests/plays/sentences.py writes
 * the files.
 */
import { afterEach, expect, test } from 'vitest';
import { printed } from '$/games/bookworm/table/printed.svelte';
import type { GameModule } from '$/contract/game';
import { change } from '$/lib/device/settings.svelte';

type Line = Record<string, string> & { event: never };
const files = import.meta.glob<Line[]>('./sentences/*.json', { eager: true, import: 'default' });
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
      printed.language = language; // the terminal uses one language for words and texts
      const line = module?.tell(event, telling);
      // The log may omit what another event has said already.
      if (line !== null) expect(line).toBe(sentence);
    }
});
