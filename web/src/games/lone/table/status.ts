/** The line that says what is going on and what you can do now. */
import { t } from '$/lib/words/i18n.svelte';
import { say } from '../texts';
import type { View } from '../wire';

/** `owed`: so many rows this seat has to give up now. */
export function status(
  view: View,
  seat: number | null,
  names: (seat: number) => string,
  owed: number,
): string {
  const { phase } = view;
  switch (phase.t) {
    case 'rolling':
      return say.rolling;
    case 'handing':
      return say.handing(names(phase.seat));
    case 'pencil':
      if (seat === null) return say.watch;
      return view.finished.includes(seat) ? say.finished : say.pencil;
    case 'writing':
      if (phase.seat !== null && phase.seat !== seat) return say.oneWrites(names(phase.seat));
      if (seat === null) return say.watch;
      if (view.finished.includes(seat)) return say.finished;
      return view.draft.length >= view.words_a_round
        ? say.writtenAll
        : (phase.copying ? say.copy : say.write)(view.draft.length, view.words_a_round);
    case 'voting':
      return say.vote;
    case 'compared':
      return owed ? say.giveUp(owed) : say.compare;
    case 'over':
      return t().over;
  }
}
