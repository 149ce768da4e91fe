/** The people at the table, for fields that name a player. */
import { getContext, setContext } from 'svelte';
import type { SeatView } from '$/lib/net/wire';

export interface AtTable {
  seats: () => readonly SeatView[];
  you: () => number | null;
}

/** Who can be named: everyone who has not left, or only the others. */
export const players = (table: AtTable, others: boolean): { seat: SeatView; at: number }[] =>
  table.seats().flatMap((seat, at) => (seat.left || (others && at === table.you()) ? [] : [{ seat, at }]));

const KEY = Symbol('who sits at the table');

/** The same, for a component that is mounted separately. */
export const sitting = (table: AtTable): Map<unknown, unknown> => new Map([[KEY, table]]);
export const sitAt = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable =>
  getContext<AtTable | undefined>(KEY) ?? { seats: () => [], you: () => null };
