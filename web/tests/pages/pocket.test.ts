/** The offline dictionary and the server must agree on the same cases, with the shipped files. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { check } from '$/games/rebus/companion/check';
import type { Squares } from '$/games/rebus/companion/score';
import { valuesIn } from '$/games/rebus/companion/values';
import { Answers, type Category } from '$/pocket/answers';
import { sectionsOf } from '$/pocket/container';
import { Dictionary } from '$/pocket/dictionary';

type Language = 'en' | 'uk';
interface Cases {
  words: { language: Language; typed: string; said: [boolean, boolean, string | null, string | null] }[];
  spellings: { language: Language; letters: string; is: boolean }[];
  fits: { language: Language; category: string; answer: string; fit: string }[];
}
const cases = JSON.parse(readFileSync('../tests/lexicon/pocket-cases.json', 'utf8')) as Cases;
const CARDS = '../src/parlour/lexicon/categories/categories.json';
const words = {} as Record<Language, Dictionary>;
const answers = {} as Record<Language, Answers>;

/** Node decompresses here. Browser tests cover the browser's way. */
beforeAll(() => {
  for (const language of ['en', 'uk'] as const) {
    const unpack = (file: string, key: number): Buffer =>
      inflateSync(
        sectionsOf(readFileSync(`../languages/${language}/parlour_${language}/words/${file}`)).get(key) ??
          new Uint8Array(),
      );
    const graph = unpack('pocket', 11);
    const edges = Uint32Array.from({ length: graph.length / 4 }, (_, at) => graph.readUInt32LE(4 * at));
    words[language] = new Dictionary(
      JSON.parse(unpack('pocket', 10).toString()) as Dictionary['header'],
      edges,
    );
    const lists = [1, 2].map((key) => unpack('categories', key).toString());
    const cards = JSON.parse(readFileSync(CARDS, 'utf8')) as Category[];
    const [vocabulary, near] = [unpack('categories', 3).toString(), unpack('categories', 4)];
    const everyday = unpack('pocket', 13).toString();
    answers[language] = new Answers(language, cards, lists, vocabulary, near, everyday);
  }
});

describe('a word', () => {
  test.each(cases.words)('$language $typed', ({ language, typed, said }) => {
    const { valid, singular, reason } = words[language].verdict(typed);
    expect([valid, singular, reason?.code ?? null, reason?.of ?? null]).toEqual(said);
  });
  test.each(cases.spellings)('$language $letters on dice', ({ language, letters, is }) => {
    expect(words[language].isSpelling(letters)).toBe(is);
  });
});

test('a category verdict never contradicts the server, and nearly always agrees', () => {
  const verdicts = cases.fits.map(({ language, category, answer, fit }) => [
    answer,
    fit,
    answers[language].fits(answer, category),
  ]);
  expect(verdicts.filter(([, server, here]) => here !== 'unsure' && here !== server)).toEqual([]);
  expect(verdicts.filter(([, server, here]) => here === server).length).toBeGreaterThan(
    cases.fits.length * 0.97,
  );
});

const squaresOf = (rows: readonly string[]): Squares =>
  Object.fromEntries(
    rows.flatMap((row, at) => [...row].map((sign, col) => [`${at},${col}`, sign === '.' ? '' : sign])),
  );

describe('a crossword', () => {
  test('invalid words are reported, and the best legal part counts (REB-11)', () => {
    const layout = {
      roll: 'stoneldd',
      squares: squaresOf(['stone', '..ld.', '..d..']),
      values: valuesIn('en'),
    };
    const result = check(words.en, layout);
    expect(result.words.find(({ word }) => word === 'ld')?.fault).toBe('abbreviation');
    expect([result.legal, result.total, result.best]).toEqual([false, 9 + 8 - 3, null]);
  });
});
