/** Short synthesised sounds, so that nothing has to be loaded, and vibration if the device can. */
import { settings } from './settings.svelte';

export type Sound = 'roll' | 'claim' | 'win' | 'lose' | 'tick' | 'turn' | 'react' | 'bell';

/** Longer than the longest of them. */
const REST_MS = 2000;

let context: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

export function tone(
  at: number,
  hertz: number,
  seconds: number,
  loud = 0.12,
  shape: OscillatorType = 'sine',
): void {
  if (!context) return;
  const wave = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  wave.type = shape;
  wave.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

/** A die on glass: a very short burst of filtered noise. */
export function knock(at: number, hertz: number): void {
  if (!context) return;
  const seconds = 0.05;
  const noise = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  source.buffer = noise;
  source.connect(filter).connect(context.destination);
  source.start(context.currentTime + at);
}

const PLAY: Record<Sound, () => void> = {
  roll: () => [0, 0.07, 0.12, 0.21, 0.3].forEach((at, i) => knock(at, 1400 + 500 * (i % 3))),
  claim: () => tone(0, 520, 0.14),
  win: () => [523, 659, 784].forEach((hertz, i) => tone(i * 0.09, hertz, 0.35)),
  lose: () => [311, 233].forEach((hertz, i) => tone(i * 0.13, hertz, 0.3, 0.1, 'triangle')),
  tick: () => tone(0, 880, 0.05, 0.05),
  turn: () => [440, 587].forEach((hertz, i) => tone(i * 0.1, hertz, 0.2)),
  bell: () => [0, 0.45, 0.9].forEach((at) => [784, 1568].forEach((hertz) => tone(at, hertz, 0.8, 0.22))),
  react: () => tone(0, 700, 0.1, 0.06, 'triangle'),
};

const BUZZ: Partial<Record<Sound, number[]>> = {
  win: [40, 40, 80],
  lose: [120],
  turn: [30],
  bell: [200, 120, 200, 120, 400],
};

/** Browsers allow no sound before the first tap. */
export const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** On a big screen the table decides about sound, not this device. */
let ofTable: boolean | undefined;
export const soundAs = (on: boolean | undefined): void => void (ofTable = on);
let until = 0;

/** Plays the sounds that `make` schedules, for a limited time. `hidden`: even if the page is hidden. */
export function sounding(make: () => void, millis = REST_MS, hidden = false): void {
  if (!(ofTable ?? settings.sound) || (document.hidden && !hidden) || !maySound()) return;
  context ??= new AudioContext();
  void context.resume();
  make();
  // A running audio context mixes silence all the time, which took a quarter of an idle table's CPU.
  clearTimeout(resting);
  until = Math.max(until, performance.now() + millis);
  resting = setTimeout(() => void context?.suspend(), until - performance.now());
}

export function play(sound: Sound, hidden = false): void {
  sounding(
    () => {
      PLAY[sound]();
      navigator.vibrate?.(BUZZ[sound] ?? []);
    },
    REST_MS,
    hidden,
  );
}

/** Stops all sounds. */
export function quiet(): void {
  void context?.close();
  context = undefined;
}
