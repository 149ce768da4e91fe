/** The pause between two rounds, which the table's host may end at once (COM-23). */
import { getContext, setContext } from 'svelte';
import type { Answer } from '../net/socket';
import type { Table } from './table.svelte';

const KEY = Symbol('onward');

interface Onward {
  /** Missing: there is nothing to end, or this is not the host's device. */
  readonly now: (() => Promise<Answer>) | undefined;
  /** The table waits for its teacher, who alone goes on. */
  readonly waits: boolean;
}

export function offerOnward(table: () => Table): void {
  const rests = $derived.by(() => {
    const { now, mayPause } = table();
    return mayPause && now?.status === 'playing' && !now.paused && now.rest !== undefined;
  });
  setContext<Onward>(KEY, {
    get now() {
      return rests ? () => table().do({ t: 'onward' }) : undefined;
    },
    get waits() {
      const { now, mayPause } = table();
      return !mayPause && now?.rest !== undefined && (now.waits ?? false);
    },
  });
}

export const onward = (): Onward => getContext<Onward | undefined>(KEY) ?? { now: undefined, waits: false };
