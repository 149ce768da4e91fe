/** What letters are worth on our dice; a box of one's own may have others. */
import { sayIn } from '$/lib/words/messages.svelte';

export type Values = Record<string, number>;

/** Returns the values of a language's letters: none before its messages are here. Reactive. */
export const valuesIn = (language: string): Values =>
  Object.fromEntries(
    [...sayIn(language, 'rebus-values').matchAll(/(\p{L})(\d+)/gu)].map(([, letter = '', value]) => [
      letter,
      Number(value),
    ]),
  );
