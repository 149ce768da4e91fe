/** The HTTP half of the server: tables, seats, the catalogue and the rules. */
import type { Schema } from '$/plain/schema';
import type { BoxQuestion, BoxView, Pocket } from '$/wire.gen';
import { to } from './base';
import { kept, type Kept } from '../device/kept';
import { linesOf } from './lines';
import type { Language } from '../device/settings.svelte';

export interface Setting {
  name: string;
  default: unknown;
  values: unknown[] | { min: number; max: number } | null;
  says: string;
  says_uk: string;
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
  name_uk: string;
  players: [number, number];
  minutes: number;
  modes: string[];
  settings: Setting[];
  /** What it is, in a sentence or two, in each language that the game speaks. */
  about: Partial<Record<Language, string>>;
  /** No bot of a lower level sits down unless it is chosen. */
  bots: number;
  /** Settings for one person alone with bots. */
  alone: Record<string, unknown>;
  /** Gentle settings for the first games against bots. */
  first: Record<string, unknown>;
  /** Roles and sides that seats choose in the lobby, by mode. */
  parts: Record<string, Part[]>;
  /** Settings that no lobby draws: its seats say it better. */
  undrawn: string[];
  /** Settings that a box of one's own brings; none: it has no box that could be changed. */
  box: string[];
}

export interface Version {
  version: string;
  rules: Record<string, number>;
  lexicon: Record<string, string>;
}

/** What the people who run this server say to everybody. */
/** A table as who asks for it by its code learns of it. */
export interface Looked {
  code: string;
  game: string;
  status: string;
  key: string;
  seats: { name: string }[];
  /** Where all play until tomorrow: whose turn it is, and by when, in milliseconds of the wall clock. */
  asked: number[];
  due: number | null;
}

export interface ServerInfo {
  message: Record<Language, string> | null;
  /** The key for notices by Web Push; null if the server sends none. */
  push: string | null;
}

/** What a game without a client folder can be played by: its moves as JSON Schema, its refusals in words. */
export interface Moves {
  moves: Schema;
  refused: Record<string, string>;
}

/** A class or a club; its tables are its teacher's to know. */
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

/** What a word means; of a rude one and of what is none nothing is said. */
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
export type Lessons = Partial<
  Record<Language, { said: string[]; words: { seat: number; word: string; value?: number }[] }>
>;

export interface Rule {
  id: string;
  kind: string;
  text: string;
}

/** Which day it is for the server, and which games it has a roll of the day for. */
export interface Days {
  today: string;
  since: string;
  /** Until it rolls again. */
  seconds: number;
  games: string[];
}

export interface DayState {
  state: 'new' | 'begun' | 'done';
  /** It is played, or was, on its own day. */
  counts: boolean;
  points: number | null;
}

/** What came of a day's roll; what the device may not know yet is null. */
export interface DayResult {
  mine: DayState;
  told: unknown;
  solution: unknown;
  /** How many made so many points. */
  spread: [points: number, people: number][] | null;
}

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status = 0,
  ) {
    super(detail || code);
  }
}

async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const request = body === undefined ? { headers: bearer } : posted(body, bearer);
  return (await (await ask(path, request)).json()) as T;
}

const posted = (body: unknown, bearer: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...bearer },
  body: JSON.stringify(body),
});

const offline = (): never => {
  throw new Failed('offline', '');
};

/** An answer that is good, whatever is in it. */
async function ask(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(to(path), request).catch(offline);
  if (response.ok) return response;
  const { code = 'failed', detail = '' } = (await response.json().catch(() => ({}))) as Partial<Failed>;
  throw new Failed(code, detail, response.status);
}

const PAUSE = 3_000;
const TRIES = 20;

/** A busy server is asked again: it goes on with what it was asked for. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Failed) || error.code !== 'busy' || tries === TRIES) throw error;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

/** Which roll: a day, a language, a game. */
export type Which = readonly [day: string, language: Language, game: string];
const rolled = (which: readonly string[]): string => `/api/days/${which.map(encodeURIComponent).join('/')}`;
const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

const club = (code: string): string => `/api/clubs/${encodeURIComponent(code)}`;

export const api = {
  games: () => call<Game[]>('/api/games'),
  moves: (game: string, language: Language) => call<Moves>(`/api/games/${game}/moves?language=${language}`),
  version: () => call<Version>('/api/version'),
  rules: (game: string, language: string) => call<Rule[]>(`/api/rules/${game}?language=${language}`),
  server: () => call<ServerInfo>('/api/house'),
  open: (table: { game: string; language: string; settings?: Record<string, unknown>; word?: string }) =>
    call<{ code: string; link: string; host_token: string }>('/api/tables', table),
  sit: (code: string, name: string, token?: string) =>
    call<Kept>(`${at(code)}/seats`, { name, ...(token && { token }) }),
  /** While a game is played: take a bot's seat over, or sit down in the next game. */
  sitLate: (code: string, name: string, wish: { seat: number } | { next: true }) =>
    call<Kept>(`${at(code)}/seats`, { name, ...wish }),
  review: (code: string) => patiently(() => call<unknown>(`${at(code)}/review`)),
  lessons: (code: string) => patiently(() => call<Lessons>(`${at(code)}/lesson`)),
  /** The name of the game that is over, for those who sat there. */
  replayName: (code: string, token: string) =>
    call<{ replay: string }>(`${at(code)}/replay`, undefined, token).then(({ replay }) => replay),
  /** A game that is over, as all saw it, its first moment first; with `plain`, told in words of that language too. */
  replay: (name: string, plain?: Language) =>
    patiently(() =>
      ask(`/api/replays/${encodeURIComponent(name)}${plain ? `?plain=${plain}` : ''}`, {}),
    ).then((found) => linesOf(found, offline)),
  replayReview: (name: string) =>
    patiently(() => call<unknown>(`/api/replays/${encodeURIComponent(name)}/review`)),
  replayLessons: (name: string) =>
    patiently(() => call<Lessons>(`/api/replays/${encodeURIComponent(name)}/lesson`)),
  /** With a token of ours, if we sit there: a table that was not used for long is found by that alone. */
  look: (code: string) => call<Looked>(at(code), undefined, kept(code)[0]?.token),
  /** Tell this browser when it is the turn of the seat with this token. */
  push: (code: string, token: string, browser: object) => call(`${at(code)}/push`, browser, token),
  noPush: (code: string, token: string, endpoint: string) =>
    call(`${at(code)}/push/off`, { endpoint }, token),
  word: (language: Language, word: string) =>
    call<Verdict>(`/api/word?language=${language}&word=${encodeURIComponent(word)}`),
  meaning: (language: Language, word: string) =>
    call<Meaning>(`/api/meaning?language=${language}&word=${encodeURIComponent(word)}`),
  /** A question beside the printed box, by the game's own form. */
  beside: <T>(game: string, language: Language, question: object) =>
    patiently(() => call<T>(`/api/beside/${game}?language=${language}`, question)),
  /** Dictionaries that this device can take along. */
  pockets: () => call<Partial<Record<Language, Pocket>>>('/api/pocket'),
  pocket: async (language: Language): Promise<Blob> => (await ask(`/api/pocket/${language}`, {})).blob(),
  /** The box that Parlour ships, to begin one's own from. */
  boxOurs: (game: string, language: Language) => call<BoxView>(`/api/box/${game}?language=${language}`),
  /** Whether a box is right, told in this language; nothing of it is kept there. */
  boxCheck: (question: BoxQuestion, language: Language) =>
    call<BoxView>(`/api/box?language=${language}`, question),
  /** What there is to print of a game, as a file. */
  print: async (game: string, language: Language, paper: string, box?: object): Promise<Blob> => {
    const path = `/print/${encodeURIComponent(game)}.pdf?language=${language}&paper=${paper}`;
    return (await ask(path, box ? posted({ box }) : {})).blob();
  },
  days: () => call<Days>('/api/days'),
  /** What the device with that key has made of the rolls of a day, by game. */
  dayStates: (day: string, language: Language, key: string) =>
    call<Record<string, DayState>>(rolled([day, language]), undefined, key),
  dayResult: (which: Which, key: string) => patiently(() => call<DayResult>(rolled(which), undefined, key)),
  playDay: (which: Which, key: string, name: string, word?: string) =>
    call<{ code: string } & Kept>(rolled(which), { name, ...(word && { word }) }, key),
  openClub: (club: { game: string; size: number; language: string; family: boolean; word?: string }) =>
    call<{ code: string; token: string }>('/api/clubs', club),
  club: (code: string, token?: string) => call<Club>(club(code), undefined, token),
  /** Which table somebody is to sit down at. */
  place: (code: string, name: string) => call<{ code: string }>(`${club(code)}/place`, { name }),
  clubResults: async (code: string, token: string): Promise<Blob> =>
    (await ask(`${club(code)}/results.csv`, { headers: { authorization: `Bearer ${token}` } })).blob(),
  clubQr: (code: string) => to(`${club(code)}/qr.svg`),
  log: (code: string) => to(`${at(code)}/log`),
  qr: (code: string) => to(`${at(code)}/qr.svg`),
};
