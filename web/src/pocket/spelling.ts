/** Typed text as a word (COM-05), as in src/parlour/lexicon/alphabet.py; tests/lexicon/pocket-cases.json binds both. */
export interface Alphabet {
  letters: string;
  apostrophe: boolean;
  /** Characters that look like letters of the language, and those letters. */
  lookalikes: string[];
  /** Variants of letters, and the letters on dice that stand for them. */
  forms?: string[];
}
export class Unreadable extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
const LONGEST = 64;
const APOSTROPHES = /[ʼ’‘`´ʹ′＇ʻ‛]/gu;

export function read(text: string, alphabet: Alphabet): string {
  const typed = [...text]
    .slice(0, 4 * LONGEST)
    .join('')
    .trim()
    .normalize('NFC');
  let word = folded(typed, alphabet).toLowerCase().replaceAll('ß', 'ss');
  if (!word) throw new Unreadable('empty');
  if ([...word].length > LONGEST) throw new Unreadable('too-long');
  if (alphabet.apostrophe) word = word.replace(APOSTROPHES, "'");
  const letters = alphabet.letters + (alphabet.forms?.[0] ?? '');
  const own = [...word].filter((sign) => letters.includes(sign));
  for (const sign of word) {
    const isKnown = letters.includes(sign) || (alphabet.apostrophe && sign === "'");
    if (!isKnown) throw new Unreadable(complaint(sign, own.length > 0, alphabet));
  }
  if (word.split("'").includes('')) throw new Unreadable('apostrophe');
  return word;
}

/** Look-alikes become the language's letters if all other letters belong to it. */
function folded(text: string, { letters, forms = [], lookalikes: [from = '', to = ''] }: Alphabet): string {
  const signs = [...text];
  const isOwn = (sign: string): boolean => `${letters}${forms[0] ?? ''}`.includes(sign.toLowerCase());
  const strange = signs.filter((sign) => /\p{L}/u.test(sign) && !isOwn(sign));
  if (!signs.some(isOwn) || !strange.every((sign) => from.includes(sign))) return text;
  return signs.map((sign) => (from.includes(sign) ? (to[from.indexOf(sign)] ?? sign) : sign)).join('');
}

function complaint(sign: string, hasOwn: boolean, { letters }: Alphabet): string {
  if (/\p{M}/u.test(sign) || [...sign.normalize('NFD')].length > 1) return 'accent';
  if (/\p{L}/u.test(sign)) {
    const ours = /\p{Script=Latin}/u.test(letters) ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
    return !hasOwn ? 'other-script' : ours.test(sign) ? 'foreign-letter' : 'mixed-scripts';
  }
  return /\p{N}/u.test(sign)
    ? 'digit'
    : /\p{Z}/u.test(sign)
      ? 'space'
      : /\p{Pd}/u.test(sign)
        ? 'hyphen'
        : 'sign';
}
