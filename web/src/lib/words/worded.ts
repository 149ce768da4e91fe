/** Splits a sentence at the words in capitals, which are a game's words: every second part is one. */
export const worded = (text: string): string[] =>
  text.split(/(?<![\p{L}’'])(\p{Lu}[\p{Lu}’']*\p{Lu})(?!\p{L})/u);
