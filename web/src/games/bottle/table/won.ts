/** The word that won a round or the game. */
import { TO_WIN } from '../companion/diamonds';
import type { View } from '../wire';

interface WonRound {
  winners: readonly number[];
  words: readonly string[];
  by_ear: boolean;
  /** It was the word for the eighth diamond. A game that ended otherwise, as when players leave, has no winning word. */
  last: boolean;
}

export function wonWith({ phase, diamonds }: Pick<View, 'phase' | 'diamonds'>): WonRound | null {
  if (phase.t === 'settled' && phase.winners.length) return { ...phase, last: false };
  const round = phase.t === 'over' ? phase.rounds.at(-1) : undefined;
  if (!round?.winners.some((seat) => (diamonds[seat] ?? 0) >= TO_WIN)) return null;
  return { ...round, last: round.words.length > 0 };
}
