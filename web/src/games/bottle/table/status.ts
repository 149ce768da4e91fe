/** The line that says what is going on and what you can do now. */
import { listed, loud, say } from '$/lib/words/messages.svelte';
import type { View } from '../wire';

type Names = (seat: number) => string;

export function status(view: View, names: Names): string {
  const { phase, you } = view;
  const isYou = (seat: number): boolean => seat === you;
  switch (phase.t) {
    case 'shaking':
      return say('bottle-now-shaking');
    case 'open':
      return racing(view, phase.taken, names);
    case 'claimed':
      return phase.word
        ? say('bottle-now-claimed-you', { word: loud(phase.word) })
        : say('bottle-now-claimed', { names: listed(phase.seats.map(names)) });
    case 'denied':
      return isYou(phase.caller)
        ? say('bottle-now-denied-you')
        : say('bottle-now-denied', { name: names(phase.caller) });
    case 'to-beat': {
      const words = phase.words.map(loud).join(', ');
      return phase.seats.some(isYou)
        ? say('bottle-now-to-beat-you', { words })
        : say('bottle-now-to-beat', { words, length: phase.length });
    }
    case 'covering':
      return isYou(phase.seat)
        ? say('bottle-now-covering-you')
        : say('bottle-now-covering', { name: names(phase.seat) });
    case 'speaking':
      if (!isYou(phase.seat)) return say('bottle-now-speaking', { name: names(phase.seat) });
      return phase.to_beat === null
        ? say('bottle-now-speaking-you')
        : say('bottle-now-speaking-shorter', { length: phase.to_beat });
    case 'voting':
      return say(phase.speakers.some(isYou) ? 'bottle-now-voting-you' : 'bottle-now-voting', {
        word: loud(phase.word),
      });
    case 'settled':
      return settled(phase, names);
    case 'over':
      return say('event-game-ended', {
        names: listed(phase.winners.map(names)),
        count: phase.winners.length,
      });
  }
}

function racing({ you, out, passed, effect }: View, taken: number | null, names: Names): string {
  if (you !== null && out.includes(you)) return say('bottle-now-out');
  if (taken !== null)
    return taken === you ? say('bottle-now-taken-you') : say('bottle-now-taken', { name: names(taken) });
  if (you !== null && passed.includes(you)) return say('bottle-now-passed');
  return say(`bottle-effect-${effect ?? 'base'}.says`);
}

/** The offer to a table that finds nothing, shown below the effect's rule. */
export function offerOf({ you, out, phase, diamonds }: View, offered: boolean): string {
  if (!offered || phase.t !== 'open' || phase.taken !== null || (you !== null && out.includes(you)))
    return '';
  const others = diamonds.filter((_, seat) => seat !== you && !out.includes(seat));
  return say(others.length ? 'bottle-now-offer' : 'bottle-now-offer-alone');
}

function settled(
  { winners, words, by_ear }: { winners: number[]; words: string[]; by_ear: boolean },
  names: Names,
): string {
  const won = listed(winners.map(names));
  if (!winners.length) return say('bottle-now-settled-nobody');
  if (by_ear) return say('bottle-now-settled-by-ear', { names: won });
  if (!words.length) return say('bottle-now-settled-no-word', { names: won });
  const shown = [...new Set(words)].map(loud).join(', ');
  return say('bottle-now-settled', { names: won, count: winners.length, words: shown });
}
