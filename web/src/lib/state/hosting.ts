/** The props of a lobby's parts: the table, its game, and a function for decisions of the host. */
import type { Game } from '$/lib/net/answers';
import type { HostDo } from '$/lib/net/wire';
import type { Table } from './table.svelte';

export interface Hosting {
  table: Table;
  game: Game;
  decide: (what: HostDo, seat?: number) => Promise<void>;
}
