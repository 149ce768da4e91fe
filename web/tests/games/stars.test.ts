/** The browser's deduction for A Message from the Stars must agree with the server's on the same cases. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Belief } from '$/games/stars/cipher/belief';
import { alphabetOf, byColour, isValid, placed, score } from '$/games/stars/cipher/cipher';
import { whyImpossible } from '$/games/stars/cipher/impossible';
import { ticksOf } from '$/games/stars/cipher/ticks';
import { swapped } from '$/games/stars/swap';
import { pointingOf } from '$/games/stars/fingers/pointing';
import { crackedBy, sentenceOf } from '$/games/stars/table/ending/postcard';
import { lines } from '$/games/stars/table/ending/lines';
import type { TeamView, View } from '$/games/stars/wire';
import { outlookOf } from '$/games/stars/cipher/outlook';
import { stepTo } from '$/games/stars/table/desk/stops';
import { rowMarks, tipsOf, unmarked } from '$/games/stars/cipher/tips';
import { deal, drawCipher, type Draw } from '$/games/stars/cipher/draw';

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
const cases = read('../../../tests/solvers/stars-cases.json') as Case[];

it('has the letters and colours of the server', () => {
  for (const language of ['en', 'uk', 'de'])
    expect(alphabetOf(language)).toEqual(
      read(`../../../languages/${language}/parlour_${language}/games/stars/letters.json`),
    );
});

it('scores the printed examples', () => {
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  expect(['chopper', 'horcruxes', 'borax'].map((word) => score(word, cipher))).toEqual([-8, -16, 0]);
});

describe.each(cases)('$language, $draw: $scored', (shared) => {
  const belief = Belief.after(alphabetOf(shared.language), shared.draw, shared.scored);

  it('counts the ciphers and weighs them', () => {
    expect(belief.ciphers).toBe(shared.ciphers);
    expect(belief.entropy).toBeCloseTo(shared.entropy, 6);
  });

  it('computes the chances of every letter', () => {
    const letters = belief.letters();
    for (const [letter, chances] of Object.entries(shared.letters)) {
      chances.forEach((chance, group) => expect(letters[letter]?.[group]).toBeCloseTo(chance, 7));
    }
  });

  it('guesses the possible cipher with the most right letters', () => {
    const { guess, right } = belief.guess();
    expect(right).toBeCloseTo(shared.guess, 6);
    expect(isValid(alphabetOf(shared.language), guess)).toBe(true);
    for (const [word, points] of shared.scored) expect(score(word, guess)).toBe(points);
  });

  it('computes the information of a word', () => {
    for (const [word, bits] of Object.entries(shared.bits)) expect(belief.bits(word)).toBeCloseTo(bits, 6);
  });
});

describe('a cipher', () => {
  it('is drawn as printed, letter by letter', () => {
    expect(deal(alphabetOf('en'), [...'EJXBACDORSTFGH'])).toEqual({
      trust: 'BEJ',
      amplify: 'AC',
      suspicion: 'D',
    });
  });

  it.each(['cards', 'uniform'] as const)('is always valid (%s)', (draw) => {
    for (const alphabet of Object.values(alphabetOf)) {
      for (let n = 0; n < 50; n += 1) expect(isValid(alphabet, drawCipher(alphabet, draw))).toBe(true);
    }
  });

  it('is set by placing letters, which move between groups and replace the oldest one', () => {
    const cipher = { trust: 'ABC', amplify: 'E', suspicion: 'O' };
    expect(placed(cipher, 'trust', 'B').trust).toBe('AC');
    expect(placed(cipher, 'trust', 'D').trust).toBe('BCD');
    expect(placed(cipher, 'amplify', 'A')).toEqual({ trust: 'BC', amplify: 'EA', suspicion: 'O' });
  });
});

describe('the printed tips', () => {
  const sent = (word: string, points: number) => ({ round: 1, side: 'alien', word, score: points }) as const;
  const shortTips = (word: string, points: number): string[] =>
    tipsOf(alphabetOf('en'), sent(word, points)).map(
      ({ kind, group, letters }) => `${kind} ${group} ${letters}`,
    );

  it('0 rules its letters out of trust, odd out of amplify, above 0 out of suspicion', () => {
    expect(shortTips('borax', 0)).toEqual(['zero trust ABORX']);
    expect(shortTips('ocean', 3)).toEqual(['odd amplify ACENO', 'plus suspicion ACENO']);
  });

  it('below 0 rules all other letters out of suspicion', () => {
    expect(shortTips('chopper', -8)).toEqual(['minus suspicion ABDFGIJKLMNQSTUVWXYZ']);
  });

  it('hold for every cipher that gives the score', () => {
    for (const points of [-8, -1, 0, 1, 3, 4]) {
      const letters = Belief.after(alphabetOf('en'), 'cards', [['chopper', points]]).letters();
      for (const tip of tipsOf(alphabetOf('en'), sent('chopper', points)))
        for (const letter of tip.letters)
          expect(letters[letter]?.[['trust', 'amplify', 'suspicion'].indexOf(tip.group)]).toBe(0);
    }
  });

  it('are offered for letters without a mark', () => {
    const [tip] = tipsOf(alphabetOf('en'), sent('borax', 0));
    const marks = [...'ABOR'].map((letter) => ({ letter, group: 'trust', mark: 'not', seat: 1 }) as const);
    expect(tip && unmarked(tip, [])?.letters).toBe('ABORX');
    expect(tip && unmarked(tip, marks)?.letters).toBe('X');
    expect(tip && unmarked(tip, [...marks, { letter: 'X', group: 'trust', mark: 'is', seat: 1 }])).toBeNull();
  });
});

it('tapping a letter crosses out the rest of its row, or reopens it', () => {
  const not = (group: 'trust' | 'amplify' | 'suspicion') =>
    ({ letter: 'E', group, mark: 'not', seat: 1 }) as const;
  expect(rowMarks('E', [not('trust')]).map(({ group, mark }) => `${group} ${mark}`)).toEqual([
    'amplify not',
    'suspicion not',
  ]);
  expect(rowMarks('E', [not('trust'), not('amplify'), not('suspicion')]).map(({ mark }) => mark)).toEqual([
    'maybe',
    'maybe',
    'maybe',
  ]);
});

it('arrow keys and letters move over the console', () => {
  const letters = [...alphabetOf('en').letters];
  const to = (key: string, row: number, column: number) => stepTo(key, { row, column }, letters, [15, 11]);
  expect(to('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 });
  expect(to('ArrowRight', 0, 3)).toEqual({ row: 15, column: 0 });
  expect(to('ArrowRight', 14, 3)).toEqual({ row: 25, column: 0 });
  expect(to('ArrowLeft', 15, 0)).toEqual({ row: 0, column: 3 });
  expect(to('ArrowLeft', 0, 0)).toBeNull();
  expect(to('ArrowUp', 0, 1)).toBeNull();
  expect(to('q', 0, 2)).toEqual({ row: 16, column: 2 });
  expect(to('Enter', 0, 2)).toBeNull();
});

it('builds a score letter by letter only for players who know the cipher', () => {
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  const sizes = (known: typeof cipher | null) => ticksOf('chopper', -8, known).map(({ size }) => size);
  expect(sizes(cipher)).toEqual([1, 2, 3, 4, 8]);
  expect(ticksOf('chopper', -8, cipher).map(({ letter }) => letter)).toEqual([1, 3, 4, 5, 6]);
  expect(sizes(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ticksOf('chopper', -8, null).every(({ letter }) => letter === null)).toBe(true);
  expect(ticksOf('horcruxes', -48, null)).toHaveLength(12);
  expect(ticksOf('borax', 0, null)).toEqual([]);
});

it('swaps the roles of the next game: in each team the next seat is the Alien', () => {
  const side = (...seats: number[]) => ({ seats });
  const view = (mode: string, teams: [number[], number[]][], gone: number[] = []) =>
    ({
      mode,
      gone,
      teams: teams.map(([alien, scientists]) => ({ alien: side(...alien), scientists: side(...scientists) })),
    }) as unknown as View;
  const roles = (of: View) => swapped(of).map(({ seat, chips }) => `${seat} ${chips.join(' ')}`);
  expect(roles(view('coop', [[[2], [0, 1]]]))).toEqual(['0 alien', '1 scientist', '2 scientist']);
  expect(roles(view('coop', [[[0], [1, 2]]], [1]))).toEqual(['0 scientist', '2 alien']);
  expect(
    roles(
      view('teams', [
        [[0], [2]],
        [[1], [3]],
      ]),
    ),
  ).toEqual(['0 team-1 scientist', '2 team-1 alien', '1 team-2 scientist', '3 team-2 alien']);
  expect(roles(view('coop', [[[], [0]]]))).toEqual([]);
});

it('makes a postcard: both sentences, and who cracked which letter', () => {
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  const marks = [
    { letter: 'E', group: 'trust', mark: 'is', seat: 1 },
    { letter: 'O', group: 'suspicion', mark: 'is', seat: 2 },
    { letter: 'X', group: 'amplify', mark: 'not', seat: 2 },
  ];
  const letters = { trust: 'EHB', amplify: 'RX', suspicion: 'O' };
  const team = { scientists: { seats: [1, 2], letters, desk: { marks } } } as unknown as TeamView;
  expect(crackedBy(team, cipher)).toEqual([
    { seats: [1], letters: ['E'] },
    { seats: [1, 2], letters: ['H', 'R', 'X'] },
    { seats: [2], letters: ['O'] },
  ]);
  const card = { sentence: 'A ___ ate my ___.', columns: [], message: ['cat', 'hat'] };
  expect(sentenceOf(card)).toBe('A CAT ate my HAT.');
  expect(sentenceOf({ ...card, message: null })).toBeNull();
});

it('shares a postcard with both sentences, who cracked what, and all points', () => {
  const side = (of: string, word: string) => ({
    ...{ side: of, seats: [1], letters: { trust: 'EHP', amplify: 'RX', suspicion: 'B' } },
    card: { sentence: 'A ___ ate my ___.', message: [word, 'hat'] },
  });
  const points = { alien: 2, scientists: 3, letters: 5, total: 10 };
  const team = { alien: side('alien', 'cat'), scientists: side('scientists', 'dog'), points };
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  const view = { teams: [team], team: 0, cipher, mode: 'coop' } as unknown as View;
  expect(lines(view, () => 'Ann').map((one) => one.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    '“A CAT ate my HAT.”',
    '“A DOG ate my HAT.”',
    'Ann cracked E H P R X',
    'Words 5 of 6, letters 5 of 6',
  ]);
});

it('shows only the fingers of other players', () => {
  const pointed = [
    { seat: 1, at: ['E', 'H'] },
    { seat: 2, at: ['E'] },
    { seat: 3, at: ['E', 'X'] },
  ];
  const pointing = pointingOf(pointed, 1, (seat) => `seat ${seat}`);
  expect(['E', 'H', 'X'].map(pointing.at)).toEqual([[2, 3], [], [3]]);
  expect(pointing.said('H')).toBe('');
});

it('groups letters by colour, with the smaller group below the common letters', () => {
  const shape = (language: string) =>
    byColour(alphabetOf(language)).map(({ colour, letters, first }) => [colour, letters.length, first]);
  expect(shape('en')).toEqual([
    ['green', 9, 0],
    ['red', 6, 9],
    ['black', 11, 15],
  ]);
  expect(shape('uk').map(([colour]) => colour)).toEqual(['green', 'black', 'red']);
});

it('shows the Alien what the Scientists can know from words that both have heard', () => {
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  const before = Belief.before(alphabetOf('en'), 'uniform');
  const start = outlookOf(before, cipher);
  expect(start.ciphers).toBe(1_888_920);
  expect(start.letters.map(({ letter }) => letter).join('')).toBe('EHPRXO');
  const words = ['chopper', 'horcruxes', 'borax', 'hope', 'exhale', 'pepper'];
  const heard = words.reduce((belief, word) => belief.observe(word, score(word, cipher)), before);
  const then = outlookOf(heard, cipher);
  expect(then.ciphers).toBeLessThan(start.ciphers / 1000);
  expect(then.right).toBeGreaterThan(start.right);
  for (const { chance } of then.letters) expect(chance).toBeGreaterThan(0);
});

it('explains why six letters can’t be the cipher', () => {
  const heard = [{ round: 1, side: 'alien', word: 'chopper', score: -8 } as const];
  const why = (trust: string, amplify: string, suspicion: string) =>
    whyImpossible(alphabetOf('en'), { trust, amplify, suspicion }, heard);
  expect(why('EHP', 'RX', 'O')).toBeNull();
  expect(why('EHP', 'RX', '')).toBeNull();
  expect(why('EHP', 'RX', 'A')).toEqual({ kind: 'score', word: 'chopper', would: 8, was: -8 });
  expect(why('BHP', 'RX', 'O')).toEqual({ kind: 'colours' });
});
