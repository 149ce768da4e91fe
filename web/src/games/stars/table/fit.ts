/** The width of a word in the bold serif, in ems, so that it can be as large as one line allows. */
const NARROW = new Set("iljftrіїґ'’ʼ");
const WIDE = new Set('mwшщжюфмß');

const widthOf = (letter: string): number => (NARROW.has(letter) ? 0.5 : WIDE.has(letter) ? 1.02 : 0.7);

export function ems(word: string): number {
  const [first = '', ...rest] = word.toLocaleLowerCase();
  // Words of a card begin with a capital.
  return [...rest].reduce((sum, letter) => sum + widthOf(letter), widthOf(first) * 1.25);
}
