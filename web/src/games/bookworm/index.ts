import type { GameModule } from '../game';
import How from './How.svelte';
import { refusals } from './refusals';
import Review from './Review.svelte';
import Screen from './Screen.svelte';
import { settingTexts } from './settings';
import { active } from './status';
import { sound, tell } from './tell';

export default {
  Screen,
  How,
  Review,
  tell,
  sound,
  secret: false,
  turn: active,
  settings: settingTexts,
  refusals,
} as GameModule;
