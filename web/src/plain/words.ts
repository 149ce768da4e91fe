import { say } from '$/lib/words/messages.svelte';
import { inWords } from '$/lib/net/schema';

/** A value of a game as a button shows it. */
export const called = (value: unknown): string =>
  typeof value === 'boolean' ? say(value ? 'plain-yes' : 'plain-no') : inWords(String(value));
