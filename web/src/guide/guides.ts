/** Which games have a guided first round, and where it is: `games/<id>/guide/Guide.svelte`. */
import type { Component } from 'svelte';
import { isFirst } from '$/lib/device/match';
import { isFirstTime, noteOnce } from '$/lib/device/once';
import { settings } from '$/lib/device/settings.svelte';
import { isGuided } from '$/lib/languages';
import { loadMessages } from '$/lib/words/messages.svelte';
import type { GuideProps } from './script.svelte';

const GUIDES = import.meta.glob<{ default: Component<GuideProps> }>('../games/*/guide/Guide.svelte');
const pathOf = (game: string): string => `../games/${game}/guide/Guide.svelte`;
const key = (game: string): string => `guide.${game}`;

/** A guide that is not translated is skipped: examples in English would not fit the table's letters. */
export const hasGuide = (game: string): boolean =>
  pathOf(game) in GUIDES && isGuided(game, settings.language);

/** A device that has not finished a game of this kind and has not seen its tour. */
export const isNew = (game: string): boolean => hasGuide(game) && isFirst(game) && isFirstTime(key(game));
export const noteGuided = (game: string): void => noteOnce(key(game));

export async function guideOf(game: string): Promise<Component<GuideProps> | undefined> {
  const [found] = await Promise.all([GUIDES[pathOf(game)]?.(), loadMessages('guide', game)]);
  return found?.default;
}
