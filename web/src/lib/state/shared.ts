/** Several people on one device: what any of them may do now, and taps that count for one or for all. */
import type { Answer } from '../net/socket';
import type { Hand, Table } from './table.svelte';

export interface Shared {
  /** The seats played from here. */
  seats: readonly number[];
  asks: readonly string[];
  /** Whether this seat may make such a move. */
  may(seat: number, kind: string): boolean;
  /** Makes a move for any seat that may make it. */
  one(move: { t: string }): Promise<Answer>;
  /** Makes a move for all seats that may make it, or for some of them. */
  all(move: { t: string }, seats?: readonly number[]): Promise<Answer>;
}

const CLOSED: Answer = { ok: false, code: 'closed', detail: '' };

export function sharedBy(table: Table, act: (hand: Hand, move: { t: string }) => Promise<Answer>): Shared {
  const asked = table.hands.filter(({ seat }) => seat !== null && table.seat(seat)?.bot == null);
  const able = ({ t }: { t: string }): Hand[] => asked.filter((hand) => hand.latest?.asks.includes(t));
  return {
    seats: asked.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    asks: [...new Set(asked.flatMap((hand) => hand.latest?.asks ?? []))],
    may: (at, kind) => able({ t: kind }).some(({ seat }) => seat === at),
    async one(move) {
      const [first] = able(move);
      return first ? act(first, move) : CLOSED;
    },
    async all(move, seats) {
      const hands = able(move).filter(({ seat }) => !seats || (seat !== null && seats.includes(seat)));
      const answers = await Promise.all(hands.map((hand) => act(hand, move)));
      return answers.find(({ ok }) => !ok) ?? answers[0] ?? CLOSED;
    },
  };
}
