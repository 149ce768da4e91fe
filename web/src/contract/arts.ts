/** The picture and colours of every game's folder, which come with the first page. */
import type { Component } from 'svelte';

type Art = Component<{ name?: string }>;

const PLAIN = '../plain/Art.svelte';
const arts = import.meta.glob<Art>(['../games/*/Art.svelte', '../plain/Art.svelte'], {
  eager: true,
  import: 'default',
});
import.meta.glob('../games/*/tokens.css', { eager: true });

const own = (id: string): Art | undefined => arts[`../games/${id}/Art.svelte`];

/** Whether a game has no folder here, and so is played at the plain table. */
export const isPlain = (id: string): boolean => !own(id);

export const artOf = (id: string): Art => own(id) ?? (arts[PLAIN] as Art);
