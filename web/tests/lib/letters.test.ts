/** Variants of a letter are folded for dice, squares and cards, but shown in words (COM-05). */
import { expect, test } from 'vitest';
import { missing } from '$/beside/letters';
import { litBy as litByDice } from '$/games/bottle/table/lit';
import { litBy, tapped, useOf } from '$/games/lone/table/spelling';
import { isInAlphabet, score } from '$/games/stars/cipher/cipher';
import { ticksOf } from '$/games/stars/cipher/ticks';
import { know } from '$/lib/languages';
import { folded, lettersOf, signsOf } from '$/lib/words/letters';
import { meaning } from '$/lib/words/meaning.svelte';
import { add } from '$/lib/words/messages.svelte';
import { Dictionary } from '$/pocket/dictionary';

const pack = (code: string, forms: [string, string]) => ({ code, name: code, messages: '', forms });
know([pack('es', ['áéíóúü', 'aeiouu']), pack('he', ['ךםןףץ', 'כמנפצ']), pack('el', ['ςόά', 'σοα'])]);
meaning.language = 'es';
add('es', 'stars-letters = ABCINOÑ');

test('a word keeps its accents and is compared by its letters', () => {
  expect(folded('CANCIÓN')).toBe('cancion');
  expect(folded('cancio\u0301n')).toBe('cancion');
  expect(signsOf('Canción').join('')).toBe('canción');
  expect(lettersOf('niño').join('')).toBe('niño');
  expect(lettersOf('מלך', 'he').join('')).toBe('מלכ');
  expect(lettersOf('ΛΌΓΟΣ', 'el').join('')).toBe('λογοσ');
  expect(lettersOf('Canción', 'fr').join('')).toBe('canción');
});

test('typing uses the dice of the plain letters', () => {
  expect(useOf('ñandú', ['n', 'u', 'd', 'ñ', 'a']).used).toEqual([true, true, true, true, true]);
  expect(litBy('acción', ['o', 'c', 'c'])).toEqual(['yellow', 'ivory', 'ivory', 'yellow', 'ivory', 'yellow']);
  expect(tapped('canción', 'o', true)).toBe('cancin');
  expect(litByDice('canción', [{ letter: 'o', colour: 'ivory' }], null)[5]).toBe('ivory');
  expect(missing('canción', 'oai', 'es')).toEqual([]);
});

test('the stars score the plain letters of the cards', () => {
  const cipher = { trust: 'ONC', amplify: 'IA', suspicion: 'B' };
  expect(score('canción', cipher)).toBe(5 * 4);
  expect(ticksOf('canción', 20, cipher)).toHaveLength(7);
  expect(isInAlphabet('CANCIÓN', 'es')).toBe(true);
  expect(isInAlphabet('SOL', 'es')).toBe(false);
});

/** The graph of esta, está and sol: a letter of the spelling per edge, then the two signs of its class. */
function dictionary(words: string[]): Dictionary {
  const letters = 'aelost';
  const signs = `${letters}'á`;
  const first = signs.length + 1;
  const rows: number[][] = [];
  const build = (rest: number[][]): number => {
    if (!rest.length) return 0;
    const codes = [...new Set(rest.map(([code = 0]) => code))].sort((a, b) => a - b);
    const edges = codes.map((code) => {
      const below = rest.filter(([one]) => one === code).map((one) => one.slice(1));
      return [code, build(below.filter((one) => one.length))] as const;
    });
    const at = 1 + rows.flat().length;
    rows.push(edges.map(([code, target], n) => code | (n === edges.length - 1 ? 0x80 : 0) | (target << 8)));
    return at;
  };
  const root = build(
    words.map((word) => [...[...word].map((sign) => signs.indexOf(sign) + 1), first, first]),
  );
  const header = { language: 'es', hash: '', letters, forms: ['á', 'a'], lookalikes: [], apostrophe: false };
  return new Dictionary({ ...header, classes: [[3, '', 0, '']] }, Uint32Array.from([root, ...rows.flat()]));
}

test('the offline dictionary finds words with and without accents', () => {
  const words = dictionary(['está', 'sol']);
  expect(words.verdict('ESTÁ')).toMatchObject({ word: 'está', valid: true });
  expect(words.verdict('esta')).toMatchObject({ word: 'está', valid: true });
  expect(words.verdict('sol')).toMatchObject({ word: 'sol', valid: true });
  expect(words.verdict('sal')).toMatchObject({ valid: false, reason: { code: 'unknown' } });
  expect([words.isSpelling('esta'), words.isSpelling('está'), words.isSpelling('est')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(dictionary(['esta', 'está']).verdict('esta').word).toBe('esta');
});
