/** The direction in which words run. Pictures of words follow their letters, not the language of the page. */

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const runOf = (words: string): 'ltr' | 'rtl' => (FROM_RIGHT.test(words) ? 'rtl' : 'ltr');

/** Returns the letters of a word as a picture shows them, from left to right. */
export const fromLeft = (word: string): string[] => (runOf(word) === 'rtl' ? [...word].reverse() : [...word]);

/** Returns whether the page runs from right to left. */
export const isMirrored = (): boolean => document.documentElement.dir === 'rtl';
