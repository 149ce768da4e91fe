import type { GameModule } from '$/contract/game';
import { day } from './daily/day';
import { pad } from './pad';
import { roll } from './roll';
import Screen from './table/Screen.svelte';
import { stage } from './stage';
import { joins, sound, tell } from './tell';
import { rowPerSeat, type Mark } from '$/contract/marks';
import { say } from '$/lib/words/messages.svelte';
import type { Event, View } from './wire';

const DIAMOND: Mark = { sign: '◆', form: 'gem', tone: 'hue' };
/** The diamonds' race. */
const shape = rowPerSeat(({ diamonds }: View) =>
  diamonds.map((count) => Array<Mark>(Math.max(0, count)).fill(DIAMOND)),
);

/** The speaker is asked for after the word, or everybody has a buzzer, so nobody is chosen to speak. */
const together = ({ phase }: View): boolean => phase.t !== 'voting';

/** Everybody who is not out of the round races for its word. */
const race = {
  runners: ({ phase, out, gone, diamonds }: View): number[] | null =>
    phase.t === 'open'
      ? [...diamonds.keys()].filter((seat) => !out.includes(seat) && !gone.includes(seat))
      : null,
  first: (event: Event): number | undefined =>
    event.t === 'spoke' || event.t === 'buzzed' || event.t === 'covered-bottle' ? event.seat : undefined,
};

export default {
  Screen,
  tell,
  joins,
  sound,
  race,
  oneDevice: { secret: false, together },
  extras: {
    ending: { lesson: true },
    afterwards: {
      shape,
      won: (count: number) => say('bottle-won-with', { count }),
      great: ({ t }: Event) => ['awarded', 'erred', 'refuted', 'overturned', 'game-ended'].includes(t),
    },
    pad,
    day,
    roll,
    stage,
  },
} as GameModule;
