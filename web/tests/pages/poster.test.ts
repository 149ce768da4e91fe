import { describe, expect, test } from 'vitest';
import { posterPicture } from '$/share/poster';
import { givenAway, posterInText, type Poster } from '$/share/text';

const POSTER: Poster = {
  game: 'lone',
  title: 'Tonight’s awards',
  people: [
    { name: 'Bo', seat: 1, crowns: 2, wins: true },
    { name: 'Ada', seat: 0, crowns: 0, wins: false },
  ],
  awards: [
    { title: 'Word of the evening', names: 'Ada', says: 'THEATRE', word: 'theatre' },
    { title: 'Most stolen', names: 'Bo', says: 'stole 3 dice' },
  ],
  games: [
    { id: 'bottle', name: 'Message in a Bottle' },
    { id: 'lone', name: 'Lone Words' },
  ],
};
const colours = Object.fromEntries(
  ['paper', 'ink', 'soft', 'line', 'hue', 'hueInk', 'hueSoft', 'good', 'bad', 'lamp'].map((one) => [
    one,
    '#123456',
  ]),
) as never;

describe('The poster of an evening', () => {
  test('is three lines as text: the games, the crowns, and the awards with their words', () => {
    expect(posterInText(POSTER).split('\n')).toEqual([
      'Parlour · Tonight’s awards: Message in a Bottle, Lone Words',
      '👑2 Bo · Ada',
      'Word of the evening: THEATRE (Ada) · Most stolen: stole 3 dice (Bo)',
    ]);
  });

  test('warns if it shows words', () => {
    expect(givenAway(POSTER)).toEqual(['words']);
    expect(givenAway({ ...POSTER, awards: POSTER.awards.slice(1) })).toEqual(['none']);
  });

  test('shows faces, crowns, words, and pictures in their own proportions', () => {
    const shapes: number[] = [];
    const svg = posterPicture(POSTER, {
      colours,
      face: (seat) => `<i data-face="${seat}"/>`,
      art: (game, _name, width, height) => {
        shapes.push(width / height);
        return `<i data-art="${game}"/>`;
      },
    });
    for (const part of ['data-face="1"', 'data-face="0"', 'data-art="bottle"', 'THEATRE', '>2<'])
      expect(svg).toContain(part);
    expect(shapes.every((shape) => Math.abs(shape - 9 / 5) < 1e-9)).toBe(true);
  });
});
