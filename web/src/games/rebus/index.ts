import type { GameModule } from '../game';
import How from './How.svelte';
import { refusals } from './refusals';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { settingTexts } from './settings';
import { sound, tell } from './tell';
import type { View } from './wire';

/** The layouts lie open: the best one is shown beside them. */
const between = (view: View): string | null =>
  view.phase.t === 'settled' ? `${view.round}.${view.phase.turns.map((turn) => turn.seat).join()}` : null;

export default {
  Screen,
  How,
  tell,
  sound,
  secret: true,
  Review,
  between,
  settings: settingTexts,
  refusals,
} as GameModule;
