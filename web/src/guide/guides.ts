/** The steps of each game, `games/<id>/How.svelte`, for reading and for the guided first round. */
import type { Component } from 'svelte';
import { isFirst } from '$/lib/device/match';
import { isFirstTime, noteOnce } from '$/lib/device/once';
import { settings } from '$/lib/device/settings.svelte';
import { isGuided } from '$/lib/languages';
import { loadMessages } from '$/lib/words/messages.svelte';

const STEPS = import.meta.glob<{ default: Component }>('../games/*/How.svelte');
const pathOf = (game: string): string => `../games/${game}/How.svelte`;
const key = (game: string): string => `guide.${game}`;

/** A guide that is not translated is skipped: examples in English would not fit the table's letters. */
export const hasGuide = (game: string): boolean => pathOf(game) in STEPS && isGuided(game, settings.language);

/** Whether this device has neither finished this game nor seen its guided round. */
export const isNew = (game: string): boolean => hasGuide(game) && isFirst(game) && isFirstTime(key(game));
export const noteGuided = (game: string): void => noteOnce(key(game));

/** Returns the steps of a game with their messages, or undefined if it has no pictures. */
export async function howOf(game: string): Promise<Component | undefined> {
  const [found] = await Promise.all([STEPS[pathOf(game)]?.(), loadMessages('guide', game)]);
  return found?.default;
}
