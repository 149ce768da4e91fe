/** Which cues follow from what happened. Pure: events and the view after them in, cues out. */
import type { Ballot, Cue, CuesOfGame } from '$/contract/cue';

const ofAnyGame = (event: { t: string }): readonly Cue[] => {
  if (event.t !== 'vote-ended') return [];
  const { word, valid, votes } = event as { t: string } & Ballot;
  return votes.length ? [{ t: 'votes', ballots: [{ word, valid, votes }] }] : [];
};

/** The cues of events that came together, in order. Votes that end together are one cue. */
export function cuesOf(
  events: readonly { t: string }[],
  view: unknown,
  ofGame: CuesOfGame = () => [],
): readonly Cue[] {
  const cues: Cue[] = [];
  for (const event of events) {
    const own = ofGame(event as never, view as never);
    for (const cue of own.length ? own : ofAnyGame(event)) {
      const last = cues.at(-1);
      if (cue.t === 'votes' && last?.t === 'votes')
        cues[cues.length - 1] = { t: 'votes', ballots: [...last.ballots, ...cue.ballots] };
      else cues.push(cue);
    }
  }
  return cues;
}

/** The last round begins: who leads, and by how much. */
export function lastRound(scores: readonly number[]): Cue {
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  const by = first - second;
  return { t: 'last-round', leader: by > 0 ? scores.indexOf(first) : null, by };
}
