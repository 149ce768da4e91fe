import type { GameModule } from '../game';
import { refusals, settingTexts } from './house';
import How from './How.svelte';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { sound, tell } from './tell';

export default {
  Screen,
  How,
  Review,
  tell,
  sound,
  secret: true,
  unveils: true,
  settings: settingTexts,
  refusals,
} as GameModule;
