/**
 * Finds a game's own client, which is loaded when it is needed. Games without a folder use the plain table. Nothing
 * else refers to a game's folder, so games can be added or removed as folders.
 */
import { withMessages } from '$/lib/words/messages.svelte';
import type { GameModule } from './game';

const PLAIN = '../plain/index.ts';
const modules = import.meta.glob<GameModule>(['../games/*/index.ts', '../plain/index.ts'], {
  import: 'default',
});

/** Clients that are loaded. They are returned at once. */
const loaded = new Map<string, Promise<GameModule>>();

export function load(id: string): Promise<GameModule> {
  const coming = loaded.get(id) ?? loadNew(id);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

function loadNew(id: string): Promise<GameModule> {
  const own = modules[`../games/${id}/index.ts`];
  const module = own?.() ?? withMessages(modules[PLAIN]?.() as Promise<GameModule>, 'plain');
  return withMessages(module, 'events', 'reasons', 'play', id);
}
