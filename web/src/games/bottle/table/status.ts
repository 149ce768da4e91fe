/** The line that says what is going on and what you can do now. */
import { loud } from '$/lib/words/loud';
import { t } from '$/lib/words/i18n.svelte';
import { say } from '../texts';
import type { View } from '../wire';

export function status(view: View, names: (seat: number) => string, offered = false): string {
  const { phase, you } = view;
  const all = (seats: number[]): string => t().and(seats.map(names));
  const isOut = you !== null && view.out.includes(you);
  switch (phase.t) {
    case 'shaking':
      return say.shaking;
    case 'open':
      if (isOut) return say.out;
      if (phase.taken !== null) return phase.taken === you ? say.takenYou : say.taken(names(phase.taken));
      if (offered) return say.offer;
      if (you !== null && view.passed.includes(you)) return say.passedWait;
      return say.effectSays[view.effect ?? 'base'];
    case 'claimed':
      return phase.word ? say.pendingYou(loud(phase.word)) : say.pending(all(phase.seats));
    case 'denied':
      return phase.caller === you ? say.deniedYou : say.denied(names(phase.caller));
    case 'to-beat': {
      const words = phase.words.map(loud).join(', ');
      return you !== null && phase.seats.includes(you)
        ? say.toBeatYou(words)
        : say.toBeat(words, phase.length);
    }
    case 'covering':
      return phase.seat === you ? say.coveringYou : say.covering(names(phase.seat));
    case 'speaking':
      if (phase.seat !== you) return say.speaking(names(phase.seat));
      return phase.to_beat === null ? say.speakingYou : say.speakingShorter(phase.to_beat);
    case 'voting':
      return you !== null && phase.speakers.includes(you)
        ? say.votingYou(loud(phase.word))
        : say.voting(loud(phase.word));
    case 'settled':
      if (!phase.winners.length) return say.nobody;
      if (phase.by_ear) return say.winsAloud(all(phase.winners));
      return phase.words.length
        ? say.winsWith(all(phase.winners), [...new Set(phase.words)].map(loud).join(', '))
        : say.winsNoWord(all(phase.winners));
    case 'over':
      return t().over;
  }
}
