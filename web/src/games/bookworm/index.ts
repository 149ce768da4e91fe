import type { GameModule } from '../game';
import How from './How.svelte';
import { pad } from './pad';
import { refusals } from './refusals';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { settingTexts } from './settings';
import { active } from './status';
import { sound, tell } from './tell';
import type { Event, RoundReview, View } from './wire';

/** A shared device goes to whoever must choose or name a word, and lies there while all vote. */
const holder = ({ phase }: View): number | null =>
  phase.t === 'picking' || phase.t === 'turning-side' || phase.t === 'naming' ? phase.seat : null;

export default {
  Screen,
  How,
  Review,
  tell,
  sound,
  secret: false,
  turn: active,
  holder,
  great: ({ t }: Event) => ['taken-back', 'round-ended', 'game-ended'].includes(t),
  reviewAt: (review: RoundReview[], { round }: View) => review.filter(({ score }) => score.round === round),
  settings: settingTexts,
  pad,
  refusals,
} as GameModule;
