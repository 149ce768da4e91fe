import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Builder } from '$/games/rebus/table/builder.svelte';
import type { BuildView, Move, Placed } from '$/games/rebus/wire';
import type { Answer } from '$/lib/net/socket';

const build = (placed: Placed[]): BuildView =>
  ({
    dice: [...'cat'].map((letter, id) => ({ id, letter })),
    placed,
    stars: [],
  }) as unknown as BuildView;

describe('the layout being built', () => {
  let sent: { move: Move; answer: (answer: Answer) => void }[];
  let builder: Builder;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    builder = new Builder((move) => new Promise((answer) => sent.push({ move, answer })), 23);
    builder.follow(build([]));
  });
  afterEach(() => void vi.useRealTimers());

  const laid = (): number[] => builder.layout.map((one) => one.die);

  it('is sent at once, then in batches', async () => {
    builder.place(0, { row: 1, col: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    builder.place(1, { row: 1, col: 2 });
    builder.place(2, { row: 1, col: 3 });
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ move }) => (move as { dice: Placed[] }).dice.length)).toEqual([1, 3]);
  });

  it('branches from a word by a tap on one of its dice', () => {
    builder.place(0, { row: 1, col: 1 });
    builder.place(1, { row: 1, col: 2 });
    builder.tap({ row: 1, col: 2 });
    builder.drop(2);
    expect(builder.layout.at(-1)).toMatchObject({ die: 2, row: 2, col: 2 });
    builder.tap({ row: 2, col: 2 });
    expect(builder.down).toBe(false);
  });

  it('is not undone by a view sent before it', async () => {
    builder.place(0, { row: 1, col: 1 });
    builder.follow(build([]));
    await vi.advanceTimersByTimeAsync(0);
    builder.follow(build([]));
    expect(laid()).toEqual([0]);
  });

  it('follows the server when nothing is being sent', async () => {
    builder.place(0, { row: 1, col: 1 });
    await vi.advanceTimersByTimeAsync(0);
    sent[0]?.answer({ ok: true });
    await vi.advanceTimersByTimeAsync(500);
    builder.follow(build([{ die: 2, row: 5, col: 5, letter: null }]));
    expect(laid()).toEqual([2]);
  });

  it('returns to the server’s layout when refused, and shows the reason until the next die', async () => {
    builder.place(0, { row: 1, col: 1 });
    await vi.advanceTimersByTimeAsync(0);
    sent[0]?.answer({ ok: false, code: 'off-the-board', detail: 'That is off the table.' });
    await vi.advanceTimersByTimeAsync(500);
    expect(laid()).toEqual([]);
    expect(builder.refusal).toBe('That is off the table.');
    builder.place(1, { row: 1, col: 1 });
    expect(builder.refusal).toBe('');
  });

  it('scrolls to the keyboard cursor, never to a touched square', () => {
    builder.place(0, { row: 1, col: 1 });
    expect(builder.sought).toBeNull();
    builder.type('a');
    expect(builder.sought).toEqual({ row: 1, col: 2 });
  });
});
