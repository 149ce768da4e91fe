/** The browser's mathematics of A Message from the Stars against the server's, by cases that both have to meet. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Belief } from '$/games/stars/belief';
import { bestGuess } from '$/games/stars/guess';
import { ALPHABETS, isValid, placed, score } from '$/games/stars/cipher';
import { deal, drawCipher, type Draw } from '$/games/stars/draw';

interface Case {
  language: 'en' | 'uk';
  draw: Draw;
  scored: [string, number][];
  ciphers: number;
  entropy: number;
  letters: Record<string, [number, number, number]>;
  guess: number;
  bits: Record<string, number>;
}
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf-8'));
const cases = read('../../tests/solvers/stars-cases.json') as Case[];

it('has the letters and colours of the server', () => {
  expect(ALPHABETS).toEqual(read('../../src/parlour/games/stars/components/letters.json'));
});

it('scores the printed examples', () => {
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  expect(['chopper', 'horcruxes', 'borax'].map((word) => score(word, cipher))).toEqual([-8, -16, 0]);
});

describe.each(cases)('$language, $draw: $scored', (shared) => {
  const belief = Belief.after(ALPHABETS[shared.language], shared.draw, shared.scored);

  it('counts the ciphers and weighs them', () => {
    expect(belief.ciphers).toBe(shared.ciphers);
    expect(belief.entropy).toBeCloseTo(shared.entropy, 6);
  });

  it('gives every letter its chances', () => {
    const letters = belief.letters();
    for (const [letter, chances] of Object.entries(shared.letters)) {
      chances.forEach((chance, group) => expect(letters[letter]?.[group]).toBeCloseTo(chance, 7));
    }
    expect(bestGuess(letters).right).toBeCloseTo(shared.guess, 6);
  });

  it('knows how much a word would tell', () => {
    for (const [word, bits] of Object.entries(shared.bits)) expect(belief.bits(word)).toBeCloseTo(bits, 6);
  });
});

describe('a cipher', () => {
  it('is drawn as printed, letter by letter', () => {
    expect(deal(ALPHABETS.en, [...'EJXBACDORSTFGH'])).toEqual({
      trust: 'BEJ',
      amplify: 'AC',
      suspicion: 'D',
    });
  });

  it.each(['cards', 'uniform'] as const)('is always valid (%s)', (draw) => {
    for (const alphabet of Object.values(ALPHABETS)) {
      for (let n = 0; n < 50; n += 1) expect(isValid(alphabet, drawCipher(alphabet, draw))).toBe(true);
    }
  });

  it('is set by placing letters: one moves between groups, a full group lets the oldest go', () => {
    const cipher = { trust: 'ABC', amplify: 'E', suspicion: 'O' };
    expect(placed(cipher, 'trust', 'B').trust).toBe('AC');
    expect(placed(cipher, 'trust', 'D').trust).toBe('BCD');
    expect(placed(cipher, 'amplify', 'A')).toEqual({ trust: 'BC', amplify: 'EA', suspicion: 'O' });
  });
});
