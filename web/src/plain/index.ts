/** The plain table: any game in its own words, and forms for its moves. For games without a client of their own. */
import type { GameModule } from '$/contract/game';
import Screen from './Screen.svelte';

export default {
  Screen,
  // The server sends sentences about events to connections that asked for words.
  tell: () => null,
  // Seats may have secrets.
  oneDevice: { secret: true },
} as GameModule;
