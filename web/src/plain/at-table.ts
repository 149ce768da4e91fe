/** Who sits at the table, for the fields that name a player. */
import { getContext, setContext } from 'svelte';
import type { SeatView } from '$/lib/net/wire';

export interface AtTable {
  seats: () => readonly SeatView[];
  you: () => number | null;
}
const KEY = Symbol('who sits at the table');

export const sitAt = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable =>
  getContext<AtTable | undefined>(KEY) ?? { seats: () => [], you: () => null };
