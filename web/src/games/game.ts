/** What a game's folder gives to the house, and what the house gives to its screen. See web/README.md. */
import type { Component } from 'svelte';
import type { Spoken } from '$/lib/words/i18n.svelte';
import type { Clock } from '$/lib/net/clock';
import type { Shared } from '$/lib/state/shared';
import type { Answer } from '$/lib/net/socket';
import type { Sound } from '$/lib/device/sound';
import type { Fair, SeatView } from '$/lib/net/wire';
import type { Find } from '$/record/played';
import type { Row } from '$/share/marks';
import type { Tone } from '$/ui/Die.svelte';

export interface ScreenProps<View = unknown> {
  /** The game's id. */
  game: string;
  /** What this seat may see, as the server sent it. The screen is a function of it. */
  view: View;
  /** The same in words, for who asked for it: the plain table. */
  text: string | null;
  /** The seat that is played now on this device; null for somebody who watches. */
  seat: number | null;
  /** The kinds of move (their `t`) that this seat may make now. */
  asks: readonly string[];
  /** All seats, by number; `names(seat)` is the quick way to a name. */
  seats: readonly SeatView[];
  names: (seat: number) => string;
  /** What a move may be waiting for, in table time, and the clock that tells table time. */
  until: number | null;
  clock: Clock;
  /** How long the countdown to `until` is as a whole, by the rules; null where a game does not say. */
  span: number | null;
  paused: boolean;
  over: boolean;
  settings: Record<string, unknown>;
  /** The language of the words at this table; the interface's own is `settings.language` of the device. */
  language: 'en' | 'uk';
  /** Sends a move. A refusal comes back with words in the player's language. */
  send: (move: { t: string }) => Promise<Answer>;
  /** All play on this one device, as the table's settings or the game say: then some taps are everybody's. */
  shared: Shared | null;
  /** The events of the latest steps, newest last: for motion, never for state. */
  told: readonly { key: string; event: { t: string }; at: number }[];
  /** The numbers the server used to place claims in time. */
  fair: readonly Fair[];
  /** The living room's screen: larger, and nothing to press. */
  big: boolean;
}

export interface ReviewProps<R = unknown, View = unknown> {
  review: R;
  /** What lies open now: which part of the review it is about. */
  view: View;
  seats: readonly SeatView[];
  names: (seat: number) => string;
  /** The seats played from this device. */
  mine: readonly number[];
}

/** What was told, and when. Not `live`: it was told later, so `at` says nothing of how quick anybody was. */
export interface Heard {
  event: { t: string };
  at: number;
  live: boolean;
}

export interface Telling {
  names: (seat: number) => string;
  /** The seats played from this device. */
  mine: readonly number[];
}

/** Names of settings and of their values. */
export type SettingTexts = Spoken<Record<string, { label: string; values?: Record<string, string> }>>;
/** A refusal code in a sentence, where a finger needs other words than a terminal: the game's own are in phrases.json. */
export type Refusals = Spoken<Record<string, string>>;

/** What a game calls its real dice (COM-13): their marks, what stands before the first where they lie in an order, their
 * colours, and faces that are no letters. */
export interface PadTexts {
  marks: Record<string, string>;
  from?: string;
  tones?: Record<string, Tone>;
  face?(mark: string, face: string): { text: string; note?: string; says?: string } | undefined;
}

export interface DayProps<Solution = unknown, Told = unknown> {
  /** The best of the day. */
  solution: Solution;
  /** What the person made of it; null: they have not played it. */
  told: Told | null;
  /** Others may still play it. */
  isToday: boolean;
}

/** A game's roll of the day. */
export interface DayModule {
  /** What was made of it, and what was possible. */
  Solution: Component<DayProps<never, never>>;
  /** What the task is, in a sentence or two. */
  task(): string;
  /** Points in words, for a table of rolls: "91 points". */
  points(points: number): string;
  /** The result as a headline, and how it compares with the best. */
  mark(points: number, solution: never, told: never): { headline: string; says: string; share: number };
  /** Its shape, in marks that give no word away. */
  shape(told: never): Row[];
}

/** Loaded when a table of this game is opened. */
export interface GameModule {
  Screen: Component<ScreenProps<never>>;
  /** Thirty seconds of pictures; without them the catalogue's words are shown. */
  How?: Component;
  /** An event in words for the log, or null where there is nothing to say. */
  tell(event: { t: string }, telling: Telling): string | null;
  /** A sound for an event, if it has one. */
  sound?(event: { t: string }, mine: readonly number[]): Sound | undefined;
  /** Where seats have secrets, always or as a view says, a shared device is handed over before it shows the next seat. */
  secret: boolean | ((view: never) => boolean);
  /** This seat has done its part, though it may still change it: a shared device goes on to the next one. */
  done?(view: never): boolean;
  /** Everybody around a shared device has a button of their own on the screen: nobody is chosen to speak. */
  together?(view: never, settings: Record<string, unknown>): boolean;
  /** Whose a shared device is now, where it turns to them by itself; null: it stays where it is. */
  holder?(view: never): number | null;
  /** Names of settings and their values; what is missing is shown as the server names it. */
  settings: SettingTexts;
  /** What had been possible, after the end. Gets what `GET /api/tables/{code}/review` says. */
  Review?: Component<ReviewProps<never, never>>;
  /** What had been possible stands above the screen: it is what everybody looks for first. */
  reviewFirst?: boolean;
  /** The review is shown between rounds as well: of which round or turn, or null while one is played. */
  between?(view: never): string | null;
  /** Of a whole game's review, what a moment of it is about; without this, all of it. */
  reviewAt?(review: never, view: never): unknown;
  /** The house tells at the end what to take along: all of it, or, where the screen shows the best words, the rest. */
  lesson?: 'whole' | 'said';
  /** How it stands, in rows of marks for who was not there: none of its words. `told`: what has happened so far. */
  shape?(view: never, names: (seat: number) => string, told: readonly { t: string }[]): Row[];
  /** The words that this seat found, best first, for the record of who sat there. `story`: all that was told. */
  finds?(view: never, story: readonly Heard[], seat: number): Find[];
  /** Whether this event decided something: a replay marks its moment. Without it, the ends of rounds. */
  great?(event: never): boolean;
  /** The screen unveils the end by itself: the result comes after it, or it would give everything away. */
  unveils?: boolean;
  /** Whose move it is: what the tab's title says. Without it, whoever is asked for something. */
  turn?(view: never): readonly number[];
  /** Telling this event now would give away what the screen is still unveiling; it is told afterwards. */
  veils?(view: never, event: { t: string }): boolean;
  /** Who won, where it is not for single seats to win; null: the house says it by their names. */
  headline?(view: never, result: { winners: number[] }, names: (seat: number) => string): string | null;
  /** Its real dice in words, in the language that is chosen now; without it faces are shown as the server names them. */
  pad?(): PadTexts;
  /** Its roll of the day, where the house has one of this game. */
  day?: DayModule;
  /** Words for the game's own refusal codes. */
  refusals: Refusals;
}
