/** The settings of this device. Kept in the browser, never sent anywhere. */
import { store, stored } from '../stored';
import type { Look } from '../wire.gen';
import { directionOf, isInstalled, preferred } from '../languages';

/** The code of an installed language. */
export type Language = string;
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'less';

interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether to notify when it is the player's turn and the page is hidden. */
  notes: boolean;
  /** Whether the level of bots adapts to somebody who plays against them alone. */
  adapts: boolean;
  name: string;
  /** Face, colour and buzzer. By default they depend on the seat. */
  look?: Look;
  /** The address for links that this host picked, if the server has several. */
  address?: string;
}

const KEY = 'parlour.settings';

function remembered(): Choices {
  const fresh: Choices = {
    language: preferred(),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    notes: false,
    adapts: true,
    name: '',
  };
  const choices = { ...fresh, ...stored<Partial<Choices>>(KEY, {}) };
  return isInstalled(choices.language) ? choices : { ...choices, language: fresh.language };
}

export const settings = $state(remembered());

export function change(to: Partial<Choices>): void {
  Object.assign(settings, to);
  store(KEY, settings);
  dress();
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Sets language, theme and motion on the document, for CSS and screen readers. */
export function dress(): void {
  const { theme, motion, language } = settings;
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  root.dataset['theme'] = theme === 'auto' ? (darkness.matches ? 'dark' : 'light') : theme;
  root.dataset['motion'] = motion;
}

export function movesLess(): boolean {
  return settings.motion === 'less' || (settings.motion === 'auto' && stillness.matches);
}

darkness.addEventListener('change', dress);
