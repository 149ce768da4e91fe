/** The pause between two rounds, which the table's host may end at once (COM-23). */
import { getContext, setContext } from 'svelte';
import type { Answer } from '../net/socket';
import { say } from '../words/messages.svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('onward');

interface Rounds {
  round?: number;
  rounds?: number;
  pace?: string;
}

interface Onward {
  /** Missing if there is nothing to end, or if this is not the host's device. */
  readonly now: (() => Promise<Answer>) | undefined;
  /** The text shown while the table waits for its teacher. Empty otherwise. */
  readonly waits: string;
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
      return waitingInWords(table());
    },
  });
}

/** The text for pupils while the class waits for its teacher. */
export function waitingInWords({ now, mayPause }: Table): string {
  if (mayPause || !now?.waits || now.rest === undefined) return '';
  return say(isLastRound(now.view) ? 'play-teacher-ends' : 'play-teacher-goes-on');
}

/** Whether the game ends after the round shown. In turns, a round has several results. */
export function isLastRound(view: unknown): boolean {
  const { round = 0, rounds = Infinity, pace } = (view ?? {}) as Rounds;
  return round >= rounds && pace !== 'turns';
}

export const onward = (): Onward => getContext<Onward | undefined>(KEY) ?? { now: undefined, waits: '' };
