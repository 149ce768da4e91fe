/** Finished games of this device, with the addresses of their replays, the latest first. Kept here, and never sent. */
import { store, stored } from '../stored';

export interface MyGame {
  /** Of the table and its game. */
  id: string;
  game: string;
  /** When it ended, by the server's clock. */
  at: number;
  /** The name of its replay, which the server keeps for a while. */
  replay: string;
  /** The other people who played. */
  people: string[];
}

const KEY = 'parlour.my-games';
const MOST = 100;

export const myGames = (): MyGame[] => stored<MyGame[]>(KEY, []);

export function noteMyGame(game: MyGame): void {
  const others = myGames().filter(({ id }) => id !== game.id);
  store(KEY, [game, ...others].slice(0, MOST));
}

export const tableOf = ({ id }: MyGame): string => id.split(' ')[0] ?? '';
