/**
 * Ukrainian words derived from others: diminutives (столик), young animals (тигреня), women (лікарка), as in
 * src/parlour/lexicon/categories/smaller.py. Some of the possible base words are no words.
 */
const SMALLER =
  'ик чик ок чок ечок очок ичок ко онько енько ечко очко ячко це ице ка ичка ечка очка инка инонька онька енька уся ця ятко'.split(
    ' ',
  );
const YOUNGER = ['еня', 'ня', 'ятко', 'енятко', 'єня'];
const WOMEN: readonly (readonly [suffix: string, instead: string])[] = [
  ['ка', ''],
  ['иня', ''],
  ['киня', 'ець'],
  ['чиня', 'ець'],
  ['ниця', 'ник'],
  ['иця', 'ець'],
  ['иця', 'ь'],
  ['иця', ''],
  ['еса', ''],
  ['иса', 'ор'],
  ['иха', ''],
  ['ичка', 'ик'],
  ['ка', 'ець'],
  ['чка', 'ець'],
];
const ENDINGS = ['', 'а', 'о', 'ь', 'я', 'е', 'й', 'ка', 'ко', 'ок', 'ця', 'це', 'иця', 'ець', 'ик'];
const SHORTEST = 2;
/** Changes before a suffix: рук-, ручка; ног-, ніжка; вух-, вушко. */
const SOFTER: Record<string, string> = { ч: 'кц', ж: 'гз', ш: 'хс', ц: 'к' };
/** Столик is a small стіл, ніжка a small нога. */
const VOWELS: Record<string, string> = { о: 'оі', е: 'еі', і: 'іое' };

export function madeOf(word: string): string[] {
  const stemOf = (suffix: string, least: number): string | null =>
    word.endsWith(suffix) && word.length - suffix.length >= least ? word.slice(0, -suffix.length) : null;
  const women = WOMEN.flatMap(([suffix, instead]) => {
    const stem = stemOf(suffix, SHORTEST + 1);
    return stem === null ? [] : [stem + instead];
  });
  const others = [...SMALLER, ...YOUNGER].flatMap((suffix) => {
    const stem = stemOf(suffix, SHORTEST);
    return stem === null ? [] : stems(stem).flatMap((one) => ENDINGS.map((ending) => one + ending));
  });
  return [...women, ...others];
}

function stems(stem: string): string[] {
  const [last, vowel] = [stem.at(-1) ?? '', stem.at(-2) ?? ''];
  return [last, ...(SOFTER[last] ?? '')].flatMap((consonant) =>
    [...(VOWELS[vowel] ?? vowel)].map((one) => stem.slice(0, -2) + one + consonant),
  );
}
