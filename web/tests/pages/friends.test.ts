import { describe, expect, it } from 'vitest';
import { hasHidden, inOrder } from '$/daily/friends/board';
import type { BoardMember } from '$/lib/api.gen';
import { linkIn, MOST, queryOf, withBoard, withoutBoard, type OwnBoard } from '$/daily/friends/own-boards';
import { wordsOf } from '$/daily/friends/yesterday';

const board = (code: string, name = 'Ann'): OwnBoard => ({ code, key: 'KEY', name });
const member = (name: string, more: Partial<BoardMember> = {}): BoardMember => ({
  ...{ name, me: false, today: {}, yesterday: {} },
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

  it('is none without both', () => {
    expect(['', '?with=', '?with=ABC234', '?with=ABC234-', '?with=A-B-C'].map(linkIn)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('the boards of a device', () => {
  it('keep their places, and the oldest makes room', () => {
    const two = [board('A'), board('B')];
    expect(withBoard(two, board('A', 'Anna'))).toEqual([board('A', 'Anna'), board('B')]);
    expect(withoutBoard(two, 'A')).toEqual([board('B')]);
    const many = Array.from({ length: MOST }, (_, n) => board(`${n}`));
    expect(withBoard(many, board('new')).map(({ code }) => code)).toEqual(['1', '2', '3', '4', 'new']);
  });
});

describe('a board', () => {
  it('begins with oneself, then those who played most', () => {
    const all = [member('Zoe'), member('Ben', { today: { lone: null } }), member('Me', { me: true })];
    expect(inOrder(all).map(({ name }) => name)).toEqual(['Me', 'Ben', 'Zoe']);
  });

  it('knows whether a result is hidden', () => {
    expect(hasHidden([member('Ben', { today: { lone: null } })])).toBe(true);
    expect(hasHidden([member('Ben', { today: { lone: 0 } }), member('Zoe')])).toBe(false);
  });

  it('shows yesterday by game, the best first, with words', () => {
    const lone = {
      points: (n: number) => `${n} points`,
      finds: (told: string[]) => told.map((word) => ({ word })),
    };
    const of = (points: number, told: unknown): Partial<BoardMember> => ({
      yesterday: { lone: { points, told } },
    });
    const all = [
      member('Ann', of(3, ['cat'])),
      member('Ben', of(5, ['dog', 'ox'])),
      member('Zoe', of(1, null)),
    ];
    expect(wordsOf(all, { lone, rebus: undefined })).toEqual([
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
