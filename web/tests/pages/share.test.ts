import { afterEach, describe, expect, it, vi } from 'vitest';
import bookworm from '$/games/bookworm';
import bottle from '$/games/bottle';
import lone from '$/games/lone';
import rebus from '$/games/rebus';
import stars from '$/games/stars';
import type { GameModule } from '$/contract/game';
import { picture } from '$/share/card';
import { coloursOf } from '$/share/colours';
import { lines as brokenLines } from '$/share/drawing';
import { copy, share } from '$/share/give';
import { bars, grid, type Row } from '$/contract/marks';
import { cardOf, type Ended } from '$/share/of-game';
import { givenAway, inText, ranksOf } from '$/share/text';

const names = (seat: number): string => ['Ann', 'Bob <b>'][seat] ?? '';
const card = (rows: Row[]) => ({
  game: 'lone',
  title: 'Lone Words',
  ranks: ranksOf({ winners: [1], scores: [5, 8] }, names),
  rows,
});
const lines = (rows: Row[] | undefined): string[] =>
  inText(card(rows ?? []))
    .split('\n')
    .slice(2);

it('says that no words are revealed only if that is true', () => {
  const postcard = { lines: ['“Bring me gold”'] };
  expect(givenAway({})).toEqual(['none']);
  expect(givenAway({ lines: [] }, 'roll')).toEqual(['none', 'roll']);
  expect(givenAway(postcard)).toEqual(['picture']);
  expect(givenAway(postcard, 'replay')).toEqual(['replay']);
});

describe('a result in a few lines', () => {
  it('names the game and the winner', () => {
    expect(inText(card([]))).toBe('Parlour · Lone Words\n👑 Bob <b> 8 · Ann 5');
    expect(ranksOf({ winners: [0, 1], scores: [0, 0] }, names).some(({ wins }) => wins)).toBe(false);
  });

  it('draws bars and boards', () => {
    expect(lines([{ marks: bars([0, 5, 10, null, -3], 10) }])).toEqual(['▁▅█▁▁']);
    const placed = [
      { row: 3, col: 4 },
      { row: 3, col: 5 },
      { row: 4, col: 5 },
    ];
    expect(lines(grid(placed))).toEqual(['🟫🟫', '⬜🟫']);
    expect(grid([])).toEqual([]);
  });

  it('has the marks of each game but none of its words', () => {
    const outcome = (row: number | null, points: number) => ({ row, points, word: 'secret' });
    const transmissions = [
      { side: 'alien', word: 'secret', score: 4 },
      { side: 'scientists', word: 'secret', score: -2 },
    ];
    const scored = {
      t: 'scored',
      turns: [{ seat: 0, points: 9, placed: [{ row: 1, col: 1 }], words: 'secret' }],
    };
    const sheets = [[outcome(0, 3), outcome(2, 0)], [outcome(null, 0)]];
    const sheet = [{ points: [3, 4] }, { points: [-1, 8] }];
    const shapes = [
      bottle.extras?.afterwards?.shape?.({ diamonds: [3, 1] } as never, names, [], null),
      lone.extras?.afterwards?.shape?.({ rows: [{}, {}, {}], sheets } as never, names, [], null),
      rebus.extras?.afterwards?.shape?.({ table: [[10, 5], [20, null]] } as never, names, [scored], null), // prettier-ignore
      rebus.extras?.afterwards?.shape?.({ table: [[10, 5], [20, null]] } as never, names, [], null), // prettier-ignore
      bookworm.extras?.afterwards?.shape?.({ totals: [2, 12], sheet } as never, names, [], null),
      stars.extras?.afterwards?.shape?.({ teams: [{ transmissions }] } as never, names, [], null),
    ];
    expect(shapes.map(lines)).toEqual([
      ['◆◆◆ Ann', '◆ Bob <b>'],
      ['🟩⬜🟥 Ann', '⬜⬜⬜ Bob <b>'],
      ['🟫 Ann 9'],
      ['▅▃ Ann', '█▁ Bob <b>'],
      ['▄▁ Ann', '▅█ Bob <b>'],
      ['👽+4 🔭−2'],
    ]);
    for (const rows of shapes) {
      const drawn = picture(card(rows ?? []), { colours: coloursOf('lone') });
      expect(drawn).not.toContain('secret');
      expect(new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    }
  });
});

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals());
  const gift = { text: 'Parlour', url: 'https://example.org/replay/x#3' };

  it('uses the share sheet with the picture if possible', async () => {
    const file = new File(['x'], 'parlour.png');
    const sheet = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share: sheet, canShare: () => true });
    expect(await share({ ...gift, picture: file })).toBe('given');
    expect(sheet).toHaveBeenLastCalledWith({ text: `${gift.text}\n${gift.url}`, files: [file] });
    vi.stubGlobal('navigator', { share: sheet, canShare: () => false });
    await share({ ...gift, picture: file });
    expect(sheet).toHaveBeenLastCalledWith({ text: `${gift.text}\n${gift.url}` });
  });

  it('falls back to the clipboard, then to copying by hand', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await share(gift)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(`${gift.text}\n${gift.url}`);
    vi.stubGlobal('navigator', {});
    expect(await copy(gift)).toBe('by-hand');
  });
});

describe('a player’s own result', () => {
  const ended = (more: Partial<Ended>): Ended => ({
    ...{ game: 'lone', title: 'Lone Words', events: [], names, mine: 0 },
    view: { rows: [{}, {}], sheets: [[{ row: 0, points: 3 }], [{ row: 1, points: 8 }]] },
    result: { winners: [1], scores: [5, 8] },
    ...more,
  });

  it('shows the sharer’s place and squares', () => {
    expect(cardOf(ended({}), lone)).toMatchObject({ result: 'Place 2 of 2 with 5', rows: [{ marks: [{ tone: 'good' }, { tone: 'empty' }] }] }); // prettier-ignore
    expect(cardOf(ended({ mine: 1 }), lone).result).toBe('Won with 8 points');
    expect(cardOf(ended({ mine: null }), lone).rows).toHaveLength(2);
    const alone = ended({ result: { winners: [0], scores: [1] } });
    expect(cardOf(alone, lone)).toMatchObject({ result: '1 point', ranks: [] });
  });

  it('is the group’s result in co-op games', () => {
    const teams = [{ transmissions: [], points: { total: 10 } }];
    const view = { mode: 'coop', grade: 'first-contact', teams };
    const together = ended({ game: 'stars', view, result: { winners: [0, 1], scores: [10, 10] } });
    expect(cardOf(together, stars)).toMatchObject({
      result: 'First contact 10 of 12',
      caption: 'Ann, Bob <b>',
      ranks: [],
    });
  });

  it('shows the table’s favourite word on a postcard', () => {
    const finest = [
      { name: 'Ann', word: 'plain', votes: 0 },
      { name: 'Bob', word: 'gadgets', votes: 2 },
    ];
    const postcard = { extras: { afterwards: { lines: () => ['A sentence.'] } } } as unknown as GameModule;
    const honoured = 'Voted the finest word: GADGETS (Bob)';
    expect(cardOf(ended({ finest }), postcard).lines).toEqual(['A sentence.', honoured]);
    expect(cardOf(ended({ finest: finest.slice(0, 1) }), postcard).lines).toEqual(['A sentence.']);
    expect(cardOf(ended({ finest }), lone).lines).toEqual([]);
  });
});

describe('a picture', () => {
  const row = (count: number): Row[] => [{ marks: bars(Array<number>(count).fill(1), 1) }];
  const squares = (count: number): Row[] => row(count).map(({ marks }) => ({ marks: marks.map((mark) => ({ ...mark, form: 'square' })) })); // prettier-ignore

  it('breaks long rows to enlarge their squares, but never races', () => {
    expect(brokenLines(squares(12), 900, 400).map(({ marks }) => marks.length)).toEqual([6, 6]);
    expect(brokenLines(squares(5), 900, 400)).toHaveLength(1);
    expect(brokenLines(row(12), 900, 400)).toHaveLength(1);
  });

  it('cuts long text instead of squashing it', () => {
    const drawn = picture(
      { ...card([]), result: 'A very long result '.repeat(9) },
      { colours: coloursOf('lone') },
    );
    expect(drawn).not.toContain('textLength');
    expect(drawn).toContain('…');
  });
});

it('never cuts the score from a picture', () => {
  const result = 'Ein ziemlich ausführlicher erster Kontakt 10 von 12';
  const svg = picture({ ...card([]), result }, { colours: coloursOf('stars') });
  expect(svg).toContain('10 von 12');
  expect(svg).not.toContain('…');
});
