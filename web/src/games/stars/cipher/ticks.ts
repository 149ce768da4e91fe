/** How a score builds up on all screens: by letters for players who know the cipher, by numbers for all others. */
import { onCards, type Cipher } from './cipher';

export interface Tick {
  /** The letter that counts now, by its place in the word; null where that is secret. */
  letter: number | null;
  /** The score so far, without its sign: that comes last. */
  size: number;
}
const MOST = 12;

export function ticksOf(word: string, points: number, cipher: Cipher | null): Tick[] {
  return cipher ? byLetter(word, cipher) : byNumber(Math.abs(points));
}

/** First +1 for each trust letter, then ×2 for each amplify letter, both from left to right (STA-10). */
function byLetter(word: string, cipher: Cipher): Tick[] {
  const spelled = [...onCards(word)];
  const places = (group: string): number[] =>
    spelled.flatMap((letter, at) => (group.includes(letter) ? [at] : []));
  const trusted = places(cipher.trust);
  const added = trusted.map((letter, at) => ({ letter, size: at + 1 }));
  const doubled = places(cipher.amplify).map((letter, at) => ({
    letter,
    size: trusted.length * 2 ** (at + 1),
  }));
  return [...added, ...doubled];
}

function byNumber(size: number): Tick[] {
  const steps = Math.min(MOST, size);
  return Array.from({ length: steps }, (_, at) => ({
    letter: null,
    size: Math.round((size * (at + 1)) / steps),
  }));
}
