/** Answers over HTTP whose keys are languages, or that a game fills. All others are used as the server describes them. */
import type { GameView, Lesson, NamedField, SettingView, TermsView } from '../wire.gen';
import type { Language } from '../device/settings.svelte';

/** In other languages: `says_uk`. */
export type Setting = SettingView & { [says: `says_${string}`]: string | undefined };

/** What a way to play means for rules and options. */
export type Terms = TermsView;
/** How people meet at a table. */
export type Way = Terms['way'];

/** In other languages: `name_uk`. */
export type Game = Omit<GameView, 'settings' | 'kit'> & {
  [name: `name_${string}`]: string | undefined;
  settings: Setting[];
  kit: NamedField[];
};

/** What can be learned from a game, by language: a sentence a seat, and its best words. */
export type Lessons = Partial<Record<Language, Required<Lesson>>>;

/** Which roll of the day: a day, a language, a game. */
export type Which = readonly [day: string, language: Language, game: string];
