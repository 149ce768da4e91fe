/** Boards of friends that this device belongs to, and the links to them. */
import { store, stored } from '../stored';
import type { BoardMade } from '../wire.gen';
import { adoptKey, deviceKey } from './key';

export interface OwnBoard extends BoardMade {
  /** This person's name on it. */
  name: string;
  /** The key that this device had when it joined, if it has another one now. */
  device?: string;
}

const KEY = 'parlour.boards';
const QUERY = 'with';
/** The limit exists because every visit fetches each board. */
export const MOST = 5;

/** The board in the query of an address, `?with=ABC234-KEY`. */
export function linkIn(search: string): BoardMade | null {
  const [code, key, ...rest] = (new URLSearchParams(search).get(QUERY) ?? '').trim().toUpperCase().split('-');
  return code && key && !rest.length ? { code, key } : null;
}

export const queryOf = ({ code, key }: BoardMade): string => `?${QUERY}=${code}-${key}`;

/** Returns the boards with this one, in its old place if it had one. The oldest makes room. */
export function withBoard(boards: readonly OwnBoard[], board: OwnBoard): OwnBoard[] {
  const isKnown = boards.some(({ code }) => code === board.code);
  const all = isKnown ? boards.map((one) => (one.code === board.code ? board : one)) : [...boards, board];
  return all.slice(-MOST);
}

export const withoutBoard = (boards: readonly OwnBoard[], code: string): OwnBoard[] =>
  boards.filter((one) => one.code !== code);

const isBoard = (one: unknown): one is OwnBoard =>
  ['code', 'key', 'name'].every(
    (field) => typeof (one as Record<string, unknown> | null)?.[field] === 'string',
  );

export function ownBoards(): OwnBoard[] {
  const found = stored<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isBoard) : [];
}

export const storeBoards = (boards: readonly OwnBoard[]): void => store(KEY, boards);

/** Joins a board as the person who has it on another device. Other boards go on knowing this device by its old key. */
export function adoptBoard({ code, key, name, device }: Required<OwnBoard>): void {
  const own = deviceKey();
  const others = ownBoards().filter((one) => one.code !== code);
  adoptKey(device);
  storeBoards(
    withBoard(
      others.map((one) => ({ ...one, device: one.device ?? own })),
      { code, key, name },
    ),
  );
}
