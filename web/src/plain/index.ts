/** The plain table: any game in its own words, and forms for its moves. For games that bring no client of their own. */
import type { GameModule } from '$/contract/game';
import Screen from './Screen.svelte';

export default {
  Screen,
  // The server says what happened, in the frames of a line that asked for words.
  tell: () => null,
  // Seats may have secrets.
  oneDevice: { secret: true },
} as GameModule;
