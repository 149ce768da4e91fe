/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  to_server: Hello | Act | Host | React | Pong;
  to_client: View | Change | Ok | Refused | Ping | Reaction | Stall | Moved | Bye;
  http: {
    AboutView: AboutView;
    AnythingField: AnythingField;
    BoardLeave: BoardLeave;
    BoardMade: BoardMade;
    BoardMember: BoardMember;
    BoardView: BoardView;
    BoardVisit: BoardVisit;
    BoxProblem: BoxProblem;
    BoxQuestion: BoxQuestion;
    BoxView: BoxView;
    ChoiceField: ChoiceField;
    ClubChoice: ClubChoice;
    ClubMade: ClubMade;
    ClubTable: ClubTable;
    ClubView: ClubView;
    DayPlayMade: DayPlayMade;
    DayResult: DayResult;
    DayState: DayState;
    DaysView: DaysView;
    DeviceSeats: DeviceSeats;
    DeviceView: DeviceView;
    EitherField: EitherField;
    GameView: GameView;
    GoodWord: GoodWord;
    GroupField: GroupField;
    HandSeats: HandSeats;
    Handover: Handover;
    HandoverMade: HandoverMade;
    Health: Health;
    LanguageView: LanguageView;
    Lesson: Lesson;
    Look: Look;
    MaybeField: MaybeField;
    MeaningLine: MeaningLine;
    MeaningView: MeaningView;
    MovesView: MovesView;
    NamedField: NamedField;
    NewBoard: NewBoard;
    NewBot: NewBot;
    NewClub: NewClub;
    NewDayPlay: NewDayPlay;
    NewDevice: NewDevice;
    NewHandover: NewHandover;
    NewPlace: NewPlace;
    NewPush: NewPush;
    NewSeat: NewSeat;
    NewTable: NewTable;
    NoPush: NoPush;
    NumberField: NumberField;
    PackageView: PackageView;
    PartView: PartView;
    PastRoll: PastRoll;
    Placed: Placed;
    PlayerField: PlayerField;
    Pocket: Pocket;
    Problem: Problem;
    RangeView: RangeView;
    ReasonView: ReasonView;
    ReplayView: ReplayView;
    RowField: RowField;
    Rule: Rule;
    SeatTaken: SeatTaken;
    SeatView: SeatView;
    SeriesField: SeriesField;
    ServerView: ServerView;
    SettingView: SettingView;
    SignOut: SignOut;
    SwitchField: SwitchField;
    TableField: TableField;
    TableMade: TableMade;
    TableView: TableView;
    TakeHandover: TakeHandover;
    TermsView: TermsView;
    TextField: TextField;
    Version: Version;
    WordView: WordView;
  };
}
/**
 * The first message of a connection.
 */
export interface Hello {
  t: 'hello';
  token?: string | null;
  seq?: number | null;
  plain?: string | null;
  screen?: boolean;
  key?: string | null;
  changes?: boolean;
}
/**
 * Make a move.
 */
export interface Act {
  t: 'act';
  id: string | number;
  move: unknown;
  on?: string | null;
}
/**
 * Make a decision as host. A few are open to other players too.
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
    | Follow
    | Guide
    | Set
    | Wish
    | Extra
    | Roll
    | Give
    | Ceremony
    | Finest
    | Screen
    | Sound;
}
/**
 * Start the game (lobby). `count`: after a countdown of three seconds if others are there (COM-27).
 */
export interface Start {
  t: 'start';
  count?: boolean;
}
/**
 * Stop the table's clocks. `tour`: while the sender takes a tour of the game.
 */
export interface Pause {
  t: 'pause';
  tour?: boolean;
}
/**
 * Restart the clocks.
 */
export interface Resume {
  t: 'resume';
  count?: boolean;
}
/**
 * End the pause between two rounds (COM-23).
 */
export interface Onward {
  t: 'onward';
}
/**
 * Add a bot (lobby). `seat` with `level`: a bot plays for that person. `seat` alone: the person plays again, or a
 *     newcomer may take over the seat of a bot that plays for nobody (COM-15).
 */
export interface Bot {
  t: 'bot';
  seat?: number | null;
  level?: number | null;
}
/**
 * Free a seat in the lobby. In a game, its player leaves for good (COM-08).
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
 * Start a new game with the same people after the end. From anyone but the host it means `ready`.
 */
export interface Again {
  t: 'again';
  settings?: {} | null;
  count?: boolean;
}
/**
 * The sender wants to play again (COM-27). Once everybody who is here does, a game starts after a countdown.
 *
 *     `on: false` takes it back and stops a countdown. `settings`: changes by the host.
 */
export interface Ready {
  t: 'ready';
  on?: boolean;
  settings?: {} | null;
}
/**
 * Go back to the lobby. A running game ends without a result.
 *
 *     `game`: another game for the same people (COM-26), at `settings` and otherwise the defaults.
 */
export interface Lobby {
  t: 'lobby';
  game?: string | null;
  settings?: {};
}
/**
 * At a table of a class: play what the class plays now. A game that differs ends without a result. Everybody keeps
 *     their place.
 */
export interface Follow {
  t: 'follow';
}
/**
 * At a table of a class, before a game: show everybody this step of the guided round. Null ends it.
 */
export interface Guide {
  t: 'guide';
  step: number | null;
}
/**
 * Change settings or the number of seats (lobby). Settings that are not named keep their values.
 *
 *     While friends can still sit down in a game, `seats` may be the number of seats that it has: then nobody else can.
 */
export interface Set {
  t: 'set';
  settings?: {};
  seats?: number | null;
}
/**
 * Choose the part of a seat in the lobby, or for the next game after the end (COM-14).
 *
 *     Players choose for themselves, the host for everyone.
 *
 *     `chips`: at most one of each row of the game's `parts`; empty to draw lots, null for whatever is left.
 */
export interface Wish {
  t: 'wish';
  seat: number;
  chips?: string[] | null;
}
/**
 * Set a seat's time in per cent (COM-16). Players ask for their own seat, and the host allows more time.
 */
export interface Extra {
  t: 'extra';
  seat: number;
  percent: 100 | 150 | 200;
}
/**
 * Report what real dice show (COM-13). The host may, and the player whose roll it is; secret rolls only the latter.
 *
 *     `faces`: one for each die of the pad. `order`: the places on the pad of dice that have an order. `level`: places
 *     that are as far as the one before them (BOT-26). `on`: as in the view that asked for the roll.
 */
export interface Roll {
  t: 'roll';
  faces: string[];
  order?: number[];
  level?: number[];
  on?: string | null;
}
/**
 * Make somebody else the host.
 */
export interface Give {
  t: 'give';
  seat: number;
}
/**
 * Unveil this number of cards of the closing ceremony (COM-27). 0 begins it, null ends it early.
 */
export interface Ceremony {
  t: 'ceremony';
  cards: number | null;
}
/**
 * After a game: vote for the finest word, by its index in the view's `finest` (COM-28).
 *
 *     Everybody who sits there or waits for the next game has one vote, and may change it.
 */
export interface Finest {
  t: 'finest';
  word: number;
}
/**
 * Accept the big screens that ask for it (COM-31). `key`: accept only the one that has it, now or when it comes.
 */
export interface Screen {
  t: 'screen';
  key?: string | null;
}
/**
 * Turn the sound of the big screens on or off, or their announcer alone. Accepted big screens may do it too.
 */
export interface Sound {
  t: 'sound';
  on?: boolean | null;
  announcer?: boolean | null;
}
/**
 * Show a reaction to everyone. Spectators may react too. It is not stored.
 */
export interface React {
  t: 'react';
  id: string | number;
  emoji: '❤️' | '🎉' | '👏' | '😂' | '😮' | '🤔';
}
/**
 * Answer a ping at once. The server measures the delay of the connection by it.
 */
export interface Pong {
  t: 'pong';
  n: number;
}
/**
 * Everything that this seat may see now, and what happened since the last view.
 *
 *     Times are milliseconds on the table's own clock, except `now` and `starts`.
 */
export interface View {
  t: 'view';
  seats: SeatView[];
  lacks?: Lack[];
  waiting?: string[];
  pace?: number;
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  paused: boolean;
  paused_by?: number | null;
  tour?: boolean;
  club?: boolean;
  waits?: boolean;
  code: string;
  game: string;
  number: number;
  language: string;
  size: number;
  spectators: number;
  screen?: boolean;
  knocks?: number;
  sound?: boolean;
  announcer?: boolean;
  notice?: ('damaged' | 'outdated' | 'rules-changed' | 'words-changed') | null;
  asked?: number[];
  open_until?: number | null;
  starts?: number | null;
  ceremony?: CeremonyView | null;
  finest?: FinestWord[];
  highlights?: Highlights;
  guide?: number | null;
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
 * A seat as everyone sees it. Its number is its index in the list. Fields with default values are omitted.
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
  look?: Look | null;
  points?: number | null;
  vacant?: boolean;
  free?: boolean;
}
/**
 * How a person wants to be seen and heard: numbers of the client's faces, colours and buzzer sounds.
 */
export interface Look {
  face?: number | null;
  colour?: number | null;
  buzzer?: number | null;
}
/**
 * Why a game can't start: `n` players are missing (of `part`, if given), or too many chose it (`crowded`).
 */
export interface Lack {
  n: number;
  part?: string[] | null;
  crowded?: boolean;
}
export interface CeremonyView {
  of: number;
  cards: CardView[];
  games?: string[];
}
/**
 * A card of the closing ceremony (COM-27).
 *
 *     `kind`: the `fastest` find in milliseconds, most `stolen`, worst `blunder`, longest `word`, `finest` word by its
 *     votes (COM-28) or most `crowns`. For people who were best at nothing: their `own` best word, a `brave` one that was
 *     wrong, or their `company`.
 */
export interface CardView {
  kind: string;
  names: string[];
  value: number;
  word?: string;
  game?: string;
}
/**
 * A word of the game that is over, who said it, and how many people like it best (COM-28).
 */
export interface FinestWord {
  name: string;
  word: string;
  votes: number;
}
export interface Highlights {
  words?: GoodWord[];
  turning?: TurningPoint | null;
}
/**
 * A word that counted.
 */
export interface GoodWord {
  seat: number;
  word: string;
  round?: number;
  value?: number | null;
  points?: number | null;
  ms?: number | null;
  is_fit?: boolean;
}
/**
 * The round in which the winner took the lead for good or, if nobody else ever led, gained the most.
 */
export interface TurningPoint {
  seat: number;
  round: number;
  takes_lead: boolean;
  words: string[];
}
export interface ResultView {
  winners: number[];
  scores: number[];
}
/**
 * How an input was timed: `at` = `arrived` − `delay`, unless a later input had been settled before.
 */
export interface Fair {
  seq: number;
  seat: number;
  arrived: number;
  delay: number;
  at: number;
}
/**
 * Real dice are awaited (COM-13). `by`: the seats that read them; empty if a host without a seat does.
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
 * An open card: a few words, and a note in small letters.
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
 * One step of a reveal: a text, whose it is, and what it is worth.
 */
export interface Step {
  text: string;
  seat?: number | null;
  note?: string;
  marked?: boolean;
}
/**
 * What differs from the last view of this connection. Only for clients that ask for `changes`.
 *
 *     All fields but `view` and `table` are as in a view, and always sent if a view would have them.
 */
export interface Change {
  t: 'change';
  seq: number;
  at: number;
  now: number;
  events: unknown[];
  on: string | null;
  result: ResultView | null;
  fair: Fair[];
  asks: string[];
  until: number | null;
  span: number | null;
  you: number | null;
  host: boolean;
  rest?: number;
  roll?: RollView;
  view: {};
  table?: {};
}
/**
 * The message was accepted and its effect is stored.
 */
export interface Ok {
  t: 'ok';
  id: string | number;
}
/**
 * The message changed nothing. `id` is null if it could not be read.
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
/**
 * Somebody reacted. `name`: of a person who waits for the next game. Without seat and name: a spectator.
 */
export interface Reaction {
  t: 'reaction';
  seat: number | null;
  emoji: string;
  name?: string | null;
}
/**
 * `on: true`: the server can't store anything now. Clocks are paused and messages are answered later, so don't
 *     resend them. `on: false`: it can again.
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
 * The last message. Reconnect after `restart`, `trouble` and `silent` only.
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
    | 'signed-out'
    | 'silent'
    | 'too-fast'
    | 'trouble';
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
 * A value that no field describes. People write it as JSON.
 */
export interface AnythingField {
  kind: 'anything';
}
/**
 * `POST /api/boards/{code}/leave`
 */
export interface BoardLeave {
  key: string;
}
/**
 * A board's code, and the key without which nobody finds it.
 */
export interface BoardMade {
  code: string;
  key: string;
}
/**
 * A member and the rolls that they finished on their day, by game.
 */
export interface BoardMember {
  name: string;
  me: boolean;
  today: {
    [k: string]: number | null;
  };
  yesterday: {
    [k: string]: PastRoll;
  };
  answers: {
    [k: string]: PastRoll;
  };
}
/**
 * A roll that may be seen. `told`: what was made of it, in the game's own form.
 */
export interface PastRoll {
  points: number;
  told: unknown;
}
/**
 * What a member sees of a board.
 */
export interface BoardView {
  code: string;
  language: string;
  day: string;
  streak: number;
  members: BoardMember[];
}
/**
 * `POST /api/boards/{code}`: join a board, or look at it as a member. The device sends its key of the daily
 *     rolls as a bearer token.
 */
export interface BoardVisit {
  key: string;
  name: string;
}
/**
 * `at`: names of fields and indices of lists, from 0. `place`: the same for people, from 1.
 */
export interface BoxProblem {
  at: (string | number)[];
  place: string;
  says: string;
}
/**
 * `POST /api/box`: a custom box (COM-09), as values, as a file, or as a table's settings. `game`: the game
 *     that it must belong to.
 */
export interface BoxQuestion {
  box?: {
    [k: string]: unknown;
  } | null;
  toml?: string | null;
  settings?: {
    [k: string]: unknown;
  } | null;
  game?: string | null;
}
/**
 * A box and its problems; without problems also its file and its settings for a table. `box` is null if it can't be
 *     recognised.
 */
export interface BoxView {
  box: {
    [k: string]: unknown;
  } | null;
  problems: BoxProblem[];
  toml?: string | null;
  settings?: {
    [k: string]: unknown;
  } | null;
}
/**
 * One of some values.
 */
export interface ChoiceField {
  kind: 'choice';
  values: (string | number | null)[];
}
/**
 * `POST /api/clubs/{code}`: what a class plays from now on, at tables of `size` people. Each table begins it with
 *     `follow`. `family`: rude words are refused. `waits`: after each round, tables wait until the teacher goes on
 *     (COM-23).
 */
export interface ClubChoice {
  game: string;
  size: number;
  language?: string;
  settings?: {
    [k: string]: unknown;
  };
  family?: boolean;
  waits?: boolean;
}
export interface ClubMade {
  code: string;
  link: string;
  token: string;
}
/**
 * A table of a class, with the host's token. Tables are called by their place in the list, from 1.
 */
export interface ClubTable {
  code: string;
  token: string;
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  paused: boolean;
  number: number;
  seats: SeatView[];
}
/**
 * `GET /api/clubs/{code}`. Without a token, `tables` is empty; with a projector's, its tokens are.
 */
export interface ClubView {
  code: string;
  game: string;
  language: string;
  size: number;
  link: string;
  tables: ClubTable[];
  settings?: {
    [k: string]: unknown;
  };
  family?: boolean;
  waits?: boolean;
  screen?: string;
}
/**
 * The table and the seat at which this device plays the roll.
 */
export interface DayPlayMade {
  code: string;
  seat: number;
  token: string;
}
/**
 * `GET /api/days/{day}/{language}/{game}`: for devices that have played it, and for everybody after the day.
 *
 *     `spread`: the number of people by points. `told`, `solution`: in the game's own form; null while the device may not
 *     know.
 */
export interface DayResult {
  mine: DayState;
  told: unknown;
  solution: unknown;
  spread: [number, number][] | null;
}
/**
 * The result of the requesting device for one roll. `points`: null until its game is over.
 */
export interface DayState {
  state: 'begun' | 'done' | 'new';
  counts: boolean;
  points: number | null;
}
/**
 * `GET /api/days`: the server's date, its first daily roll, the seconds until the next, and the daily games.
 */
export interface DaysView {
  today: string;
  since: string;
  seconds: number;
  games: string[];
}
/**
 * The seats of a new device, with tokens of its own.
 */
export interface DeviceSeats {
  seats: SeatTaken[];
}
export interface SeatTaken {
  seat: number | null;
  token: string;
}
/**
 * A device that holds a seat. `since`: by the wall clock, or null for one that was first. `here`: it is connected.
 *     `mine`: it asks.
 */
export interface DeviceView {
  id: string;
  name: string;
  since: number | null;
  here: boolean;
  mine: boolean;
}
/**
 * One of several groups. The value under `tag` is the name of the chosen part.
 */
export interface EitherField {
  kind: 'either';
  tag: string;
  parts: NamedField[];
}
/**
 * A field with its name in a group.
 */
export interface NamedField {
  name: string;
  field:
    | SwitchField
    | NumberField
    | TextField
    | ChoiceField
    | PlayerField
    | AnythingField
    | SeriesField
    | RowField
    | GroupField
    | TableField
    | MaybeField
    | EitherField;
  label?: string;
  says?: string;
  preset?: unknown;
  is_optional?: boolean;
  texts?: {
    [k: string]: string;
  };
}
/**
 * Yes or no.
 */
export interface SwitchField {
  kind: 'switch';
}
/**
 * A number between two limits, both included.
 */
export interface NumberField {
  kind: 'number';
  least?: number | null;
  most?: number | null;
  is_whole?: boolean;
}
/**
 * A text with limits on its length.
 */
export interface TextField {
  kind: 'text';
  least?: number;
  most?: number | null;
  pattern?: string | null;
}
/**
 * The number of a seat, chosen by the player's name. `others`: not one's own.
 */
export interface PlayerField {
  kind: 'player';
  others?: boolean;
}
/**
 * Several values of one kind. `least` equals `most` where their number is fixed.
 */
export interface SeriesField {
  kind: 'series';
  of:
    | SwitchField
    | NumberField
    | TextField
    | ChoiceField
    | PlayerField
    | AnythingField
    | SeriesField
    | RowField
    | GroupField
    | TableField
    | MaybeField
    | EitherField;
  least?: number;
  most?: number | null;
}
/**
 * A list of values of different kinds.
 */
export interface RowField {
  kind: 'row';
  parts: NamedField[];
}
/**
 * Values with names.
 */
export interface GroupField {
  kind: 'group';
  parts: NamedField[];
}
/**
 * Values of one kind under names that people choose too.
 */
export interface TableField {
  kind: 'table';
  key:
    | SwitchField
    | NumberField
    | TextField
    | ChoiceField
    | PlayerField
    | AnythingField
    | SeriesField
    | RowField
    | GroupField
    | TableField
    | MaybeField
    | EitherField;
  of:
    | SwitchField
    | NumberField
    | TextField
    | ChoiceField
    | PlayerField
    | AnythingField
    | SeriesField
    | RowField
    | GroupField
    | TableField
    | MaybeField
    | EitherField;
}
/**
 * A value that may be null.
 */
export interface MaybeField {
  kind: 'maybe';
  of:
    | SwitchField
    | NumberField
    | TextField
    | ChoiceField
    | PlayerField
    | AnythingField
    | SeriesField
    | RowField
    | GroupField
    | TableField
    | MaybeField
    | EitherField;
}
/**
 * One of `GET /api/games`. `name_uk` and so on: its name in another installed language.
 */
export interface GameView {
  id: string;
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  minutes: number;
  modes: string[];
  ways: TermsView[];
  about: {
    [k: string]: string;
  };
  bots: number;
  alone: {
    [k: string]: unknown;
  };
  first: {
    [k: string]: unknown;
  };
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  parts: {
    [k: string]: PartView[];
  };
  undrawn: string[];
  box: string[];
  kit: NamedField[];
  languages: string[];
  settings: SettingView[];
}
/**
 * What a way to play means for rules and options: values that it needs, and those that a lobby proposes with it.
 */
export interface TermsView {
  way: 'day' | 'one_device' | 'shared_roll' | 'together' | 'tomorrow';
  needs: {
    [k: string]: unknown;
  };
  suggests: {
    [k: string]: unknown;
  };
}
/**
 * A role or side that seats choose in the lobby (COM-14).
 */
export interface PartView {
  chips: string[];
  least: number;
  most: number;
}
/**
 * A setting of a game. `says_uk` and so on: the same in another installed language.
 */
export interface SettingView {
  name: string;
  default: unknown;
  values: unknown[] | RangeView | null;
  kind: 'option' | 'rule' | 'way';
  says: string;
}
/**
 * The least and the greatest number that a setting may be.
 */
export interface RangeView {
  min: number;
  max: number;
}
/**
 * `POST /api/tables/{code}/devices/new`: the seats of this device, by their tokens, for another one. `name`: what
 *     people call this device.
 */
export interface HandSeats {
  tokens: string[];
  name?: string;
}
/**
 * What the other device holds.
 */
export interface Handover {
  holds: string;
}
/**
 * A code that works once, within `seconds`. `qr`: the link `/on#{code}` as a picture (SVG).
 */
export interface HandoverMade {
  code: string;
  qr: string;
  seconds: number;
}
/**
 * `GET /healthz` and `GET /readyz`. `but`: something that the people who run the server should look at.
 */
export interface Health {
  status: string;
  but?: Problem | null;
}
/**
 * Every error over HTTP.
 */
export interface Problem {
  code: string;
  detail: string;
}
/**
 * One of `GET /api/languages`: an installed language, and the games that can be played in it.
 */
export interface LanguageView {
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  games: string[];
}
export interface Lesson {
  said: string[];
  words?: GoodWord[];
}
export interface MeaningLine {
  kind: string;
  of: string;
  says: string;
}
/**
 * `GET /api/meaning`
 */
export interface MeaningView {
  word: string;
  valid: boolean;
  kinds: string[];
  base: string | null;
  lines: MeaningLine[];
  common: string | null;
  source: string | null;
  link: string | null;
}
/**
 * `GET /api/games/{game}/moves`: for a client that does not draw the game, a form for each kind of move by its tag,
 *     and a sentence for each refusal code. `{detail}` in one is replaced by the refusal's own.
 */
export interface MovesView {
  forms: NamedField[];
  refused: {
    [k: string]: string;
  };
}
/**
 * `POST /api/boards`: a board for the daily rolls in one language.
 */
export interface NewBoard {
  language?: string;
  word?: string | null;
}
export interface NewBot {
  level?: number;
}
/**
 * `POST /api/clubs`: one link for all tables of a class.
 */
export interface NewClub {
  game: string;
  size: number;
  language?: string;
  settings?: {
    [k: string]: unknown;
  };
  family?: boolean;
  waits?: boolean;
  word?: string | null;
}
/**
 * `POST /api/days/{day}/{language}/{game}`. The device sends its key as a bearer token.
 */
export interface NewDayPlay {
  name: string;
  word?: string | null;
}
/**
 * `POST /api/tables/{code}/devices`: take the seats that another device hands over.
 */
export interface NewDevice {
  handover: string;
  name?: string;
}
/**
 * `POST /api/handovers`: something for another device to take, in the client's own form.
 */
export interface NewHandover {
  holds: string;
}
/**
 * `POST /api/clubs/{code}/place`
 */
export interface NewPlace {
  name: string;
}
/**
 * `POST /api/tables/{code}/push`, with a seat's token: notify this browser when it is its turn (COM-22).
 */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * `POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back.
 */
export interface NewSeat {
  name: string;
  token?: string | null;
  seat?: number | null;
  next?: boolean;
  look?: Look | null;
}
/**
 * `POST /api/tables`
 */
export interface NewTable {
  game: string;
  settings?: {
    [k: string]: unknown;
  };
  seats?: number | null;
  bots?: NewBot[];
  language?: string | null;
  word?: string | null;
  way?: string | null;
}
/**
 * `POST /api/tables/{code}/push/off`, with the token of a seat.
 */
export interface NoPush {
  endpoint: string;
}
/**
 * The table to sit down at. If it has filled up meanwhile, ask again.
 */
export interface Placed {
  code: string;
}
/**
 * `GET /api/pocket`, by language: the hash and the size of the offline dictionary at `/api/pocket/{language}`
 *     (src/parlour/lexicon/pocket.py).
 */
export interface Pocket {
  hash: string;
  bytes: number;
}
/**
 * Why a word is no singular noun, or no word at all. `of`: the word that it comes from, or that was meant.
 */
export interface ReasonView {
  code: string;
  of: string | null;
}
/**
 * `GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
 *     `GET /api/replays/{name}`.
 */
export interface ReplayView {
  replay: string;
  evening?: string[];
}
/**
 * `kind`: R printed in the rulebook, D decided here, S a setting of the table.
 */
export interface Rule {
  id: string;
  kind: string;
  text: string;
}
/**
 * `GET /api/house`: the message of the day by language, whether opening a table needs a word, and links.
 */
export interface ServerView {
  message: {
    [k: string]: string;
  } | null;
  opening_word: boolean;
  push?: string | null;
  addresses?: string[];
  opened_by?: string | null;
}
/**
 * `POST /api/tables/{code}/devices/off`
 */
export interface SignOut {
  id: string;
}
export interface TableMade {
  code: string;
  link: string;
  host_token: string;
}
/**
 * The public part of a table.
 */
export interface TableView {
  code: string;
  game: string;
  language: string;
  settings: {
    [k: string]: unknown;
  };
  status: 'lobby' | 'over' | 'playing' | 'stopped';
  size: number;
  seats: SeatView[];
  spectators: number;
  key: string;
  asked: number[];
  dues: number[];
  open_until: number | null;
  round: number | null;
  place: number | null;
}
/**
 * `POST /api/handovers/take`
 */
export interface TakeHandover {
  code: string;
}
/**
 * `GET /api/version`: the versions of Parlour and of each game's rules, and the hash of each language's words.
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
 * `GET /api/word`: the dictionary's verdict.
 */
export interface WordView {
  word: string;
  valid: boolean;
  noun: boolean;
  singular: boolean;
  name: boolean;
  zipf: number;
  reason: ReasonView | null;
  suggestions: string[];
  source: string | null;
  rare: boolean;
}
