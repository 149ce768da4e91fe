/** If all share one device, anybody may doubt with a tap, and one tap votes for everybody (BKW-33). */
import type { Shared } from '$/lib/state/shared';
import type { Answer } from '$/lib/net/socket';
import type { Move, View } from '../wire';

const OF_ONE = ['doubt', 'swap', 'object'];
const OF_ALL = ['cast-vote', 'agree', 'go-on'];

/** The moves offered here: those of the holder, and those that everybody shares. */
export function askedHere(asks: readonly string[], shared: Shared | null): readonly string[] {
  if (!shared) return asks;
  const common = [...OF_ONE, ...OF_ALL];
  return [
    ...asks.filter((kind) => !common.includes(kind)),
    ...shared.asks.filter((kind) => common.includes(kind)),
  ];
}

/** The seats here that may still vote on the last word. */
export function votersHere({ phase }: View, seat: number, shared: Shared | null): number[] {
  if (phase.t !== 'voting') return [];
  const { voters, voted } = phase.vote;
  return voters.filter((voter) => !voted.includes(voter) && (shared?.seats ?? [seat]).includes(voter));
}

/** Sends a move for the holder, for any seat or for all seats here. */
export function sendHere(
  move: Move,
  send: (move: Move) => Promise<Answer>,
  shared: Shared | null,
  voters: readonly number[],
): Promise<Answer> {
  if (shared && OF_ONE.includes(move.t)) return shared.one(move);
  if (shared && OF_ALL.includes(move.t)) return shared.all(move, move.t === 'cast-vote' ? voters : undefined);
  return send(move);
}
