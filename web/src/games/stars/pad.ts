/** What a side rolls and draws for itself: the letter cards of the cipher, and a die for each word of its message. */
import { say } from '$/lib/words/messages.svelte';
import type { PadTexts } from '$/contract/game';
import { GROUPS } from './cipher/cipher';

const WORDS = ['word-1', 'word-2', 'word-3'] as const;

export const pad = (): PadTexts => ({
  marks: Object.fromEntries([
    ...GROUPS.map((group) => [group, say(`stars-group-${group}`)]),
    ...WORDS.map((word) => [word, say(`stars-pad-${word}`)]),
  ]) as Record<string, string>,
});
