import type { GameModule } from '../game';
import How from './How.svelte';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { sound, tell } from './tell';
import { refusals, settingTexts } from './texts';

export default {
  Screen,
  How,
  Review,
  tell,
  sound,
  secret: false,
  settings: settingTexts,
  refusals,
} as GameModule;
