import type { GameModule } from '../game';
import How from './How.svelte';
import Screen from './Screen.svelte';
import { sound, tell } from './tell';
import { refusals, settingTexts } from './texts';

export default { Screen, How, tell, sound, secret: true, settings: settingTexts, refusals } as GameModule;
