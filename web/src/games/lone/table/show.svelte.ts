/** The comparison opens row by row. Nothing else shows the outcome until this device has shown it to the end. */
import { still } from '$/lib/state/still.svelte';
import type { Event, Outcome, View } from '../wire';

/** The word that opens now, and the silence before it in milliseconds. */
export interface Spoken {
  seat: number;
  entry: Outcome;
  breath: number;
}

class Show {
  #seen = $state(0);

  /** Whether this round's comparison has been shown to its end. */
  hasSeen(round: number): boolean {
    return still.on || this.#seen === round;
  }

  end(round: number): void {
    this.#seen = round;
  }

  /** New dice, also in a rematch: the next comparison has not been seen. */
  begin(): void {
    this.#seen = 0;
  }

  isRunning({ phase, round }: View): boolean {
    return phase.t === 'compared' && !this.hasSeen(round);
  }

  /** Everybody's points, without this round's while its comparison is being shown. */
  scores(view: View): readonly number[] {
    const { phase } = view;
    if (phase.t !== 'compared' || !this.isRunning(view)) return view.scores;
    return view.scores.map(
      (score, at) => score - (phase.lines[at] ?? []).reduce((sum, one) => sum + one.points, 0),
    );
  }

  /** Whether reporting this event would reveal a row that is still closed. */
  veils(view: View, event: Event): boolean {
    return event.t === 'unveiled' && event.round === view.round && this.isRunning(view);
  }
}
export const show = new Show();
