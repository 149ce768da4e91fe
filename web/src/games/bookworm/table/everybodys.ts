/** On one device for all a doubt is anybody's tap, and a vote everybody's (BKW-33). */
import type { Shared } from '$/lib/state/shared';
import type { Answer } from '$/lib/net/socket';
import type { Move, View } from '../wire';

const OF_ONE = ['doubt', 'swap', 'object'];
const OF_ALL = ['cast-vote', 'agree', 'go-on'];

/** What can be tapped here: the holder's own moves, and those that are everybody's. */
export function askedHere(asks: readonly string[], shared: Shared | null): readonly string[] {
  if (!shared) return asks;
  const common = [...OF_ONE, ...OF_ALL];
  return [
    ...asks.filter((kind) => !common.includes(kind)),
    ...shared.asks.filter((kind) => common.includes(kind)),
  ];
}

/** Who of us may still say whether the last word fits. */
export function votersHere({ phase }: View, seat: number, shared: Shared | null): number[] {
  if (phase.t !== 'voting') return [];
  const { voters, voted } = phase.vote;
  return voters.filter((voter) => !voted.includes(voter) && (shared?.seats ?? [seat]).includes(voter));
}

/** The move goes out for the holder, for somebody or for all of us. */
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
