import { describe, expect, test } from 'vitest';
import { forbiddenBy, wordsOf } from '$/games/stars/companion/own-card';
import { working } from '$/games/stars/companion/working';

const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };

describe('the working of a score', () => {
  test.each([
    ['chopper', '4 × 2, O → −8'],
    ['horcruxes', '2 × 2 × 2 × 2, O → −16'],
    ['borax', '0 → 0'],
    ['hep', '3 → +3'],
    ['herb', '2 × 2 → +4'],
  ])('%s', (word, text) => expect(working(word, cipher)).toBe(text));
});

describe('a player’s own card', () => {
  test('can be typed in any form', () =>
    expect(wordsOf('sun, moon\nkeys  sun')).toEqual(['SUN', 'MOON', 'KEYS']));
  test.each([
    ['sun', 'SUN'],
    ['sunset', 'SUN'],
    ['keyboard', 'KEYS'],
    ['beehive', 'BEES'],
    ['ferryboat', 'FERRIES'],
    ['monday', undefined],
  ])('%s', (word, own) => expect(forbiddenBy(word, 'sun moon keys bees ferries')).toBe(own));
});
