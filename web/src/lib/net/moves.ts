import type { MovesView } from '../wire.gen';
import { api } from './api';
import type { Language } from '../device/settings.svelte';

const asked = new Map<string, Promise<MovesView>>();

/** The moves of a game and its refusals in words. Asked once; asked again only after a failure. */
export function movesOf(game: string, language: Language): Promise<MovesView> {
  const key = `${game} ${language}`;
  const known = asked.get(key) ?? api.moves(game, language);
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}
