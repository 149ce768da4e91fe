/** The line that says what is going on and what you can do now. */
import { say } from '$/lib/words/messages.svelte';
import type { View } from '../wire';

/** `owed`: how many rows this seat must give up. `isShared`: on one device, so the line says whose turn it is. */
export function status(
  view: View,
  seat: number | null,
  names: (seat: number) => string,
  owed: number,
  isShared: boolean,
): string {
  const { phase } = view;
  switch (phase.t) {
    case 'rolling':
      return say('lone-now-rolling');
    case 'handing':
      return say('lone-now-handing', { name: names(phase.seat) });
    case 'pencil':
      if (seat === null) return say('lone-now-watch');
      return say(view.finished.includes(seat) ? 'lone-now-finished' : 'lone-now-pencil');
    case 'writing':
      if (phase.seat !== null && phase.seat !== seat)
        return say('lone-now-one-writes', { name: names(phase.seat) });
      if (seat === null) return say('lone-now-watch');
      if (view.finished.includes(seat)) return say('lone-now-finished');
      return writing(view.draft.length, view.words_a_round, phase.copying);
    case 'voting':
      return say('lone-now-voting');
    case 'compared':
      if (owed && isShared && seat !== null)
        return say('lone-now-owed-by', { name: names(seat), count: owed });
      return owed ? say('lone-now-owed', { count: owed }) : say('lone-now-compared');
    case 'over':
      return say('play-over');
  }
}

function writing(count: number, of: number, isCopying: boolean): string {
  if (count >= of) return say('lone-now-written');
  return say(isCopying ? 'lone-now-copy' : 'lone-now-write', { count, of });
}
