/** The picture and colours of every game's folder, which come with the first page. */
import type { Component } from 'svelte';
import PlainArt from '$/plain/Art.svelte';

const arts = import.meta.glob<Component>('./*/Art.svelte', { eager: true, import: 'default' });
import.meta.glob('./*/tokens.css', { eager: true });

/** Whether a game has no folder here, and so is played at the plain table. */
export const isPlain = (id: string): boolean => !(`./${id}/Art.svelte` in arts);

export const artOf = (id: string): Component<{ name?: string }> => arts[`./${id}/Art.svelte`] ?? PlainArt;
