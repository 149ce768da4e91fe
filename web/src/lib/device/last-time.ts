/** How a game was last played here without other devices. The next one begins in the same way. */
import { store, stored } from '../stored';
export interface LastTime {
  /** Settings that somebody chose, without the defaults of a new table. */
  settings: Record<string, unknown>;
  bots: number;
  people: string[];
  /** The role that the person chose among bots. */
  part?: string[] | null;
}

const key = (game: string, way: string): string => `parlour.last.${way}.${game}`;

export const lastTime = (game: string, way: string): LastTime | null => stored(key(game, way), null);

export const noteLastTime = (game: string, way: string, last: LastTime): void => store(key(game, way), last);
