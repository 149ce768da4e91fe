/** Which dice a word can take while it is being typed. The server decides; this only shows it before the tap. */
import { folded } from '$/lib/words/letters';
import { sayIn } from '$/lib/words/messages.svelte';
import type { Die, View } from '$/games/bookworm/wire';

const BREAK = /[\s\-‐‑–—]+/u;

/** The parts of a message that lists something. */
const listedIn = (language: string, id: 'bookworm-articles' | 'bookworm-lookalikes'): string[] =>
  sayIn(language, id).split(' ').filter(Boolean);

/** The letter that counts: articles don't. */
export function firstLetter(text: string, language: string): string {
  const words = text.normalize('NFC').toLocaleLowerCase(language).split(BREAK).filter(Boolean);
  const articles = listedIn(language, 'bookworm-articles');
  while (words.length > 1 && articles.includes(words[0] ?? '')) words.shift();
  const letter = /\p{L}/u.exec(words.join(' '))?.[0] ?? '';
  const ours = listedIn(language, 'bookworm-lookalikes').find((pair) => pair.startsWith(letter));
  return folded((letter && ours?.slice(letter.length)) || letter, language);
}

/** Dice for this word: those in the middle first, then those of players; more dots first. */
export function diceFor(view: View, text: string, language: string): Die[] {
  const letter = firstLetter(text, language);
  if (!letter) return [];
  return view.dice
    .filter((die) => die.is_takeable && (die.letters === '*' || die.letters.includes(letter)))
    .sort((a, b) => Number(a.holder !== null) - Number(b.holder !== null) || b.dots - a.dots || a.id - b.id);
}
