/** A cue in words: on the screen, and by the announcer. */
import type { Cue } from '$/contract/cue';

export type Say = (id: string, values?: Record<string, string | number>) => string;

export interface Words {
  /** The line that the room reads. */
  title: string;
  /** The line below it. */
  under?: string;
  /** What is said aloud, if it is not the title. */
  spoken?: string;
}

interface Speech {
  say: Say;
  names: (seat: number) => string;
  listed: (names: string[]) => string;
}

type Of<T extends Cue['t']> = Extract<Cue, { t: T }>;

function wrong({ seat, word, why, gems }: Of<'wrong'>, { say, names }: Speech): Words {
  const name = names(seat);
  const cost = gems ? [say('stage-loses', { name, count: gems })] : [];
  return {
    title: word || name,
    under: [word ? `${name}: ${why}` : why, ...cost].join(' · '),
    spoken: [word ? say('vote-word-counts-not', { word }) : '', ...cost].filter(Boolean).join('. '),
  };
}

function votes({ ballots }: Of<'votes'>, { say }: Speech): Words {
  const says = ballots.map(
    ({ word, valid, says }) =>
      says ?? say(valid ? 'vote-word-counts' : 'vote-word-counts-not', { word: word.toLocaleUpperCase() }),
  );
  return { title: says.join(' · '), spoken: says.join('. ') };
}

function lastRound({ leader, by }: Of<'last-round'>, { say, names }: Speech): Words {
  const title = say('stage-last-round');
  const under =
    leader === null ? say('stage-level') : say('stage-leads', { name: names(leader), points: by });
  return { title, under, spoken: `${title}. ${under}` };
}

function winners({ seats }: Of<'winners'>, { say, names, listed }: Speech): Words {
  const [first = 0] = seats;
  return {
    title:
      seats.length === 1
        ? say('result-wins', { name: names(first) })
        : say('result-tied', { names: listed(seats.map(names)) }),
  };
}

export function inWords(cue: Cue, speech: Speech): Words {
  const { say, names, listed } = speech;
  switch (cue.t) {
    case 'name':
      return { title: names(cue.seat) };
    case 'wrong':
      return wrong(cue, speech);
    case 'lost':
      return { title: say('stage-loses', { name: names(cue.seat), count: cue.gems }) };
    case 'none':
      return {
        title: say('stage-none', { name: names(cue.seat) }),
        under: say('stage-prove', { name: names(cue.seat) }),
      };
    case 'votes':
      return votes(cue, speech);
    case 'stolen':
      return { title: say('stage-steals', { name: names(cue.seat), letter: cue.letter, word: cue.word }) };
    case 'match-point': {
      const who = listed(cue.seats.map(names));
      const title = say('stage-needs', { names: who, count: cue.seats.length, needs: cue.needs });
      return { title };
    }
    case 'last-round':
      return lastRound(cue, speech);
    case 'scene':
      return { title: say('stage-board', { name: names(cue.seat), points: cue.points }) };
    case 'winners':
      return winners(cue, speech);
    case 'curtain':
      return { title: '' };
  }
}
