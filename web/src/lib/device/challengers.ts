/** The score to beat at each table with a shared roll, by code. Kept on this device. */
import { store, stored } from '../stored';
export interface Challenger {
  name: string;
  points: number;
}

const KEY = 'parlour.rivals';
/** Tables that are remembered; the oldest go first. */
const MOST = 20;

const remembered = (): Record<string, Challenger> => stored(KEY, {});

export const challengerAt = (code: string): Challenger | null => remembered()[code] ?? null;

export function noteChallenger(code: string, { name, points }: Challenger): void {
  const newest = Object.entries({ ...remembered(), [code]: { name, points } }).slice(-MOST);
  store(KEY, Object.fromEntries(newest));
}
