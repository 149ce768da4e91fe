/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  to_server: Hello | Act | Host | React | Pong;
  to_client: View | Ok | Refused | Ping | Reaction | Stall | Moved | Bye;
  http: {
    NewTable: NewTable;
    NewSeat: NewSeat;
    NewClub: NewClub;
    NewPlace: NewPlace;
    ClubMade: ClubMade;
    Placed: Placed;
    ClubView: ClubView;
    TableMade: TableMade;
    SeatTaken: SeatTaken;
    TableView: TableView;
    BoxQuestion: BoxQuestion;
    BoxView: BoxView;
    MovesView: MovesView;
    ReplayView: ReplayView;
    ServerView: ServerView;
    Pocket: Pocket;
    Version: Version;
    AboutView: AboutView;
    Problem: Problem;
  };
}
/**
 * The first message. No token: a spectator. `seq`: the last one seen, so that no event is missed.
 *
 *     `plain`: the language in which views and events are to come in words too, for a client that does not draw the game.
 */
export interface Hello {
  t: 'hello';
  token?: string | null;
  seq?: number | null;
  plain?: string | null;
}
/**
 * A move of one's seat. `on`: the moment that it answers, as the last view named it (COM-11).
 */
export interface Act {
  t: 'act';
  id: string | number;
  move: unknown;
  on?: string | null;
}
/**
 * A decision of the host.
 */
export interface Host {
  t: 'host';
  id: string | number;
  do:
    | Start
    | Pause
    | Resume
    | Onward
    | Bot
    | Remove
    | Move
    | Again
    | Ready
    | Lobby
    | Set
    | Wish
    | Extra
    | Roll
    | Give
    | Ceremony;
}
/**
 * The game begins with everyone who sits. `count`: after a countdown of three seconds that everybody sees.
 */
export interface Start {
  t: 'start';
  count?: boolean;
}
/**
 * The table's time stands still.
 */
export interface Pause {
  t: 'pause';
}
/**
 * It goes on.
 */
export interface Resume {
  t: 'resume';
}
/**
 * The pause between two rounds is over: the next one begins now (COM-23).
 */
export interface Onward {
  t: 'onward';
}
/**
 * A bot plays `seat`; with no `level` its person plays on. With no `seat` one more bot sits down (lobby).
 */
export interface Bot {
  t: 'bot';
  seat?: number | null;
  level?: number | null;
}
/**
 * Someone leaves for good (COM-08).
 */
export interface Remove {
  t: 'remove';
  seat: number;
}
/**
 * A pupil goes to another table of the class. `token`: of the seat that the teacher has taken for them there.
 */
export interface Move {
  t: 'move';
  seat: number;
  to: string;
  token: string;
}
/**
 * After the end: a new game with the same people, at other settings if given. From anyone but the host it is
 *     `ready`.
 */
export interface Again {
  t: 'again';
  settings?: {} | null;
  count?: boolean;
}
/**
 * After the end: its sender wants to play again (COM-27). When everybody who is here does, the game begins after a
 *     countdown. Not `on`: they don't, and a countdown stops. `settings`: what the host changes for it.
 */
export interface Ready {
  t: 'ready';
  on?: boolean;
  settings?: {} | null;
}
/**
 * Back to the lobby, where seats and settings are open again; a game that is being played ends without a result.
 *
 *     `game`: another game for the same people (COM-26), at these `settings`; the rest is as usual there.
 */
export interface Lobby {
  t: 'lobby';
  game?: string | null;
  settings?: {};
}
/**
 * Settings of the table, in the lobby. What is not named keeps its value.
 *
 *     `seats`: how many there are to be. As many as are taken: nobody else sits down.
 */
export interface Set {
  t: 'set';
  settings?: {};
  seats?: number | null;
}
/**
 * The part that a seat wants to play (lobby, COM-14): chips of the game, one of each row at most; none: by lot;
 *     null: whatever is left. Everybody chooses for themselves, the host for all.
 */
export interface Wish {
  t: 'wish';
  seat: number;
  chips?: string[] | null;
}
/**
 * A seat's time, in per cent of the usual (COM-16). Everybody asks for their own; more is the host's to allow.
 */
export interface Extra {
  t: 'extra';
  seat: number;
  percent: 100 | 150 | 200;
}
/**
 * What real dice show (COM-13): a face for each die of the pad, and, where they lie in an order, that order by
 *     their places on the pad. `level`: places that lie as far as the one before them (BOT-26). `on`: the moment that they
 *     were rolled for, as the last view named it. It is the host's, or theirs whose roll it is; a secret roll is theirs
 *     alone.
 */
export interface Roll {
  t: 'roll';
  /**
   * @maxItems 32
   */
  faces: string[];
  /**
   * @maxItems 32
   */
  order?: number[];
  /**
   * @maxItems 32
   */
  level?: number[];
  on?: string | null;
}
/**
 * Someone else is the host from now on.
 */
export interface Give {
  t: 'give';
  seat: number;
}
/**
 * The evening ends (COM-27). `cards`: how many cards of the closing ceremony are unveiled. 0 begins it, null breaks
 *     it off.
 */
export interface Ceremony {
  t: 'ceremony';
  cards: number | null;
}
/**
 * A quick reaction that everyone sees. It is kept nowhere.
 */
export interface React {
  t: 'react';
  id: string | number;
  emoji: '❤️' | '🎉' | '👏' | '😂' | '😮' | '🤔';
}
/**
 * The answer to a ping, at once: the server measures the way by it.
 */
export interface Pong {
  t: 'pong';
  n: number;
}
/**
 * All that this seat may see now, and what happened since the last one. Times are table Millis but for `now`.
 *
 *     `settings`: only in the first view of a connection and whenever they changed. `fair`: of what this view tells; the
 *     first view of a connection has the latest few.
 *     `text` and `said`, only where the hello asked for plain words: the view as text or as a board, and a sentence
 *     for each event.
 *     `faulty`: the game failed to make one of them, and its fields are shown instead.
 */
export interface View {
  t: 'view';
  seats: SeatView[];
  lacks?: Lack[];
  waiting?: string[];
  pace?: number;
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  paused: boolean;
  club?: boolean;
  waits?: boolean;
  code: string;
  game: string;
  number: number;
  language: string;
  size: number;
  spectators: number;
  notice?: ('damaged' | 'outdated' | 'rules-changed' | 'words-changed') | null;
  asked?: number[];
  starts?: number | null;
  ceremony?: CeremonyView | null;
  seq: number;
  at: number;
  now: number;
  events: unknown[];
  on: string | null;
  result: ResultView | null;
  fair: Fair[];
  view: unknown;
  asks: string[];
  until: number | null;
  span: number | null;
  you: number | null;
  host: boolean;
  rest?: number;
  roll?: RollView;
  settings?: {};
  text?: string | Board | null;
  said?: string[];
  faulty?: boolean;
}
/**
 * A seat as everyone sees it. Its number is its place in the list. What is as usual is left out.
 */
export interface SeatView {
  name: string;
  bot: number | null;
  host: boolean;
  connected: boolean;
  left: boolean;
  wish?: string[] | null;
  part?: string[] | null;
  extra?: number;
  asked_extra?: number | null;
  stands_in?: boolean;
  late?: boolean;
  crowns?: number;
  ready?: boolean;
}
/**
 * Why a game can't begin yet: it lacks so many players (of a part, if that is named), or a part has too many.
 */
export interface Lack {
  n: number;
  part?: string[] | null;
  crowded?: boolean;
}
export interface CeremonyView {
  of: number;
  cards: CardView[];
}
/**
 * A card of the closing ceremony (COM-27): `fastest` find in ms, most `stolen`, worst `blunder`, best `word` by its
 *     letters, or most `crowns`.
 */
export interface CardView {
  kind: string;
  names: string[];
  value: number;
  word?: string;
  game?: string;
}
export interface ResultView {
  winners: number[];
  scores: number[];
}
/**
 * When an input counted and why: `at` = `arrived` − `delay`, unless something later had been settled already.
 */
export interface Fair {
  seq: number;
  seat: number;
  arrived: number;
  delay: number;
  at: number;
}
/**
 * Real dice are waited for (COM-13). `by`: the seats that are to read them; none: a host without a seat.
 */
export interface RollView {
  by: number[];
  pad: Handful | null;
}
/**
 * Dice or cards that are rolled or drawn together.
 */
export interface Handful {
  dice: Die[];
  seats?: number[];
  secret?: boolean;
  lying?: number;
  once?: string[][];
}
/**
 * A die, or a place for a card. Dice with the same `mark` look alike.
 */
export interface Die {
  mark: string;
  faces: string[];
}
/**
 * A view as a plain table draws it, from top to bottom.
 */
export interface Board {
  phase?: string;
  says?: string;
  scores?: Score[];
  parts?: (string | (Tiles | Dice | Cards | Hand | Sheet | Reveal))[];
}
/**
 * What is shown at a player's name.
 */
export interface Score {
  points?: number | string;
  note?: string;
  is_done?: boolean;
  is_on?: boolean;
}
/**
 * A word or letters, on flat tiles. `marked`: the places of those that stand out.
 */
export interface Tiles {
  t: 'tiles';
  faces: string | string[];
  label?: string;
  marked?: number[];
}
/**
 * Dice that were rolled. The browser tumbles them when their faces change.
 */
export interface Dice {
  t: 'dice';
  faces: string | string[];
  label?: string;
  marked?: number[];
}
/**
 * Cards that everybody sees. A string is a card without a note.
 */
export interface Cards {
  t: 'cards';
  cards: (string | Card)[];
  label?: string;
}
/**
 * A card that lies open: a few words, and a note in small letters.
 */
export interface Card {
  text: string;
  note?: string;
  marked?: boolean;
}
/**
 * A hidden hand: `cards` that this seat alone sees and can cover on its screen, and `hidden` ones face down.
 */
export interface Hand {
  t: 'hand';
  cards?: (string | Card)[];
  label?: string;
  hidden?: number;
}
/**
 * A sheet with rows, as on squared paper. `head` names its columns.
 */
export interface Sheet {
  t: 'sheet';
  rows: Row[];
  label?: string;
  head?: string[];
}
export interface Row {
  cells: string[];
  marked?: boolean;
}
/**
 * Steps that are unveiled one after the other, and the sentence that closes them.
 */
export interface Reveal {
  t: 'reveal';
  steps: Step[];
  label?: string;
  says?: string;
}
/**
 * One step of a reveal: what comes to light, whose it is, and what it is worth.
 */
export interface Step {
  text: string;
  seat?: number | null;
  note?: string;
  marked?: boolean;
}
/**
 * The message is done and stored.
 */
export interface Ok {
  t: 'ok';
  id: string | number;
}
/**
 * The message changed nothing, and why. An `id` of null: it could not be read.
 */
export interface Refused {
  t: 'refused';
  id: string | number | null;
  code: string;
  detail: string;
}
/**
 * Answer with `pong` and the same `n`, at once.
 */
export interface Ping {
  t: 'ping';
  n: number;
}
export interface Reaction {
  t: 'reaction';
  seat: number;
  emoji: string;
}
/**
 * `on`: the server can't store anything now. Clocks are stopped, and what was sent counts later. Not `on`: that is
 *     over.
 */
export interface Stall {
  t: 'stall';
  on: boolean;
}
/**
 * The teacher has moved this pupil to the table `code`, where their token is `token`.
 */
export interface Moved {
  t: 'moved';
  code: string;
  token: string;
}
/**
 * The last message. The code says whether coming back makes sense.
 */
export interface Bye {
  t: 'bye';
  code:
    | 'closed'
    | 'full'
    | 'hello-first'
    | 'no-such-seat'
    | 'removed'
    | 'restart'
    | 'silent'
    | 'too-fast'
    | 'trouble';
}
/**
 * `POST /api/tables`
 */
export interface NewTable {
  game: string;
  settings?: {};
  seats?: number | null;
  /**
   * @maxItems 16
   */
  bots?:
    | []
    | [NewBot]
    | [NewBot, NewBot]
    | [NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot, NewBot]
    | [
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot
      ]
    | [
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot
      ]
    | [
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot,
        NewBot
      ];
  language?: string | null;
  word?: string | null;
}
export interface NewBot {
  level?: number;
}
/**
 * `POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back.
 */
export interface NewSeat {
  name: string;
  token?: string | null;
  seat?: number | null;
  next?: boolean;
}
/**
 * `POST /api/clubs`: one link for tables of `size` people. `family`: what nobody should meet in a class is no word
 *     here. `waits`: after each round, tables wait until the teacher goes on (COM-23).
 */
export interface NewClub {
  game: string;
  size: number;
  language?: string;
  settings?: {};
  family?: boolean;
  waits?: boolean;
  word?: string | null;
}
/**
 * `POST /api/clubs/{code}/place`
 */
export interface NewPlace {
  name: string;
}
export interface ClubMade {
  code: string;
  link: string;
  token: string;
}
/**
 * The table to sit down at, as at any other; where it was filled meanwhile, one asks again.
 */
export interface Placed {
  code: string;
}
/**
 * `GET /api/clubs/{code}`: without the teacher's token no tables.
 */
export interface ClubView {
  code: string;
  game: string;
  language: string;
  size: number;
  link: string;
  tables: ClubTable[];
}
/**
 * A table as its teacher knows it, with the host's token.
 */
export interface ClubTable {
  code: string;
  token: string;
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  paused: boolean;
  number: number;
  seats: SeatView[];
}
export interface TableMade {
  code: string;
  link: string;
  host_token: string;
}
export interface SeatTaken {
  seat: number | null;
  token: string;
}
/**
 * What a stranger may know of a table.
 */
export interface TableView {
  code: string;
  game: string;
  language: string;
  settings: {};
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  size: number;
  seats: SeatView[];
  spectators: number;
  key: string;
  asked?: number[];
  dues?: number[];
}
/**
 * `POST /api/box`: a box of one's own (COM-09), as values, as its file, or as a table's settings say what it plays
 *     with. `game`: what it has to be a box of.
 */
export interface BoxQuestion {
  box?: {} | null;
  toml?: string | null;
  settings?: {} | null;
  game?: string | null;
}
/**
 * A box, all that is wrong with it, and, where nothing is, its file and what it means to a table's settings. `box`
 *     is null where nobody can tell what it is.
 */
export interface BoxView {
  box: {} | null;
  problems: BoxProblem[];
  toml?: string | null;
  settings?: {} | null;
}
/**
 * `at`: names of fields and places in lists (from 0); `place`: the same for people, who count from 1.
 */
export interface BoxProblem {
  at: (string | number)[];
  place: string;
  says: string;
}
/**
 * `GET /api/games/{game}/moves`: for a client that does not draw the game, its moves as JSON Schema, and what its
 *     refusals say in words, by their codes. `{detail}` in one stands for the refusal's own.
 */
export interface MovesView {
  moves: {};
  refused: {
    [k: string]: string;
  };
}
/**
 * `GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
 *     `GET /api/replays/{name}`.
 */
export interface ReplayView {
  replay: string;
}
/**
 * `GET /api/house`: what its people say to everybody, in every language; whether opening a table takes a word.
 */
export interface ServerView {
  message: {
    [k: string]: string;
  } | null;
  opening_word: boolean;
  push?: string | null;
}
/**
 * `GET /api/pocket`, by language: the dictionary that a device can take along, by its hash and its size. Its octets
 *     are at `/api/pocket/{language}` (src/parlour/lexicon/pocket.py).
 */
export interface Pocket {
  hash: string;
  bytes: number;
}
/**
 * `GET /api/version`: of Parlour, of the rules of each game, and of the words of each language (by their hash).
 */
export interface Version {
  version: string;
  rules: {
    [k: string]: number;
  };
  lexicon: {
    [k: string]: string;
  };
}
/**
 * `GET /api/about`. `keep_days`: a table that nobody uses for this many days is deleted.
 */
export interface AboutView {
  keep_days: number;
  packages: PackageView[];
}
/**
 * An installed package: Parlour, a language or a game from outside.
 */
export interface PackageView {
  name: string;
  version: string;
  licence: string;
  notice: string;
}
/**
 * Every error over HTTP.
 */
export interface Problem {
  code: string;
  detail: string;
}
