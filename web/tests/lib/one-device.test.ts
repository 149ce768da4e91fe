// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { GameModule } from '$/contract/game';
import { isDone, ownSide } from '$/games/stars/table/status';
import type { View } from '$/games/stars/wire';
import type { Game } from '$/lib/net/answers';
import { proposal } from '$/lib/state/new-table';
import type { Table } from '$/lib/state/table.svelte';
import { noted } from '$/record/note';
import Hands from '$/screens/table/Hands.svelte';

beforeEach(() => localStorage.clear());

const ended = (mine: number[], bots: (number | null)[]): Table =>
  ({
    code: 'ABCDE2',
    mine,
    story: [],
    seat: (seat: number) => ({ bot: bots[seat] }),
    now: {
      status: 'over',
      number: 1,
      game: 'lone',
      language: 'en',
      now: 0,
      view: null,
      settings: {},
      highlights: {
        words: [
          { seat: 0, word: 'stone', points: 8, value: 7.6, ms: 900 },
          { seat: 1, word: 'river', points: 5, value: 4.6 },
        ],
      },
      seats: bots.map((bot) => ({ bot })),
      result: { winners: [0], scores: bots.map(() => 5) },
    },
  }) as unknown as Table;

it('adds nothing to the record if several people play', () => {
  expect(noted(ended([0, 1], [null, null]))).toBeNull();
  expect(noted(ended([0], [null, null]))?.kind).toBe('friends');
});

it('keeps that person’s best words, as the server found them', () => {
  expect(noted(ended([0], [null, null]))?.finds).toEqual([{ word: 'stone', points: 8, ms: 900 }]);
  expect(noted(ended([1], [null, null]))?.finds).toEqual([{ word: 'river', points: 5 }]);
});

it('adds to the record if one person plays among bots', () => {
  expect(noted(ended([0, 1], [null, 2]))?.kind).toBe('bots');
});

it('omits the green die of Bookworm in a first game', () => {
  const ways = ['together', 'one_device'].map((way) => ({ way, needs: {}, suggests: {} }));
  const game = {
    id: 'bookworm',
    ways,
    settings: [],
    presets: {},
    first: { special_die: false },
    alone: {},
  } as unknown as Game;
  for (const start of ['table', 'bots'] as const)
    expect(proposal(game, start)).toMatchObject({ special_die: false });
  expect(proposal(game, 'table')).toMatchObject({ way: 'one_device' });
});

it('goes to both Scientists as one hand, behind one curtain', async () => {
  const names = (seat: number): string => ['Ann', 'Ben', 'Zoe'][seat] ?? '';
  const sides = { alien: { seats: [0] }, scientists: { seats: [1, 2], desk: { proposals: [] } } };
  const hands = [0, 1, 2].map((seat) => {
    const view = { team: 0, side: seat ? 'scientists' : 'alien', you: seat, waiting: [1, 2], teams: [sides] };
    return { seat, latest: { seq: seat, view, settings: {}, asks: seat ? ['propose'] : [] } };
  });
  const table = { hands, hand: hands[1], turn: 1, names } as unknown as Table;
  const hand = (view: View): number[] => ownSide(view)?.seats ?? [];
  const module = {
    oneDevice: { secret: true, done: isDone, together: () => true, hand },
  } as unknown as GameModule;
  const made = mount(Hands, { target: document.body, props: { table, module, secret: true, hidden: true } });
  flushSync();
  expect(document.querySelectorAll('.veil')).toHaveLength(1);
  expect(document.querySelector('.veil h2')?.textContent).toContain('Ben and Zoe');
  expect(document.querySelectorAll('.veil button')).toHaveLength(1);
  document.querySelector<HTMLButtonElement>('.veil button')?.click();
  flushSync();
  expect(document.querySelector('.veil')).toBeNull();
  expect(table.turn).toBe(1);
  await unmount(made);
});
