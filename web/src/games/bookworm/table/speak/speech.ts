/** Which dice a word can take while it is being typed. The server decides; this only shows it before the tap. */
import type { Die, View } from '$/games/bookworm/wire';

const ARTICLE = /^(?:(?:a|an|the)[\s\-‐‑–—]+)+(?=\p{L})/iu;
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'aceikopxyï'].map((latin, at) => [latin, 'асеікорхуї'.charAt(at)]),
);

/** The letter that counts: articles don't. */
export function firstLetter(text: string, language: 'en' | 'uk'): string {
  const said = text.normalize('NFC').toLocaleLowerCase(language).trim();
  const own = language === 'en' ? said.replace(ARTICLE, '') : said;
  const letter = /\p{L}/u.exec(own)?.[0] ?? '';
  return language === 'uk' ? (LOOKALIKES[letter] ?? letter) : letter;
}

/** Dice for this word: those in the middle first, then those of players; more dots first. */
export function diceFor(view: View, text: string, language: 'en' | 'uk'): Die[] {
  const letter = firstLetter(text, language);
  if (!letter) return [];
  return view.dice
    .filter((die) => die.is_takeable && (die.letters === '*' || die.letters.includes(letter)))
    .sort((a, b) => Number(a.holder !== null) - Number(b.holder !== null) || b.dots - a.dots || a.id - b.id);
}
