/** A cue in words: on the screen, and by the announcer. */
import type { Cue } from '$/contract/cue';

export type Say = (id: string, values?: Record<string, string | number>) => string;

export interface Words {
  /** The line that the room reads. */
  title: string;
  /** The line below it. */
  under?: string;
  /** The spoken text, if it differs from the title. */
  spoken?: string;
}

interface Speech {
  say: Say;
  names: (seat: number) => string;
  listed: (names: string[]) => string;
}

const WORDS: { [T in Cue['t']]: (cue: Extract<Cue, { t: T }>, speech: Speech) => Words } = {
  name: ({ seat }, { names }) => ({ title: names(seat) }),
  wrong({ seat, word, why, gems }, { say, names }) {
    const name = names(seat);
    const cost = gems ? [say('stage-loses', { name, count: gems })] : [];
    return {
      title: word || name,
      under: [word ? `${name}: ${why}` : why, ...cost].join(' · '),
      spoken: [...(word ? [say('vote-word-counts-not', { word })] : []), ...cost].join('. '),
    };
  },
  lost: ({ seat, gems }, { say, names }) => ({
    title: say('stage-loses', { name: names(seat), count: gems }),
  }),
  none({ seat }, { say, names }) {
    const name = names(seat);
    return { title: say('stage-none', { name }), under: say('stage-prove', { name }) };
  },
  votes({ ballots }, { say }) {
    const says = ballots.map(
      ({ word, valid, says }) =>
        says ?? say(valid ? 'vote-word-counts' : 'vote-word-counts-not', { word: word.toLocaleUpperCase() }),
    );
    return { title: says.join(' · '), spoken: says.join('. ') };
  },
  stolen: ({ seat, letter, word }, { say, names }) => ({
    title: say('stage-steals', { name: names(seat), letter, word }),
  }),
  'match-point': ({ seats, needs }, { say, names, listed }) => ({
    title: say('stage-needs', { names: listed(seats.map(names)), count: seats.length, needs }),
  }),
  'last-round'({ leader, by }, { say, names }) {
    const title = say('stage-last-round');
    const under =
      leader === null ? say('stage-level') : say('stage-leads', { name: names(leader), points: by });
    return { title, under, spoken: `${title}. ${under}` };
  },
  scene: ({ seat, points }, { say, names }) => ({ title: say('stage-board', { name: names(seat), points }) }),
  winners: ({ seats }, { say, names, listed }) => ({
    title:
      seats.length === 1
        ? say('result-wins', { name: names(seats[0] ?? 0) })
        : say('result-tied', { names: listed(seats.map(names)) }),
  }),
  curtain: () => ({ title: '' }),
};

export const inWords = (cue: Cue, speech: Speech): Words => WORDS[cue.t](cue as never, speech);
