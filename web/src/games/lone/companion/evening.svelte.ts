import { persisted } from '$/beside/persisted.svelte';
import { nothing, type Round } from './compare';

interface Evening {
  /** The last one is being played. */
  rounds: Round[];
  repeats: 'score' | 'zero';
  isOver: boolean;
}
export const fresh = (): Evening => ({ rounds: [nothing()], repeats: 'score', isOver: false });

export const { now: evening, change } = persisted('parlour.beside.lone', fresh());

/** The round that is typed in now, with something else in it. */
export const alter = (what: Partial<Round>): void =>
  change({ rounds: [...evening.rounds.slice(0, -1), { ...(evening.rounds.at(-1) ?? nothing()), ...what }] });
