/** The sound of each cue, synthesised like all others. */
import { knock, sounding, tone } from '$/lib/device/sound';
import { millisOf, VOTE_MS, type Cue } from '$/contract/cue';

const chord = (at: number, hertz: readonly number[], seconds: number): void =>
  hertz.forEach((one) => tone(at, one, seconds, 0.1));
const rising = (hertz: readonly number[], step: number, seconds: number): void =>
  hertz.forEach((one, i) => tone(i * step, one, seconds));

/** Soft strokes that come closer together. */
function drumRoll(seconds: number): void {
  for (let at = 0, gap = 0.14; at < seconds; at += gap, gap = Math.max(0.045, gap * 0.985))
    knock(at, 160 + 40 * (at / seconds));
}

const SOUND: Record<Cue['t'], (cue: never) => void> = {
  name: () => {
    knock(0, 120);
    tone(0, 98, 0.5, 0.25, 'triangle');
    chord(0.02, [392, 494], 0.5);
  },
  wrong: () => {
    tone(0, 400, 0.35, 0.1, 'triangle');
    tone(0.3, 180, 0.4, 0.12, 'sawtooth');
    [0.75, 0.8, 0.88, 0.95].forEach((at, i) => knock(at, 2200 - 300 * i));
  },
  lost: () => [880, 660, 440, 294].forEach((hertz, i) => tone(i * 0.13, hertz, 0.25, 0.1, 'triangle')),
  none: () => drumRoll(millisOf({ t: 'none', seat: 0 }) / 1000),
  votes: ({ ballots }: Extract<Cue, { t: 'votes' }>) => {
    const most = Math.max(0, ...ballots.map(({ votes }) => votes.length));
    for (let vote = 0; vote < most; vote++) tone(0.6 + (vote * VOTE_MS) / 1000, 520 + 60 * vote, 0.12);
    chord(
      0.8 + (most * VOTE_MS) / 1000,
      ballots.every(({ valid }) => valid) ? [523, 659, 784] : [311, 233],
      0.6,
    );
  },
  stolen: () => rising([1200, 900, 600, 1400], 0.06, 0.12),
  'match-point': () => rising([392, 392, 392, 587], 0.16, 0.3),
  'last-round': () => [0, 0.35].forEach((at) => chord(at, [523, 1046], 0.6)),
  scene: () => chord(0, [330, 415, 494], 0.5),
  winners: () => {
    rising([392, 523, 659, 784, 1046], 0.14, 0.5);
    chord(0.85, [523, 659, 784, 1046], 1.6);
  },
  curtain: () => undefined,
};

export const soundOf = (cue: Cue): void => sounding(() => SOUND[cue.t](cue as never), millisOf(cue) + 1000);

/** Lone Words: a pause before a word, and the word. */
export const breathSound = (): void => sounding(() => knock(0, 110));
export const wordSound = (isAlone: boolean): void =>
  sounding(() => (isAlone ? rising([659, 880], 0.08, 0.3) : chord(0, [247, 233], 0.4)));
