/** A word of a game in capitals, as sentences about it show it. */
export const loud = (word: string): string => word.toLocaleUpperCase();
