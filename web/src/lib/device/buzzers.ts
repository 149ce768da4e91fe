/** The buzzer sounds that people choose from. */
import { knock, play, sounding, tone } from './sound';

const MADE: readonly (() => void)[] = [
  () => tone(0, 520, 0.14),
  () => [0, 0.09].forEach((at) => tone(at, 1046, 0.25, 0.1)),
  () => tone(0, 196, 0.4, 0.14, 'sawtooth'),
  () => [392, 494, 587].forEach((hertz, n) => tone(n * 0.06, hertz, 0.22, 0.1, 'triangle')),
  () => [0, 0.08, 0.16].forEach((at) => knock(at, 900)),
  () => [880, 660, 880].forEach((hertz, n) => tone(n * 0.07, hertz, 0.12, 0.08, 'square')),
];
/** Names of their messages: `look-buzzer-NAME`. */
export const BUZZERS = ['ping', 'bell', 'horn', 'harp', 'knock', 'robot'] as const;

/** The first one is the default. */
export function buzz(buzzer: number): void {
  const made = MADE[buzzer % MADE.length];
  if (made && buzzer) sounding(made);
  else play('claim');
}
