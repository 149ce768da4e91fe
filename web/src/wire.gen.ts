/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  to_server: Hello | Act | Host | React | Pong;
  to_client: View | Ok | Refused | Ping | Reaction | Bye;
  http: {
    NewTable: NewTable;
    NewSeat: NewSeat;
    TableMade: TableMade;
    SeatTaken: SeatTaken;
    TableView: TableView;
    Problem: Problem;
  };
  games: {
    bottle: {
      move: BottleSay | BottleCallNoWord | BottlePass | BottleCover | BottleCastVote | BottleAppeal;
      event:
        | BottleShook
        | BottleSpoke
        | BottleSaid
        | BottleErred
        | BottlePassed
        | BottleCalledNoWord
        | BottleRefuted
        | BottleCoveredBottle
        | BottleNamed
        | BottleContested
        | BottleAwarded
        | BottleRoundEnded
        | BottleVoteCalled
        | BottleVoteEnded
        | BottleOverturned
        | BottleSeatLeft
        | BottleGameEnded;
      view: BottleView;
      settings: BottleSettings;
    };
  };
}
/**
 * The first message. No token: a spectator. `seq`: the last one seen, so that no event is missed.
 */
export interface Hello {
  t: 'hello';
  token?: string | null;
  seq?: number | null;
}
/**
 * A move of one's seat.
 */
export interface Act {
  t: 'act';
  /**
   * The client's own; resending it is harmless.
   */
  id: string;
  move: unknown;
}
/**
 * A decision of the host.
 */
export interface Host {
  t: 'host';
  /**
   * The client's own; resending it is harmless.
   */
  id: string;
  do: Start | Pause | Resume | Bot | Remove | Again | Lobby | Set | Give;
}
/**
 * The game begins with everyone who sits.
 */
export interface Start {
  t: 'start';
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
 * After the end: a new game with the same people, at other settings if given.
 */
export interface Again {
  t: 'again';
  settings?: {} | null;
}
/**
 * After the end: back to the lobby, where seats and settings are open again.
 */
export interface Lobby {
  t: 'lobby';
}
/**
 * Settings of the table, in the lobby. What is not named keeps its value.
 */
export interface Set {
  t: 'set';
  settings: {};
}
/**
 * Someone else is the host from now on.
 */
export interface Give {
  t: 'give';
  seat: number;
}
/**
 * A quick reaction that everyone sees. It is kept nowhere.
 */
export interface React {
  t: 'react';
  /**
   * The client's own; resending it is harmless.
   */
  id: string;
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
 */
export interface View {
  t: 'view';
  seq: number;
  at: number;
  now: number;
  view: unknown;
  events: unknown;
  asks: unknown;
  until: number | null;
  seats: unknown;
  you: number | null;
  host: boolean;
  status: 'lobby' | 'over' | 'playing';
  paused: boolean;
  result: ResultView | null;
  fair: unknown;
  code: string;
  game: string;
  number: number;
  language: string;
  size: number;
  settings: unknown;
  spectators: number;
}
export interface ResultView {
  winners: number[];
  scores: number[];
}
/**
 * The message is done and stored.
 */
export interface Ok {
  t: 'ok';
  id: string;
}
/**
 * The message changed nothing, and why. An `id` of null: it could not be read.
 */
export interface Refused {
  t: 'refused';
  id: string | null;
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
 * The last message. The code says whether coming back makes sense.
 */
export interface Bye {
  t: 'bye';
  code: 'full' | 'hello-first' | 'no-such-seat' | 'removed' | 'restart' | 'silent' | 'too-fast' | 'trouble';
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
  language?: ('en' | 'uk') | null;
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
}
export interface TableMade {
  code: string;
  link: string;
  host_token: string;
}
export interface SeatTaken {
  seat: number;
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
  status: 'lobby' | 'over' | 'playing';
  size: number;
  seats: SeatView[];
  spectators: number;
}
/**
 * A seat as everyone sees it. Its number is its place in the list.
 */
export interface SeatView {
  name: string;
  bot: number | null;
  host: boolean;
  connected: boolean;
  left: boolean;
}
/**
 * Every error over HTTP.
 */
export interface Problem {
  code: string;
  detail: string;
}
export interface BottleSay {
  t: 'say';
  word: string;
}
export interface BottleCallNoWord {
  t: 'call-no-word';
}
/**
 * An offer to shake again (BOT-13).
 */
export interface BottlePass {
  t: 'pass';
}
/**
 * A hand on the bottle (BOT-24).
 */
export interface BottleCover {
  t: 'cover';
}
export interface BottleCastVote {
  t: 'cast-vote';
  valid: boolean;
}
/**
 * Ask the table to vote on a ruling (COM-06).
 */
export interface BottleAppeal {
  t: 'appeal';
  word: string;
}
export interface BottleShook {
  t: 'shook';
  round: number;
  roll: BottleShaken;
}
/**
 * What a shake shows: a letter a die, how far each lies from the neck, and the effect if its die is in.
 */
export interface BottleShaken {
  t: 'shaken';
  letters: string[];
  distances: number[];
  effect?: 'base' | 'cover' | 'neck' | 'yellow';
}
/**
 * A seat named a word that may win. Which one is shown when the moment is over.
 */
export interface BottleSpoke {
  t: 'spoke';
  seat: number;
}
export interface BottleSaid {
  t: 'said';
  seat: number;
  word: string;
  at: number;
}
/**
 * A mistake: out for the round, and a diamond lost where there is one (BOT-09, BOT-10).
 */
export interface BottleErred {
  t: 'erred';
  seat: number;
  word: string;
  fault: BottleFault;
  cost: number;
}
/**
 * Why a word is a mistake: a stable code, and the word or letter it is about.
 */
export interface BottleFault {
  code: string;
  of?: string;
}
export interface BottlePassed {
  t: 'passed';
  seat: number;
}
export interface BottleCalledNoWord {
  t: 'called-no-word';
  seat: number;
}
/**
 * A word was found after all: the caller of "no word" pays (BOT-16).
 */
export interface BottleRefuted {
  t: 'refuted';
  seat: number;
  cost: number;
}
export interface BottleCoveredBottle {
  t: 'covered-bottle';
  seat: number;
}
/**
 * A right word of a cover, and the die it is for.
 */
export interface BottleNamed {
  t: 'named';
  seat: number;
  word: string;
  die: number;
}
/**
 * There is a word to beat (BOT-20).
 */
export interface BottleContested {
  t: 'contested';
  seats: number[];
  length: number;
}
export interface BottleAwarded {
  t: 'awarded';
  seat: number;
  diamonds: number;
}
export interface BottleRoundEnded {
  t: 'round-ended';
  winners: number[];
}
export interface BottleVoteCalled {
  t: 'vote-called';
  word: string;
  seat: number;
  by?: number | null;
}
export interface BottleVoteEnded {
  t: 'vote-ended';
  word: string;
  valid: boolean;
  votes: never[][];
}
export interface BottleOverturned {
  t: 'overturned';
  word: string;
  valid: boolean;
}
export interface BottleSeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface BottleGameEnded {
  t: 'game-ended';
  winners: number[];
}
export interface BottleView {
  you: number | null;
  round: number;
  dice: BottleDieView[];
  effect: ('base' | 'cover' | 'neck' | 'yellow') | null;
  phase:
    | BottleShaking
    | BottleOpen
    | BottleClaimed
    | BottleDenied
    | BottleToBeat
    | BottleCovering
    | BottleVoting
    | BottleSettled
    | BottleOver;
  diamonds: number[];
  reserve: number;
  out: number[];
  passed: number[];
  gone: number[];
  used: string[];
  rulings: BottleRulingView[];
}
export interface BottleDieView {
  colour: 'dark-blue' | 'turquoise' | 'yellow';
  letter: string;
  distance: number;
}
export interface BottleShaking {
  t: 'shaking';
}
export interface BottleOpen {
  t: 'open';
}
/**
 * Who has claimed; `word` is your own.
 */
export interface BottleClaimed {
  t: 'claimed';
  seats: number[];
  word: string | null;
}
export interface BottleDenied {
  t: 'denied';
  caller: number;
}
export interface BottleToBeat {
  t: 'to-beat';
  seats: number[];
  words: string[];
  length: number;
}
export interface BottleCovering {
  t: 'covering';
  seat: number;
  words: (string | null)[];
}
export interface BottleVoting {
  t: 'voting';
  word: string;
  speakers: number[];
  vote: BottleVoteView;
  appeal: boolean;
}
/**
 * What everyone sees of a running vote: who has voted, never how.
 */
export interface BottleVoteView {
  voters: number[];
  voted: number[];
}
/**
 * A round is over: who won with what, how many words there were, and the shortest of them.
 */
export interface BottleSettled {
  t: 'settled';
  winners: number[];
  words: string[];
  possible: number;
  shortest: string[];
}
export interface BottleOver {
  t: 'over';
  winners: number[];
}
/**
 * A ruling that may still be appealed.
 */
export interface BottleRulingView {
  word: string;
  seat: number;
  right: boolean;
  until: number;
}
export interface BottleSettings {
  /**
   * Classic: four dice. Easy: without the dark blue die. Effects: four dice and the effect die. Party: three dice and the effect die.
   */
  mode?: 'classic' | 'easy' | 'effects' | 'party';
  /**
   * A right word may be beaten by a shorter one within 10 seconds.
   */
  shorter_word?: boolean;
  /**
   * A letter on two dice must be in the word twice, or once will do.
   */
  double_letters?: 'each' | 'once';
  /**
   * How close two words must be to count as said at the same moment, in milliseconds.
   */
  same_moment_ms?: number;
  /**
   * For play with children: a mistake costs no diamond.
   */
  gentle?: boolean;
  /**
   * Who judges words: the dictionary, the table by vote, or the dictionary with appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  /**
   * Shake again when nobody has found a word for so many seconds (0: never).
   */
  patience_s?: number;
  house?: BottleHouseWords;
  /**
   * Dice faces of your own box.
   */
  dice?: BottleDice | null;
}
/**
 * Words that this table allows or refuses on top of the dictionary.
 */
export interface BottleHouseWords {
  allow?: string[];
  refuse?: string[];
}
/**
 * The faces of one set of dice. They are data: an owner of a box can enter theirs (COM-09).
 */
export interface BottleDice {
  /**
   * @minItems 6
   * @maxItems 6
   */
  yellow: never[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  turquoise: never[];
  /**
   * @minItems 6
   * @maxItems 6
   */
  dark_blue: never[];
  /**
   * @minItems 6
   * @maxItems 6
   */
  effects: never[];
}
