import type { GameModule } from '../game';
import How from './How.svelte';
import { refusals } from './refusals';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { settingTexts } from './settings';
import { sound, tell } from './tell';
import type { View } from './wire';

export default {
  Screen,
  How,
  Review,
  tell,
  sound,
  secret: true,
  unveils: true,
  turn: (view: View) => view.waiting,
  settings: settingTexts,
  refusals,
} as GameModule;
