/** What was played on this device. It is kept here and never sent with a request. */
import { MOST, read, write } from './file';
import type { Find } from '$/contract/game';
import type { Played } from './played';

const KEY = 'parlour.record';
/** How many of a game's best words are kept, besides the quickest one. */
const BEST = 3;

/** Why nothing can be added: the storage is full, forbidden or unreadable. */
export type Trouble = 'full' | 'blocked' | 'strange';

/** The stored record. `trouble`: it can't be read, and must not be overwritten. */
export interface Stored {
  games: Played[];
  trouble: Trouble | null;
  /** The stored text. Even if we can't read it, it can be saved as a file. */
  text: string | null;
}

export function recorded(): Stored {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return { games: [], trouble: 'blocked', text };
  }
  try {
    return { games: text === null ? [] : read(text), trouble: null, text };
  } catch {
    return { games: [], trouble: 'strange', text };
  }
}

function keep(games: readonly Played[]): Trouble | null {
  try {
    localStorage.setItem(KEY, write(games));
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Merges both, each game once. If there are too many, the newest are kept. */
function merged(one: readonly Played[], other: readonly Played[]): Played[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))].sort((a, b) => a.at - b.at).slice(-MOST);
}

/** Adds a game that is not there yet. A roll of the day replaces its older version, because its points can change. */
export function add(played: Played): Trouble | null {
  const { games, trouble } = recorded();
  const known = games.find(({ id }) => id === played.id);
  if (trouble || (known && !played.day)) return trouble;
  const latest = { ...played, at: known?.at ?? played.at, finds: best(played.finds) };
  return keep(
    merged(
      games.filter((one) => one !== known),
      [latest],
    ),
  );
}

/** Adds the games of a file and returns how many were new. Throws the problem of an invalid file, and adds none. */
export function take(text: string): { added: number; trouble: Trouble | null } {
  const fresh = read(text);
  const { games, trouble } = recorded();
  const all = merged(games, fresh);
  const added = all.length - games.length;
  return trouble ? { added: 0, trouble } : { added, trouble: added ? keep(all) : null };
}

export function forget(): Trouble | null {
  try {
    localStorage.removeItem(KEY);
    return null;
  } catch {
    return 'blocked';
  }
}

/** The words of a game to remember: its best ones in the game's order, and the fastest one. */
function best(finds: readonly Find[]): Find[] {
  const dear = [...finds].sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, BEST);
  const quick = finds
    .filter(({ ms }) => ms !== undefined)
    .reduce<Find | undefined>((one, two) => (one && (one.ms ?? 0) <= (two.ms ?? 0) ? one : two), undefined);
  return quick && !dear.includes(quick) ? [...dear, quick] : dear;
}
