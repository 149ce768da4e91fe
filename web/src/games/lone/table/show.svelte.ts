/** The comparison is laid open row by row. Until this device has shown it to its end, nothing else tells how it came out. */
import { still } from '$/lib/state/still.svelte';
import type { Event, Outcome, View } from '../wire';

/** The word that is laid open now, and how long the silence before it is, in milliseconds. */
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

  /** New dice: what will be compared next has not been seen, at a rematch neither. */
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

  /** Whether telling this event would give away what is still to be laid open. */
  veils(view: View, event: Event): boolean {
    return event.t === 'unveiled' && event.round === view.round && this.isRunning(view);
  }
}
export const show = new Show();
