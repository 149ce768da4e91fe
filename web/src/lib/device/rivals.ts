/** Who is to be beaten at a table with a shared roll, by its code. Kept on this device. */
export interface Rival {
  name: string;
  points: number;
}

const KEY = 'parlour.rivals';
/** Tables that are remembered; the oldest go first. */
const MOST = 20;

function remembered(): Record<string, Rival> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Rival>;
  } catch {
    return {};
  }
}

export const rivalAt = (code: string): Rival | null => remembered()[code] ?? null;

export function noteRival(code: string, { name, points }: Rival): void {
  try {
    const newest = Object.entries({ ...remembered(), [code]: { name, points } }).slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // without storage the result stands alone
  }
}
