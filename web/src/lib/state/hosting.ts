/** What the parts of a lobby get: the table, its game, and the way to decide something as its host. */
import type { Game } from '$/lib/net/answers';
import type { HostDo } from '$/lib/net/wire';
import type { Table } from './table.svelte';

export interface Hosting {
  table: Table;
  game: Game;
  decide: (what: HostDo, seat?: number) => Promise<void>;
}
