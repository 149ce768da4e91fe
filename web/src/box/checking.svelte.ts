/** The server checks a box while it is edited: shortly after the last key, and again after a lost connection. */
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import { settings } from '$/lib/device/settings.svelte';
import type { BoxView } from '$/lib/wire.gen';
import { Faults } from '$/fields/faults';
import type { Box } from './box';

const PAUSE = 400;
const AGAIN = 5_000;

export class Checking {
  /** The result for the box as it is now; null: not yet known. */
  view = $state.raw<BoxView | null>(null);
  /** Why the server could not be asked. */
  trouble = $state('');
  /** The problems of the last check. They stay marked until the next answer arrives. */
  faults = $state.raw(new Faults());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  look(box: Box, pause = PAUSE): void {
    this.view = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(box), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask(box: Box): Promise<void> {
    const asked = ++this.#asked;
    try {
      const view = await api.boxCheck({ box, game: box.game }, settings.language);
      if (asked !== this.#asked) return; // it was changed meanwhile
      [this.view, this.trouble, this.faults] = [view, '', new Faults(view.problems)];
    } catch (error) {
      if (asked !== this.#asked) return;
      this.trouble = error instanceof Failed ? error.code : 'failed';
      this.look(box, AGAIN);
    }
  }
}
