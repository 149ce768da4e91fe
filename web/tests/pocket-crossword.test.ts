/** A good crossword without the house: how near it comes to the proven best, by layouts tried and not by the clock. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { read } from '$/games/rebus/companion/score';
import { search } from '$/games/rebus/companion/search';
import { VALUES } from '$/games/rebus/companion/values';
import { sectionsOf } from '$/pocket/container';
import { Dictionary } from '$/pocket/dictionary';

/** Far fewer than a phone tries in its four seconds. */
const TRIES = 150;
const ROLLS = readFileSync('../bench/data/rebus.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, faces]) => faces === 'printed');

function dictionary(language: string): Dictionary {
  const sections = sectionsOf(readFileSync(`../src/parlour/lexicon/data/${language}.pocket`));
  const [told, graph] = [10, 11].map((key) => inflateSync(sections.get(key) ?? new Uint8Array()));
  const edges = Uint32Array.from(
    { length: (graph?.length ?? 0) / 4 },
    (_, at) => graph?.readUInt32LE(4 * at) ?? 0,
  );
  return new Dictionary(JSON.parse(String(told)) as Dictionary['told'], edges);
}

test.each(['en', 'uk'] as const)(
  'three rolls in %s come to nine tenths of the best on average',
  (language) => {
    const words = dictionary(language);
    const parts = ROLLS.filter(([spoken]) => spoken === language)
      .slice(0, 3)
      .map(([, , , roll = '', best]) => {
        let tries = 0;
        const found = search(words, roll, VALUES[language], () => (tries += 1) > TRIES);
        const reading = read(roll, found?.squares ?? {}, VALUES[language]);
        expect([reading.foreign, reading.apart, reading.total]).toEqual([[], [], found?.score]);
        expect(reading.runs.filter(({ word, isTwice }) => isTwice || !words.isSpelling(word))).toEqual([]);
        return reading.total / Number(best);
      });
    expect(Math.min(...parts)).toBeGreaterThan(0.8);
    expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.9);
  },
);
