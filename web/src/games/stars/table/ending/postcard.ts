/** A game as a postcard: two silly sentences, and who cracked which letter. */
import { GROUPS, type Cipher } from '$/games/stars/cipher/cipher';
import type { CardView, TeamView } from '$/games/stars/wire';

/** A card's sentence with its words, in capitals; null while its message is secret. */
export function sentenceOf(card: CardView | null): string | null {
  if (!card?.message) return null;
  const words = card.message;
  return card.sentence
    .split('___')
    .map((part, at) => part + (words[at]?.toLocaleUpperCase() ?? ''))
    .join('');
}

export interface Cracked {
  /** All Scientists, if nobody marked the letter alone. */
  seats: readonly number[];
  letters: string[];
}

/** The letters that were guessed right, by the person who marked them first. */
export function crackedBy({ scientists }: TeamView, cipher: Cipher): Cracked[] {
  const found = GROUPS.flatMap((group) =>
    [...(scientists.letters?.[group] ?? '')]
      .filter((letter) => cipher[group].includes(letter))
      .map((letter) => {
        const mark = scientists.desk?.marks.find(
          (one) => one.letter === letter && one.group === group && one.mark === 'is',
        );
        return { letter, seats: mark ? [mark.seat] : scientists.seats };
      }),
  );
  const by = new Map<string, Cracked>();
  for (const { letter, seats } of found) {
    const key = seats.join();
    by.set(key, { seats, letters: [...(by.get(key)?.letters ?? []), letter] });
  }
  return [...by.values()];
}
