/** Why six letters can't be the cipher, given what this seat has heard. Shown before they are sent. */
import { isFull, isValid, score, type Alphabet, type Cipher } from './cipher';
import type { Transmission } from '../wire';

export type Impossible = { kind: 'colours' } | { kind: 'score'; word: string; would: number; was: number };

export function whyImpossible(
  alphabet: Alphabet,
  cipher: Cipher,
  heard: readonly Transmission[],
): Impossible | null {
  if (!isFull(cipher)) return null;
  if (!isValid(alphabet, cipher)) return { kind: 'colours' };
  const other = heard.find((one) => score(one.word, cipher) !== one.score);
  return (
    (other && { kind: 'score', word: other.word, would: score(other.word, cipher), was: other.score }) ?? null
  );
}
