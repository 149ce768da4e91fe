/** In sentences of the house the words of a game stand in capitals: of what comes back every second part is one. */
export const worded = (text: string): string[] =>
  text.split(/(?<![\p{L}’'])(\p{Lu}[\p{Lu}’']*\p{Lu})(?!\p{L})/u);
