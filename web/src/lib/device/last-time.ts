/**
 * How a game was last played here with nobody from elsewhere: the next one begins at once in the same way. Kept on this
 * device, by game.
 */
export interface LastTime {
  /** Settings that somebody chose, without those that a new table proposes. */
  settings: Record<string, unknown>;
  bots: number;
  people: string[];
  /** The role that the person chose among bots. */
  part?: string[] | null;
}

const key = (game: string, way: string): string => `parlour.last.${way}.${game}`;

export function lastTime(game: string, way: string): LastTime | null {
  try {
    return JSON.parse(localStorage.getItem(key(game, way)) ?? 'null') as LastTime | null;
  } catch {
    return null;
  }
}

export function noteLastTime(game: string, way: string, last: LastTime): void {
  try {
    localStorage.setItem(key(game, way), JSON.stringify(last));
  } catch {
    // without storage every game begins as proposed
  }
}
