/** Synthesised music of the big screen: a few soft notes per bar, and a pulse while everybody works. */
import { knock, sounding, tone } from '$/lib/device/sound';

/** `calm`: between games and at the ceremony. `work`: a minute in which all write. `last`: its last ten seconds. */
export type Mood = 'calm' | 'work' | 'last';

const CHORDS = [
  [220, 277.2, 329.6, 415.3],
  [185, 220, 277.2, 329.6],
  [146.8, 220, 277.2, 369.9],
  [164.8, 246.9, 311.1, 369.9],
] as const;
/** A bar in seconds, and how many strokes of the pulse it has. */
const BARS: Record<Mood, readonly [seconds: number, strokes: number]> = {
  calm: [4, 0],
  work: [3, 6],
  last: [2, 8],
};

function bar(mood: Mood, count: number): void {
  const [seconds, strokes] = BARS[mood];
  const chord = CHORDS[count % CHORDS.length] ?? CHORDS[0];
  tone(0, chord[0] / 2, seconds, 0.05, 'triangle');
  chord.forEach((hertz, at) => tone((at * seconds) / 4, hertz, seconds / 2, 0.025));
  if (mood === 'calm') tone(seconds * 0.625, (chord[2] ?? 0) * 2, seconds / 3, 0.012);
  for (let at = 0; at < strokes; at++) knock((at * seconds) / strokes, at % 2 ? 500 : 260);
}

/** Plays until the returned function is called. It sounds only where sound is on. */
export function music(mood: Mood): () => void {
  let count = 0;
  const next = (): void => sounding(() => bar(mood, count++), 5000);
  next();
  const timer = setInterval(next, BARS[mood][0] * 1000);
  return () => clearInterval(timer);
}
