/** The HTTP half of the server: tables, seats, the catalogue and the rules. */
import type * as Api from '../wire.gen';
import { to } from '../base';
import type { Game, Lessons, Which } from './answers';
import { ask, call, offline, patiently, posted } from './http';
import { ownSeats, type OwnSeat } from '../device/own-seats';
import { linesOf } from './lines';
import type { Language } from '../device/settings.svelte';

const rolled = (which: readonly string[]): string => `/api/days/${which.map(encodeURIComponent).join('/')}`;
const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => call<Game[]>('/api/games'),
  moves: (game: string, language: Language) =>
    call<Api.MovesView>(`/api/games/${game}/moves?language=${language}`),
  version: () => call<Api.Version>('/api/version'),
  rules: (game: string, language: string) => call<Api.Rule[]>(`/api/rules/${game}?language=${language}`),
  server: () => call<Api.ServerView>('/api/house'),
  open: (table: Api.NewTable) => call<Api.TableMade>('/api/tables', table),
  /** `token`: the host's, or that of a seat we have. During a game: `seat` takes over a bot's seat, `next` reserves one
   * in the next game. */
  sit: (code: string, name: string, more: Omit<Api.NewSeat, 'name'> = {}) =>
    call<OwnSeat>(`${at(code)}/seats`, { name, ...more }),
  review: (code: string) => patiently(() => call<unknown>(`${at(code)}/review`)),
  lessons: (code: string) => patiently(() => call<Lessons>(`${at(code)}/lesson`)),
  /** The replay names of the finished game and of all games of this evening, for people who played. */
  replays: (code: string, token: string) => call<Api.ReplayView>(`${at(code)}/replay`, undefined, token),
  /** A finished game as everybody saw it, first moment first. With `plain`, also in sentences of that language. */
  replay: (name: string, plain?: Language) =>
    patiently(() =>
      ask(`/api/replays/${encodeURIComponent(name)}${plain ? `?plain=${plain}` : ''}`, {}),
    ).then((found) => linesOf(found, offline)),
  replayReview: (name: string) =>
    patiently(() => call<unknown>(`/api/replays/${encodeURIComponent(name)}/review`)),
  replayLessons: (name: string) =>
    patiently(() => call<Lessons>(`/api/replays/${encodeURIComponent(name)}/lesson`)),
  /** Sends our token if we have a seat, because a table that was unused for long is found only with it. */
  look: (code: string) => call<Api.TableView>(at(code), undefined, ownSeats(code)[0]?.token),
  /** Notify this browser when it is the turn of the seat with this token. */
  push: (code: string, token: string, browser: object) => call(`${at(code)}/push`, browser, token),
  noPush: (code: string, token: string, endpoint: string) =>
    call(`${at(code)}/push/off`, { endpoint }, token),
  word: (language: Language, word: string) =>
    call<Api.WordView>(`/api/word?language=${language}&word=${encodeURIComponent(word)}`),
  meaning: (language: Language, word: string) =>
    call<Api.MeaningView>(`/api/meaning?language=${language}&word=${encodeURIComponent(word)}`),
  /** A question about the printed box, in the game's own format. */
  beside: <T>(game: string, language: Language, question: object) =>
    patiently(() => call<T>(`/api/beside/${game}?language=${language}`, question)),
  /** Dictionaries for use without a connection. */
  pockets: () => call<Partial<Record<Language, Api.Pocket>>>('/api/pocket'),
  pocket: async (language: Language): Promise<Blob> => (await ask(`/api/pocket/${language}`, {})).blob(),
  /** The box that Parlour ships, as a start for a custom one. */
  boxOurs: (game: string, language: Language) => call<Api.BoxView>(`/api/box/${game}?language=${language}`),
  /** Checks a box and reports problems in this language. The server stores nothing of it. */
  boxCheck: (question: Api.BoxQuestion, language: Language) =>
    call<Api.BoxView>(`/api/box?language=${language}`, question),
  /** The printable parts of a game, as a file. */
  print: async (game: string, language: Language, paper: string, box?: object): Promise<Blob> => {
    const path = `/print/${encodeURIComponent(game)}.pdf?language=${language}&paper=${paper}`;
    return (await ask(path, box ? posted({ box }) : {})).blob();
  },
  days: () => call<Api.DaysView>('/api/days'),
  /** The results of the device with that key for the rolls of a day, by game. */
  dayStates: (day: string, language: Language, key: string) =>
    call<Record<string, Api.DayState>>(rolled([day, language]), undefined, key),
  dayResult: (which: Which, key: string) =>
    patiently(() => call<Api.DayResult>(rolled(which), undefined, key)),
  playDay: (which: Which, key: string, name: string, word?: string) =>
    call<Api.DayPlayMade>(rolled(which), { name, ...(word && { word }) }, key),
  club: (code: string, token?: string) =>
    call<Api.ClubView>(`/api/clubs/${encodeURIComponent(code)}`, undefined, token),
  log: (code: string) => to(`${at(code)}/log`),
  qr: (code: string) => to(`${at(code)}/qr.svg`),
};
