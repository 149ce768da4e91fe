/**
 * Every folder beside this file is a game's own client, loaded when it is needed. A game without a folder sits at the
 * plain table.
 */
import { withMessages } from '$/lib/words/messages.svelte';
import type { GameModule } from './game';

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

/** What has come is there at once, when it is asked for again. */
const loaded = new Map<string, Promise<GameModule>>();

export function load(id: string): Promise<GameModule> {
  const open =
    modules[`./${id}/index.ts`] ??
    (() => withMessages(import('$/plain'), 'plain').then(({ plain }) => plain));
  const coming = loaded.get(id) ?? withMessages(open(), 'events', 'reasons', 'play', id);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}
