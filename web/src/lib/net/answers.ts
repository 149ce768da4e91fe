/** Types of HTTP responses with languages as keys or with content of a game. All others are generated. */
import type { GameView, Lesson, NamedField, SettingView, TermsView } from '../wire.gen';
import type { Language } from '../device/settings.svelte';

/** In other languages: `says_uk`. */
export type Setting = SettingView & { [says: `says_${string}`]: string | undefined };

/** The effects of a way to play on rules and options. */
export type Terms = TermsView;
/** How people meet at a table. */
export type Way = Terms['way'];

/** In other languages: `name_uk`. */
export type Game = Omit<GameView, 'settings' | 'kit'> & {
  [name: `name_${string}`]: string | undefined;
  settings: Setting[];
  kit: NamedField[];
};

/** What can be learned from a game, by language: a sentence for each seat, and its best words. */
export type Lessons = Partial<Record<Language, Required<Lesson>>>;

/** Identifies a roll of the day. */
export type Which = readonly [day: string, language: Language, game: string];
