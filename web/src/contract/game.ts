/** The interface of a game's folder, and the props of its screen. See web/README.md. */
import type { Component } from 'svelte';
import type { Clock } from '$/lib/net/clock';
import type { Shared } from '$/lib/state/shared';
import type { Answer } from '$/lib/net/socket';
import type { Sound } from '$/lib/device/sound';
import type { Fair, SeatView } from '$/lib/net/wire';
import type { Tone } from '$/ui/Die.svelte';
import type { Board, GoodWord } from '$/lib/wire.gen';
import type { CuesOfGame } from './cue';
import type { Row } from './marks';

export interface ScreenProps<View = unknown, Move = { t: string }> {
  /** The game's id. */
  game: string;
  /** The view of this seat, as the server sent it. The screen is a function of it. */
  view: View;
  /** The same as text or a board, on request, for the plain table. */
  text: string | Board | null;
  /** The game's `text` failed, so the bare fields are shown. */
  faulty?: boolean;
  /** The seat that is played now on this device; null for spectators. */
  seat: number | null;
  /** The seat that sentences call "you"; null where several people look at this screen, so that all have names. */
  you: number | null;
  /** The kinds of move (their `t`) that this seat may make now. */
  asks: readonly string[];
  /** All seats, by number; `names(seat)` is the quick way to a name. */
  seats: readonly SeatView[];
  names: (seat: number) => string;
  /** The deadline of a move in table time, and the clock that gives table time. */
  until: number | null;
  clock: Clock;
  /** The whole length of the countdown to `until`; null if the game does not say. */
  span: number | null;
  paused: boolean;
  over: boolean;
  settings: Record<string, unknown>;
  /** The language of the words at this table; the interface's own is `settings.language` of the device. */
  language: string;
  /** Sends a move. A refusal comes back with words in the player's language. */
  send: (move: Move) => Promise<Answer>;
  /** Everyone plays on this device, by the table's settings or the game's nature, so some taps count for all. */
  shared: Shared | null;
  /** The events of the latest steps, newest last: for motion, never for state. */
  events: readonly { key: string; event: { t: string }; at: number }[];
  /** The numbers the server used to place claims in time. */
  fair: readonly Fair[];
  /** The living room's screen: larger, and nothing to press. */
  big: boolean;
}

export interface ReviewProps<R = unknown, View = unknown> {
  review: R;
  /** The part of the review to show now. */
  view: View;
  seats: readonly SeatView[];
  names: (seat: number) => string;
  /** The seats played from this device. */
  mine: readonly number[];
}

/** An event and its time. If not `live`, it was sent later, so `at` does not show how quick anybody was. */
export interface Heard {
  event: { t: string };
  at: number;
  live: boolean;
}

/** A word that somebody found, for the record. */
export interface Find {
  word: string;
  points?: number;
  /** How long it took to find, in milliseconds. */
  ms?: number;
}

export interface Telling {
  names: (seat: number) => string;
  /** The seats played from this device. */
  mine: readonly number[];
  /** The earlier events of the same moment. */
  before?: string | undefined;
}

/** How a game names its real dice (COM-13): their marks, what comes before the first if they are ordered, their
 * colours, and faces that are not letters. */
export interface PadTexts {
  marks: Record<string, string>;
  from?: string;
  tones?: Record<string, Tone>;
  face?(mark: string, face: string): { text: string; note?: string; says?: string } | undefined;
}

export interface DayProps<Solution = unknown, Made = unknown> {
  /** The best of the day. */
  solution: Solution;
  /** The player's result, or null if they have not played it. */
  made: Made | null;
  /** Others may still play it. */
  isToday: boolean;
}

/** A game's roll of the day. */
export interface DayModule {
  /** The board before the start: covered dice, an empty sheet. It must not reveal the day's roll. */
  Board: Component;
  /** The player's result, and what was possible. */
  Solution: Component<DayProps<never, never>>;
  /** What the task is, in a sentence or two. */
  task(): string;
  /** Points in words, for a table of rolls: "91 points". */
  points(points: number): string;
  /** The result as a headline, and how it compares with the best. */
  mark(points: number, solution: never, made: never): { headline: string; says: string; share: number };
  /** Its shape, as marks that reveal no word. */
  shape(made: never): Row[];
  /** The words that scored, for the record. */
  finds(made: never): Find[];
}

/** A roll of a finished game that a friend can play alone (COM-29). */
export interface RollModule {
  /** What the task is, in a sentence or two. */
  task(): string;
  /** The settings of the table that the roll is played with. */
  names: readonly string[];
  /** And the settings that make it a game of one player and one round. */
  fixed: Record<string, unknown>;
  /** This seat's best roll in the format of the setting `roll`, and its result; null if there is none. `words`: the
   * server's best words and the time each took. */
  best(
    view: never,
    story: readonly Heard[],
    seat: number,
    words: readonly GoodWord[],
  ): { roll: unknown; points: number } | null;
}

/** A game on one device that is passed around. */
interface OneDevice {
  /** Whether seats have secrets, always or by the view. Then the device is handed over before it shows another seat. */
  secret: boolean | ((view: never) => boolean);
  /** This seat has done its part, though it may still change it: the device goes on to the next seat. */
  done?(view: never): boolean;
  /** Everybody has their own button on the screen, so nobody is chosen to speak. */
  together?(view: never, settings: Record<string, unknown>): boolean;
  /** The seat that the device switches to by itself, or null to stay. */
  holder?(view: never): number | null;
  /** The seats that share their secrets and decide together. On one device they are one hand. */
  hand?(view: never): readonly number[];
  /** What all may see while the device goes round. `closed`: nothing more must be shown before the device moves on. */
  Between?: Component<{ view: never; closed: boolean }>;
}

/** The review: what was possible. */
export interface ReviewModule {
  /** Gets what `GET /api/tables/{code}/review` returns. */
  Review: Component<ReviewProps<never, never>>;
  /** After the game it is above the screen, because people look for it first; on a big screen beside it. */
  isFirst?: boolean;
  /** What nobody found in the last round, in one sentence. It is all that a big screen shows of a review. */
  unseen?(review: never, view: never): string | null;
  /** For reviews between rounds: the round or turn to review, or null while one is played. */
  between?(view: never): string | null;
  /** When appeals of the round's rulings end. Its review comes after that. */
  waits?(view: never): number | null;
  /** The part of a whole game's review that belongs to one moment. Default: all of it. */
  at?(review: never, view: never): unknown;
}

/** How a game ends on the screen. */
export interface Ending {
  /** Whether the screen unveils the end by itself. The result must wait for it, or it would give everything away. */
  unveils?: boolean;
  /** Reporting this event now would give away what the screen is still unveiling, so it is reported afterwards. */
  veils?(view: never, event: { t: string }): boolean;
  /** Who won, if winners are not single seats; null: the frame names them. */
  headline?(view: never, result: { winners: number[] }, names: (seat: number) => string): string | null;
  /** The seats of each team if teams compete. A team shares one place. */
  teams?(view: never): number[][];
  /** The server reports what to learn from the game. */
  lesson?: boolean;
}

/** What remains of a game: for sharing, the device's record and the replay. */
interface Afterwards {
  /** How long screens stage an event, in milliseconds. A playing replay waits as long. */
  dwell?(event: never): number;
  /** The result as rows of marks that reveal no word. `events`: all so far. `mine`: the sharer's seat, to show only
   * their marks; null: everyone's. */
  shape?(
    view: never,
    names: (seat: number) => string,
    events: readonly { t: string }[],
    mine: number | null,
  ): Row[];
  /** Sentences that a shared picture shows in place of the rows, like a postcard. */
  lines?(view: never, names: (seat: number) => string): string[];
  /** A win in the game's own unit, "Won with 8 diamonds". Default: with points. */
  won?(score: number): string;
  /** For co-op games: what the group reached, in a few words. Otherwise null. */
  reached?(view: never): string | null;
  /** The parts for a next game with roles swapped. Empty if there is nothing to swap. */
  swapped?(view: never): { seat: number; chips: string[] }[];
  /** Whether this event decided something: a replay marks it. Default: the ends of rounds. */
  great?(event: never): boolean;
}

/** How the big screen shows a minute in which people work in secret. */
export interface Minute {
  /** Who is working, and who of them is done. */
  seats: readonly number[];
  done: readonly number[];
  /** Dice that all may see. */
  tiles?: readonly { letter: string; tone?: Tone; note?: string }[];
  /** Their task, in a few words. */
  says?: string;
}

/** Optional features of a game. */
interface Extras {
  review?: ReviewModule;
  ending?: Ending;
  afterwards?: Afterwards;
  /** Real dice in words, in the chosen language. Default: faces as the server names them. */
  pad?(): PadTexts;
  day?: DayModule;
  roll?: RollModule;
  /** The cues for an event of this game. Votes and the end are staged for every game. */
  stage?: CuesOfGame;
  /** The scene while people work in secret. Default: read from the view if the game uses the shared round. */
  minute?(view: never, story: readonly { t: string }[]): Minute | null;
  /** What the table votes on now, if it is not a word. */
  question?(view: never): string | null;
}

/** A game's client, loaded when a table of this game is opened. */
export interface GameModule {
  Screen: Component<ScreenProps<never>>;
  /** An event in words for the log, or null if there is nothing to say. */
  tell(event: { t: string }, telling: Telling): string | null;
  /** Whether an event replaces the log's line about an earlier one, or is added to it. */
  joins?(event: never, before: never): 'replaces' | 'continues' | undefined;
  /** A sound for an event, if it has one. */
  sound?(event: { t: string }, mine: readonly number[]): Sound | undefined;
  /** The seats on turn, for the tab's title. Default: the seats that are asked for something. */
  turn?(view: never): readonly number[];
  /** A race for the first answer. People who don't take part may guess who wins it. */
  race?: {
    /** The seats that may answer now, or null if nobody races. */
    runners(view: never): readonly number[] | null;
    /** The seat that answered first, if this event says so. */
    first(event: never): number | undefined;
  };
  oneDevice: OneDevice;
  /** No clock runs, so nobody needs more time. */
  untimed?: boolean;
  extras?: Extras;
}

/** Whether seats have secrets at this moment. */
export function hasSecrets({ oneDevice: { secret } }: GameModule, view: unknown): boolean {
  return typeof secret === 'function' ? Boolean(view && secret(view as never)) : secret;
}
