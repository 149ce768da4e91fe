import { describe, expect, it } from 'vitest';
import { hasHidden, standings, wordsOf } from '$/daily/friends/board';
import type { BoardMember } from '$/lib/wire.gen';
import { linkIn, MOST, queryOf, withBoard, withoutBoard, type OwnBoard } from '$/lib/device/boards';

const board = (code: string, name = 'Ann'): OwnBoard => ({ code, key: 'KEY', name });
const member = (name: string, more: Partial<BoardMember> = {}): BoardMember => ({
  ...{ name, me: false, today: {}, yesterday: {}, answers: {} },
  ...more,
});

describe('the link to a board', () => {
  it('has its code and its key', () => {
    expect(linkIn(queryOf({ code: 'ABC234', key: 'KEYKEYKEYK' }))).toEqual({
      code: 'ABC234',
      key: 'KEYKEYKEYK',
    });
    expect(linkIn('?with=abc234-keykeykeyk')).toEqual({ code: 'ABC234', key: 'KEYKEYKEYK' });
  });

  it('is invalid without both', () => {
    expect(['', '?with=', '?with=ABC234', '?with=ABC234-', '?with=A-B-C'].map(linkIn)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('the boards of a device', () => {
  it('keep their order, and the oldest is dropped', () => {
    const two = [board('A'), board('B')];
    expect(withBoard(two, board('A', 'Anna'))).toEqual([board('A', 'Anna'), board('B')]);
    expect(withoutBoard(two, 'A')).toEqual([board('B')]);
    const many = Array.from({ length: MOST }, (_, n) => board(`${n}`));
    expect(withBoard(many, board('new')).map(({ code }) => code)).toEqual(['1', '2', '3', '4', 'new']);
  });
});

describe('a board', () => {
  it('shows stars side by side and a ranking', () => {
    const modules = { lone: { mark: (points: number) => ({ headline: '', says: '', share: points / 10 }) } };
    const made = (points: number): Partial<BoardMember> => ({
      today: { lone: points },
      answers: { lone: { points, told: {} } },
    });
    const all = [
      ...[member('Zoe'), member('Ben', { today: { lone: null } })],
      ...[member('Me', { me: true, ...made(4) }), member('Cyd', made(9))],
    ];
    const found = standings(all, { lone: {} }, modules as never);
    expect(found.map(({ name, lit, total }) => [name, lit['lone'], total])).toEqual([
      ['Cyd', 4, 4],
      ['Me', 2, 2],
      ['Ben', null, 0],
      ['Zoe', undefined, 0],
    ]);
    expect(standings(all, {}, modules as never)[0]?.total).toBe(0); // the best is still being computed
  });

  it('knows whether a result is hidden', () => {
    expect(hasHidden([member('Ben', { today: { lone: null } })])).toBe(true);
    expect(hasHidden([member('Ben', { today: { lone: 0 } }), member('Zoe')])).toBe(false);
  });

  it('shows yesterday by game with words, best first', () => {
    const lone = {
      points: (n: number) => `${n} points`,
      finds: (words: string[]) => words.map((word) => ({ word })),
    };
    const of = (points: number, made: unknown): Partial<BoardMember> => ({
      yesterday: { lone: { points, told: made } },
    });
    const all = [
      member('Ann', of(3, ['cat'])),
      member('Ben', of(5, ['dog', 'ox'])),
      member('Zoe', of(1, null)),
    ];
    expect(wordsOf(all, { lone, rebus: undefined }, 'yesterday')).toEqual([
      {
        id: 'lone',
        rows: [
          { name: 'Ben', points: '5 points', words: ['dog', 'ox'] },
          { name: 'Ann', points: '3 points', words: ['cat'] },
          { name: 'Zoe', points: '1 points', words: [] },
        ],
      },
    ]);
  });
});
