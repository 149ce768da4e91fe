/** Tools pages: one for each game that has one, the pages for any game, and their index. */
import type { Component } from 'svelte';
import { withMessages } from '$/lib/words/messages.svelte';

type Load = () => Promise<Component>;
const COMPANIONS = import.meta.glob<Component>('../games/*/companion/Companion.svelte', {
  import: 'default',
});
const TOOLS: Record<string, Load> = {
  '': () => import('./Beside.svelte').then((page) => page.default),
  glass: () => import('./GlassPage.svelte').then((page) => page.default),
  words: () => import('./WordsPage.svelte').then((page) => page.default),
};

export function pageOf(name = ''): Load | undefined {
  const load = TOOLS[name] ?? COMPANIONS[`../games/${name}/companion/Companion.svelte`];
  const parts = ['beside', 'box', 'how', 'play', 'reasons', ...(name in TOOLS ? [] : [name])];
  return load && (() => withMessages(load(), ...parts));
}
