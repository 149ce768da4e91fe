/**
 * The games that this server offers, as `GET /api/games` lists them. The list of the last visit is shown at once and
 * serves without a connection; a fresh one is asked for with every page, and index.html asks while the script loads.
 */
import type { Game } from './answers';
import { api } from './api';
import { settings } from '../device/settings.svelte';
import { store, stored } from '../stored';

const KEY = 'parlour.games';

/** Lists of older servers have no ways. A fresh list is on its way. */
function lastKnown(): Game[] {
  const games = stored<unknown>(KEY, []);
  return Array.isArray(games) ? (games as Game[]).filter((game) => game.ways) : [];
}

class Catalogue {
  games = $state.raw(lastKnown());
  #asked: Promise<Game[]> | undefined;

  /** The server's current list. Requested once, and again only after a failure. */
  fresh(): Promise<Game[]> {
    this.#asked ??= api.games().then(
      (games) => this.#take(games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  of(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  #take(games: Game[]): Game[] {
    // Unchanged cards are not drawn again.
    if (JSON.stringify(games) !== JSON.stringify(this.games)) this.games = games;
    store(KEY, games);
    return games;
  }
}

export const catalogue = new Catalogue();

/** A game from outside may have one language only; then that one is used. */
export const nameOf = (game: Game): string => game[`name_${settings.language}`] || game.name;

/** The same by its id. `unknown`: the text if this server has no such game. */
export function nameOfGame(id: string, unknown = id): string {
  const game = catalogue.of(id);
  return game ? nameOf(game) : unknown;
}

export const aboutOf = ({ about }: Game): string => about[settings.language] ?? Object.values(about)[0] ?? '';

/** A card has room for one sentence. The first one says what the game is. */
export const inOneSentence = (game: Game): string =>
  /^.*?[.!?…](?=\s|$)/s.exec(aboutOf(game))?.[0] ?? aboutOf(game);
