/** Whether this big screen has sound: by its table, or by its own keys until the host has accepted it. */
import { maySound, quiet, soundAs } from '$/lib/device/sound';
import type { Table } from '$/lib/state/table.svelte';
import { silence } from './announcer';

class StageSound {
  on = $state(false);
  announcer = $state(true);
  readonly speaks = $derived(this.on && this.announcer);
  /** Browsers allow sound once somebody has touched the page. */
  isAwake = $state(maySound());

  /** Follows the table for as long as the caller's component lives. */
  follow(table: () => Table): void {
    const on = $derived(table().now?.sound ?? false);
    const announcer = $derived(table().now?.announcer ?? true);
    $effect(() => this.#set(on, announcer));
    $effect(() => () => soundAs(undefined));
  }

  /** A key was pressed here. If this screen is accepted, the table reports it to the host's phone. */
  press(table: Table, to: { on?: boolean; announcer?: boolean }): void {
    this.#set(to.on ?? (this.on || to.announcer === true), to.announcer ?? this.announcer);
    void table.do({ t: 'sound', ...to });
  }

  #set(on: boolean, announcer: boolean): void {
    [this.on, this.announcer] = [on, announcer];
    soundAs(on);
    if (!on) quiet();
    if (!on || !announcer) silence();
  }
}

export const stageSound = new StageSound();
