/** Who is to be beaten at a table with a shared roll, by its code. Kept on this device. */
import { store, stored } from '../stored';
export interface Rival {
  name: string;
  points: number;
}

const KEY = 'parlour.rivals';
/** Tables that are remembered; the oldest go first. */
const MOST = 20;

const remembered = (): Record<string, Rival> => stored(KEY, {});

export const rivalAt = (code: string): Rival | null => remembered()[code] ?? null;

export function noteRival(code: string, { name, points }: Rival): void {
  const newest = Object.entries({ ...remembered(), [code]: { name, points } }).slice(-MOST);
  store(KEY, Object.fromEntries(newest));
}
