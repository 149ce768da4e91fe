/** The typed words of a printed card. Neither they nor words that contain them may be sent (STA-12, STA-13). */

const SHORTEST = 3;

/** Separated by lines, commas or spaces. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(typed.toLocaleUpperCase().match(/\p{L}[\p{L}'’]*/gu) ?? []),
];

/** Removes the ending of an English plural: KEYS becomes KEY. Players must notice other related forms themselves. */
function bases(word: string): string[] {
  const stems = [word, word.replace(/IES$/, 'Y'), word.replace(/ES$/, ''), word.replace(/S$/, '')];
  return [...new Set(stems)].filter((stem) => stem.length >= SHORTEST);
}

/** The word of the card that forbids this one, if any does. */
export function forbiddenBy(word: string, typed: string): string | undefined {
  const said = word.toLocaleUpperCase();
  return wordsOf(typed).find((own) => own === said || bases(own).some((base) => said.includes(base)));
}
