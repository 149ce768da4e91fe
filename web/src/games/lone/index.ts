import type { GameModule } from '../game';
import How from './How.svelte';
import { refusals } from './refusals';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { settingTexts } from './settings';
import { sound, tell } from './tell';
import type { View } from './wire';

/** The comparison lies open: what had been possible is shown beside it. */
const between = (view: View): string | null => (view.phase.t === 'compared' ? `${view.round}` : null);

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
