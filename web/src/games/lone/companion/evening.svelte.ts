import { persisted } from '$/beside/persisted.svelte';
import { nothing, type Round } from './compare';

interface Evening {
  /** Whether the last round is being played. */
  rounds: Round[];
  repeats: 'score' | 'zero';
  isOver: boolean;
}
export const fresh = (): Evening => ({ rounds: [nothing()], repeats: 'score', isOver: false });

export const { now: evening, change } = persisted('parlour.beside.lone', fresh());

/** A copy of the current round with these changes. */
export const alter = (what: Partial<Round>): void =>
  change({ rounds: [...evening.rounds.slice(0, -1), { ...(evening.rounds.at(-1) ?? nothing()), ...what }] });
