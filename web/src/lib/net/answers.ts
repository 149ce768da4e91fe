/** What the server answers over HTTP, as TypeScript types. */
import type { NamedField } from '../wire.gen';
import type { Language } from '../device/settings.svelte';
import type { GoodWord } from '../wire.gen';

export interface Setting {
  name: string;
  default: unknown;
  values: unknown[] | { min: number; max: number } | null;
  kind: 'rule' | 'way' | 'option';
  says: string;
  /** In other languages: `says_uk`. */
  [says: `says_${string}`]: string | undefined;
}

/** How people meet at a table. */
export type Way = 'together' | 'one_device' | 'tomorrow' | 'day' | 'shared_roll';

/** What a way means for rules and options: values that it needs, and values that a lobby proposes with it. */
export interface Terms {
  way: Way;
  needs: Record<string, unknown>;
  suggests: Record<string, unknown>;
}

/** A part to play, by the chips that lead to it, one of each row. */
export interface Part {
  chips: string[];
  least: number;
  most: number;
}

export interface Game {
  id: string;
  name: string;
  /** In other languages: `name_uk`. */
  [name: `name_${string}`]: string | undefined;
  players: [number, number];
  minutes: number;
  modes: string[];
  /** The ways in which it can be played. */
  ways: Terms[];
  settings: Setting[];
  /** What it is, in a sentence or two, in each language that the game speaks. */
  about: Partial<Record<Language, string>>;
  /** No bot of a lower level sits down unless it is chosen. */
  bots: number;
  /** Settings for one person alone with bots. */
  alone: Record<string, unknown>;
  /** Gentle settings for the first games against bots. */
  first: Record<string, unknown>;
  /** Rules that go together, by name: `standard`, `quick` … What they don't name is as printed. They may suggest options. */
  presets: Record<string, Record<string, unknown>>;
  /** Roles and sides that seats choose in the lobby, by mode. */
  parts: Record<string, Part[]>;
  /** Settings that no lobby draws: its seats say it better. */
  undrawn: string[];
  /** Settings that a box of one's own brings; none: it has no box that could be changed. */
  box: string[];
  /** What these settings are like, for the editor of boxes. */
  kit: NamedField[];
}

export interface Version {
  version: string;
  rules: Record<string, number>;
  lexicon: Record<string, string>;
}

/** What anybody who has a table's code may know of it. */
export interface Looked {
  code: string;
  game: string;
  status: string;
  key: string;
  seats: { name: string; points?: number }[];
  /** Where all play until tomorrow: the round. */
  round: number | null;
  /** Where all play until tomorrow: whose turn it is, and by when, in milliseconds of the wall clock. */
  asked: number[];
  dues: number[];
}

/** What the people who run this server say to everybody. */
export interface ServerInfo {
  message: Record<Language, string> | null;
  /** The key for notices by Web Push; null if the server sends none. */
  push: string | null;
}

/** A class or a club. Only its teacher gets its tables. */
export interface ClubTable {
  code: string;
  token: string;
}
export interface Club {
  game: string;
  link: string;
  tables: ClubTable[];
}

/** What the dictionary says of a word. */
export interface Verdict {
  word: string;
  valid: boolean;
  singular: boolean;
  reason: { code: string; of: string | null } | null;
  suggestions: string[];
}

/** What a word means. Empty for rude words and invalid ones. */
export interface Meaning {
  word: string;
  valid: boolean;
  kinds: string[];
  base: string | null;
  lines: { kind: string; of: string; says: string }[];
  common: string | null;
  source: string | null;
  link: string | null;
}

/** What can be learned from a game, by language: a sentence a seat, and its best words. */
export type Lessons = Partial<Record<Language, { said: string[]; words: GoodWord[] }>>;

export interface Rule {
  id: string;
  kind: string;
  text: string;
}

/** Which day it is for the server, and which games it has a roll of the day for. */
export interface Days {
  today: string;
  since: string;
  /** Until the next roll. */
  seconds: number;
  games: string[];
}

export interface DayState {
  state: 'new' | 'begun' | 'done';
  /** It is played, or was, on its own day. */
  counts: boolean;
  points: number | null;
}

/** The result of a day's roll; null where the device may not know it yet. */
export interface DayResult {
  mine: DayState;
  told: unknown;
  solution: unknown;
  /** The number of people by points. */
  spread: [points: number, people: number][] | null;
}

/** Which roll: a day, a language, a game. */
export type Which = readonly [day: string, language: Language, game: string];
