/** Pages beside the box: one for each game that has one, those for any game, and the one that leads to them. */
import type { Component } from 'svelte';
import { companionOf } from '$/games/registry';

type Open = () => Promise<Component>;
const TOOLS: Record<string, Open> = {
  '': () => import('./Beside.svelte').then((page) => page.default),
  glass: () => import('./GlassPage.svelte').then((page) => page.default),
  words: () => import('./WordsPage.svelte').then((page) => page.default),
};

export const pageOf = (name = ''): Open | undefined => TOOLS[name] ?? companionOf(name);
