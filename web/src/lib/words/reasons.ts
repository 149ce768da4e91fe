/** Why a word does not count, by the shared messages `reason-CODE`. */
import { loud, sayAny } from './messages.svelte';

/** `of`: the base form, or the word that was meant. Returns null for an unknown code. */
export const reasonOf = (code: string, of?: string | null): string | null =>
  sayAny(`reason-${code}`, { of: of ? loud(of) : 'none' });
