/** Whether a word contains the letters on the dice. No dictionary is needed. */
const signsOf = (text: string): string[] =>
  [...text.toLocaleLowerCase()].filter((sign) => /\p{L}/u.test(sign));

/** Letters that the word lacks; a letter on two dice must be in it twice (BOT-07). */
export function missing(word: string, letters: string): string[] {
  const left = signsOf(word);
  return signsOf(letters).filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
export const listed = (letters: string): string => signsOf(letters).join(', ').toLocaleUpperCase();
