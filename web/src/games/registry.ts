/**
 * Every folder beside this file is a game's own client: its picture and colours come with the first page, the rest
 * when it is needed. A game without a folder sits at the plain table.
 */
import type { Component } from 'svelte';
import PlainArt from '$/plain/Art.svelte';
import { withMessages } from '$/lib/words/messages.svelte';
import type { GameModule } from './game';

const arts = import.meta.glob<Component>('./*/Art.svelte', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const companions = import.meta.glob<Component>('./*/companion/Companion.svelte', { import: 'default' });
import.meta.glob('./*/tokens.css', { eager: true });

export const isPlain = (id: string): boolean => !(`./${id}/index.ts` in modules);

export const artOf = (id: string): Component<{ name?: string }> => arts[`./${id}/Art.svelte`] ?? PlainArt;

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

/** The page for owners of the printed game. */
export const companionOf = (id: string): (() => Promise<Component>) | undefined =>
  companions[`./${id}/companion/Companion.svelte`];
