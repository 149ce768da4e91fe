import type { GameModule } from '../game';
import How from './How.svelte';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { sound, tell } from './tell';
import { refusals, settingTexts } from './texts';
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
