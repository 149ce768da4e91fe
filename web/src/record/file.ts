/** A record as text: in the browser's storage, and as a file to keep. */
import type { Find } from '$/contract/game';
import { KINDS, type OfDay, type Played } from './played';

const VERSION = 1;
/** The most games that are kept: ten a day for years, and less than a browser's storage. */
export const MOST = 10_000;
/** The longest possible record. Larger files are not even opened. */
export const LARGEST = 5 * 1024 * 1024;
const OURS = '{"parlour":"record"';

/** The possible problems of a file: not ours, cut short, from a newer Parlour, far too long. */
export type Wrong = 'none' | 'cut' | 'newer' | 'huge';

export class Unreadable extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong);
  }
}

export const write = (games: readonly Played[]): string =>
  JSON.stringify({ parlour: 'record', version: VERSION, games });

/** Throws `Unreadable`. */
export function read(text: string): Played[] {
  if (text.length > LARGEST) throw new Unreadable('huge');
  let found: { parlour?: unknown; version?: unknown; games?: unknown } | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    throw new Unreadable(text.trimStart().startsWith(OURS) ? 'cut' : 'none');
  }
  if (found?.parlour !== 'record' || typeof found.version !== 'number') throw new Unreadable('none');
  if (found.version > VERSION) throw new Unreadable('newer');
  if (!Array.isArray(found.games) || !found.games.every(isPlayed)) throw new Unreadable('none');
  return found.games.slice(-MOST);
}

function isPlayed(one: unknown): one is Played {
  const { id, game, language, at, points, won, finds, kind, day } = (one ?? {}) as Partial<Played>;
  return (
    isShort(id) &&
    isShort(game) &&
    isShort(language) &&
    Number.isFinite(at) &&
    Number.isFinite(points) &&
    (won === null || typeof won === 'boolean') &&
    Array.isArray(finds) &&
    finds.every(isFind) &&
    (kind === undefined || KINDS.includes(kind)) &&
    (day === undefined || isOfDay(day))
  );
}

function isOfDay(one: unknown): one is OfDay {
  const { day, share, counts, open } = (one ?? {}) as Partial<OfDay>;
  return (
    /^\d{4}-\d\d-\d\d$/.test(day ?? '') &&
    (share === null || Number.isFinite(share)) &&
    typeof counts === 'boolean' &&
    typeof open === 'boolean'
  );
}

const isShort = (text: unknown): boolean => typeof text === 'string' && text.length <= 100;
const isNumber = (n: unknown): boolean => n === undefined || Number.isFinite(n);

function isFind(one: unknown): one is Find {
  const { word, points, ms } = (one ?? {}) as Partial<Find>;
  return isShort(word) && isNumber(points) && isNumber(ms);
}
