/** The values of letters on our dice. Custom boxes may have others. */
import { sayIn } from '$/lib/words/messages.svelte';

export type Values = Record<string, number>;

/** Returns the values of a language's letters, or none before its messages are loaded. Reactive. */
export const valuesIn = (language: string): Values =>
  Object.fromEntries(
    [...sayIn(language, 'rebus-values').matchAll(/(\p{L})(\d+)/gu)].map(([, letter = '', value]) => [
      letter,
      Number(value),
    ]),
  );
