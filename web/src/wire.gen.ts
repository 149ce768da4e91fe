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
    MovesView: MovesView;
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
    lone: {
      move:
        LoneWrite | LoneErase | LoneHandIn | LoneFinish | LoneGiveUp | LoneGoOn | LoneCastVote | LoneAppeal;
      event:
        | LoneDiceRolled
        | LoneFinished
        | LoneTimeUp
        | LoneUnveiled
        | LoneGaveUp
        | LoneVoteCalled
        | LoneVoteEnded
        | LoneOverturned
        | LoneRoundEnded
        | LoneSeatLeft
        | LoneGameEnded;
      view: LoneView;
      settings: LoneSettings;
    };
    stars: {
      move:
        | StarsSetCipher
        | StarsTransmit
        | StarsPropose
        | StarsGuessWords
        | StarsGuessLetters
        | StarsAgree
        | StarsHandOver
        | StarsTalk
        | StarsMark
        | StarsNote;
      event:
        | StarsBegan
        | StarsCipherSet
        | StarsRoundBegan
        | StarsWrote
        | StarsTransmitted
        | StarsCardShown
        | StarsMessageScored
        | StarsCipherScored
        | StarsSeatLeft
        | StarsGameEnded;
      view: StarsView;
      settings: StarsSettings;
    };
    rebus: {
      move: RebusArrange | RebusRollAgain | RebusFinish | RebusGoOn | RebusCastVote | RebusAppeal;
      event:
        | RebusDiceRolled
        | RebusAskedToRollAgain
        | RebusFinished
        | RebusGlassEmpty
        | RebusScored
        | RebusVoteCalled
        | RebusVoteEnded
        | RebusOverturned
        | RebusRoundEnded
        | RebusSeatLeft
        | RebusGameEnded;
      view: RebusView;
      settings: RebusSettings;
    };
    bookworm: {
      move:
        | BookwormPick
        | BookwormTurnSide
        | BookwormSay
        | BookwormChangeCategory
        | BookwormDoubt
        | BookwormCastVote
        | BookwormSwap
        | BookwormAgree
        | BookwormObject
        | BookwormGoOn;
      event:
        | BookwormBookwormChosen
        | BookwormCardTurned
        | BookwormPicked
        | BookwormDiceRolled
        | BookwormSideTurned
        | BookwormTook
        | BookwormCategoryChanged
        | BookwormDoubted
        | BookwormVoteEnded
        | BookwormTakenBack
        | BookwormSwapAsked
        | BookwormSwapRefused
        | BookwormFailed
        | BookwormRoundEnded
        | BookwormSeatLeft
        | BookwormGameEnded;
      view: BookwormView;
      settings: BookwormSettings;
    };
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
  plain?: ('en' | 'uk') | null;
}
/**
 * A move of one's seat.
 */
export interface Act {
  t: 'act';
  id: string | number;
  move: unknown;
}
/**
 * A decision of the host.
 */
export interface Host {
  t: 'host';
  id: string | number;
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
 * All that this seat may see now, and what happened since the last one.
 *
 *     `text` and `said`, only where the hello asked for plain words: the view as text, and a sentence for each event.
 */
export interface View {
  t: 'view';
  seq: number;
  at: number;
  now: number;
  events: unknown[];
  until: number | null;
  span: number | null;
  seats: SeatView[];
  status: 'lobby' | 'over' | 'playing';
  paused: boolean;
  result: ResultView | null;
  fair: Fair[];
  code: string;
  game: string;
  number: number;
  language: string;
  size: number;
  settings: {};
  spectators: number;
  view: unknown;
  asks: string[];
  you: number | null;
  host: boolean;
  text?: string | null;
  said?: string[];
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
 * `GET /api/games/{game}/moves`: the moves of a game as JSON Schema, for a client that does not draw the game.
 */
export interface MovesView {
  moves: {};
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
  allowed: string[];
  refused: string[];
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
 * Who has claimed; `word` is your own. `to_beat`: only a word of fewer letters counts (BOT-21).
 */
export interface BottleClaimed {
  t: 'claimed';
  seats: number[];
  word: string | null;
  to_beat: number | null;
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
/**
 * Write a word on a row, or another in its place. Nobody else learns of it (LON-08).
 */
export interface LoneWrite {
  t: 'write';
  row: number;
  word: string;
}
export interface LoneErase {
  t: 'erase';
  row: number;
}
/**
 * A whole sheet of paper typed in: what was written before is replaced (LON-10).
 */
export interface LoneHandIn {
  t: 'hand-in';
  lines: LoneLine[];
}
/**
 * A word on a row of the sheet; rows are counted from 0.
 */
export interface LoneLine {
  row: number;
  word: string;
}
/**
 * I have written all I want to (LON-14). Writing on takes it back.
 */
export interface LoneFinish {
  t: 'finish';
}
/**
 * The rows that get a 0 for missing words (LON-12).
 */
export interface LoneGiveUp {
  t: 'give-up';
  rows: number[];
}
/**
 * I have seen enough of what lies open.
 */
export interface LoneGoOn {
  t: 'go-on';
}
/**
 * Without a word the vote goes to every word that still waits for it.
 */
export interface LoneCastVote {
  t: 'cast-vote';
  valid: boolean;
  word?: string | null;
}
/**
 * Ask the table to vote on a ruling of the dictionary (COM-06).
 */
export interface LoneAppeal {
  t: 'appeal';
  word: string;
}
export interface LoneDiceRolled {
  t: 'dice-rolled';
  round: number;
  letters: string;
}
export interface LoneFinished {
  t: 'finished';
  seat: number;
}
/**
 * The writing is over. Events of the writing itself there are none: their number would tell.
 */
export interface LoneTimeUp {
  t: 'time-up';
  round: number;
}
/**
 * The comparison: what each seat wrote, and what it is worth.
 */
export interface LoneUnveiled {
  t: 'unveiled';
  round: number;
  lines: LoneEntry[][];
}
/**
 * What a row of a sheet came to, and why.
 */
export interface LoneEntry {
  row: number | null;
  round: number;
  word: string | null;
  points: number;
  why: 'alone' | 'earlier' | 'given-up' | 'no-word' | 'not-on-dice' | 'own-repeat' | 'shared' | 'too-many';
  by?: number[];
  reason?: string;
}
export interface LoneGaveUp {
  t: 'gave-up';
  seat: number;
  rows: number[];
}
export interface LoneVoteCalled {
  t: 'vote-called';
  word: string;
  seats: number[];
  by?: number | null;
}
export interface LoneVoteEnded {
  t: 'vote-ended';
  word: string;
  valid: boolean;
  votes: never[][];
}
export interface LoneOverturned {
  t: 'overturned';
  word: string;
  valid: boolean;
  lines: LoneEntry[][];
}
export interface LoneRoundEnded {
  t: 'round-ended';
  round: number;
  scores: number[];
}
export interface LoneSeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface LoneGameEnded {
  t: 'game-ended';
  winners: number[];
}
export interface LoneView {
  you: number | null;
  round: number;
  rounds: number;
  words_a_round: number;
  dice: LoneDieView[];
  rows: LoneRow[];
  phase: LoneRolling | LoneWriting | LoneVoting | LoneCompared | LoneOver;
  sheets: LoneEntry[][];
  draft: LoneLine[];
  extras: string[];
  finished: number[];
  scores: number[];
  gone: number[];
  allowed: string[];
  refused: string[];
}
export interface LoneDieView {
  id: number;
  letter: string;
}
/**
 * One row of the sheet: a word of so many letters is worth so many points.
 */
export interface LoneRow {
  squares: number;
  points: number;
}
export interface LoneRolling {
  t: 'rolling';
}
export interface LoneWriting {
  t: 'writing';
  until: number;
}
export interface LoneVoting {
  t: 'voting';
  ballots: LoneBallotView[];
  appeal: boolean;
  until: number;
}
/**
 * What everyone sees of one word's vote: who has voted, never how.
 */
export interface LoneBallotView {
  word: string;
  speakers: number[];
  vote: LoneVoteView;
}
/**
 * What everyone sees of a running vote: who has voted, never how.
 */
export interface LoneVoteView {
  voters: number[];
  voted: number[];
}
/**
 * The open sheets: what each seat wrote in this round, and what has still to be chosen.
 */
export interface LoneCompared {
  t: 'compared';
  lines: LoneEntry[][];
  owed: number[];
  given: number[][];
  ready: number[];
  appealable: string[];
  appeal_until: number | null;
  until: number;
}
export interface LoneOver {
  t: 'over';
  winners: number[];
}
export interface LoneSettings {
  /**
   * How long a round of writing lasts, in seconds.
   */
  seconds?: number;
  /**
   * A word that you wrote yourself in an earlier round scores again, or not.
   */
  own_repeats?: 'score' | 'zero';
  /**
   * Who judges words: the dictionary, the table by vote, or the dictionary with appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  house?: LoneHouseWords;
  /**
   * Dice faces of your own box.
   */
  dice?: LoneDice | null;
  /**
   * The rows of your own pad, twelve of them.
   */
  sheet?:
    | [
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow,
        LoneRow
      ]
    | null;
}
/**
 * Words that this table allows or refuses on top of the dictionary.
 */
export interface LoneHouseWords {
  allow?: string[];
  refuse?: string[];
}
/**
 * The letter dice. They are data: an owner of a box can enter theirs (COM-09). The joker is blank on all sides.
 */
export interface LoneDice {
  /**
   * @minItems 7
   * @maxItems 7
   */
  faces: [never[], never[], never[], never[], never[], never[], never[]];
}
export interface StarsSetCipher {
  t: 'set-cipher';
  trust: string;
  amplify: string;
  suspicion: string;
}
/**
 * The Alien's word. `sure`: send it although the dictionary does not know it (STA-14).
 */
export interface StarsTransmit {
  t: 'transmit';
  word: string;
  sure?: boolean;
}
/**
 * A Scientist's word; it is sent when enough of them agree (STA-16).
 */
export interface StarsPropose {
  t: 'propose';
  word: string;
  sure?: boolean;
}
/**
 * The other side's message, a word of each column.
 */
export interface StarsGuessWords {
  t: 'guess-words';
  words: string[];
}
export interface StarsGuessLetters {
  t: 'guess-letters';
  trust: string;
  amplify: string;
  suspicion: string;
}
/**
 * `proposal`: its number, so that nobody agrees to what was changed meanwhile.
 */
export interface StarsAgree {
  t: 'agree';
  proposal: number;
}
/**
 * The captain makes another Scientist captain.
 */
export interface StarsHandOver {
  t: 'hand-over';
  to: number;
}
export interface StarsTalk {
  t: 'talk';
  text: string;
}
export interface StarsMark {
  t: 'mark';
  letter: string;
  group: 'amplify' | 'suspicion' | 'trust';
  mark: 'is' | 'maybe' | 'not';
}
/**
 * One's whole sheet of notes, as it is from now on; the others of the side read it and have sheets of their own.
 */
export interface StarsNote {
  t: 'note';
  text: string;
}
/**
 * Cards are dealt and messages rolled; what they are is for each side alone.
 */
export interface StarsBegan {
  t: 'began';
}
export interface StarsCipherSet {
  t: 'cipher-set';
}
export interface StarsRoundBegan {
  t: 'round-began';
  round: number;
}
/**
 * A side wrote down a word or a guess. Which one is shown when it is time.
 */
export interface StarsWrote {
  t: 'wrote';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
}
/**
 * A word went out with its score; both are None where only its team may know them.
 */
export interface StarsTransmitted {
  t: 'transmitted';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
  word: string | null;
  score: number | null;
}
/**
 * A side's card lies open for its partners to guess.
 */
export interface StarsCardShown {
  t: 'card-shown';
  side: 'alien' | 'scientists';
}
/**
 * A side guessed the message of its partners. An empty guess: there was nobody left to make one.
 */
export interface StarsMessageScored {
  t: 'message-scored';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
  guess: string[];
  message: string[];
  points: number;
}
export interface StarsCipherScored {
  t: 'cipher-scored';
  team: number;
  seats: number[];
  guess: StarsCipher | null;
  points: number;
}
/**
 * Three trust letters, two amplify letters, one suspicion letter; groups are sets, kept in alphabetical order.
 */
export interface StarsCipher {
  trust: string;
  amplify: string;
  suspicion: string;
}
export interface StarsSeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface StarsGameEnded {
  t: 'game-ended';
  cipher: StarsCipher;
  points: number[];
}
export interface StarsView {
  you: number | null;
  team: number | null;
  side: ('alien' | 'scientists') | null;
  mode: 'coop' | 'teams';
  hard: boolean;
  cipher_draw: 'cards' | 'chosen' | 'uniform';
  scientists_decide: 'captain' | 'majority';
  deduction_aid: boolean;
  round: number;
  rounds: number;
  phase:
    | 'aliens-guess'
    | 'aliens-write'
    | 'dealing'
    | 'deciphering'
    | 'enciphering'
    | 'over'
    | 'scientists-guess'
    | 'scientists-write';
  waiting: number[];
  teams: StarsTeamView[];
  cipher: StarsCipher | null;
  grade: ('first-contact' | 'good-neighbours' | 'lost-in-space' | 'one-mind' | 'static') | null;
  gone: number[];
}
export interface StarsTeamView {
  alien: StarsSideView;
  scientists: StarsSideView;
  transmissions: StarsTransmission[];
  points: StarsPoints;
}
export interface StarsSideView {
  side: 'alien' | 'scientists';
  seats: number[];
  captain: number | null;
  done: boolean;
  card: StarsCardView | null;
  desk: StarsDeskView | null;
  words: string[] | null;
  letters: StarsCipher | null;
}
/**
 * A card that lies open to you; `message` and `rolls` are there once you may know which words were meant.
 */
export interface StarsCardView {
  sentence: string;
  columns: string[][];
  message: string[] | null;
}
/**
 * What only a side itself sees, until the game is over.
 */
export interface StarsDeskView {
  marks: StarsMarked[];
  notes: StarsNoted[];
  talk: StarsSpoken[];
  proposals: StarsProposal[];
  written: string | null;
}
export interface StarsMarked {
  letter: string;
  group: 'amplify' | 'suspicion' | 'trust';
  mark: 'is' | 'maybe' | 'not';
  seat: number;
}
export interface StarsNoted {
  seat: number;
  text: string;
}
export interface StarsSpoken {
  seat: number;
  text: string;
}
/**
 * What a Scientist wants to send or to guess; exactly one of the three is there.
 */
export interface StarsProposal {
  number: number;
  seat: number;
  agreed: number[];
  word?: string | null;
  words?: string[] | null;
  letters?: StarsCipher | null;
}
export interface StarsTransmission {
  round: number;
  side: 'alien' | 'scientists';
  word: string;
  score: number;
}
/**
 * What is scored so far: the Alien's words, the Scientists' words, the letters (STA-21).
 */
export interface StarsPoints {
  alien: number | null;
  scientists: number | null;
  letters: number | null;
  total: number;
}
export interface StarsSettings {
  /**
   * Co-op: one Alien and the Scientists play together. Teams: two teams against each other, 4 to 8 players.
   */
  mode?: 'coop' | 'teams';
  /**
   * Co-op: three rounds in place of four. Teams: an Alien's words go to their own Scientists alone.
   */
  hard?: boolean;
  /**
   * The cipher: drawn as printed (some are likelier), drawn evenly, or chosen by the Alien (co-op only).
   */
  cipher_draw?: 'cards' | 'chosen' | 'uniform';
  /**
   * Several Scientists decide by majority, or their captain decides.
   */
  scientists_decide?: 'captain' | 'majority';
  /**
   * Who is the Alien: by their place at the table in co-op, by their place in each team in teams.
   */
  alien?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /**
   * Scientists may look at the deduction sheet while they play.
   */
  deduction_aid?: boolean;
  /**
   * Message cards of your own box.
   */
  cards?: StarsCards | null;
}
/**
 * The two decks of a language.
 */
export interface StarsCards {
  language: 'en' | 'uk';
  /**
   * @minItems 2
   */
  alien: [StarsCard, StarsCard, ...StarsCard[]];
  /**
   * @minItems 2
   */
  scientists: [StarsCard, StarsCard, ...StarsCard[]];
}
export interface StarsCard {
  id: string;
  sentence: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  columns: never[];
}
/**
 * The whole layout as it lies now; the last one sent counts (REB-10).
 */
export interface RebusArrange {
  t: 'arrange';
  dice: RebusPlaced[];
}
/**
 * One die of a layout. `letter` is what a star stands for; other dice have none.
 */
export interface RebusPlaced {
  die: number;
  row: number;
  col: number;
  letter?: string | null;
}
/**
 * Mercy for a roll with at most one vowel (REB-17).
 */
export interface RebusRollAgain {
  t: 'roll-again';
}
/**
 * Nothing more to lay. Laying on takes it back.
 */
export interface RebusFinish {
  t: 'finish';
}
/**
 * I have seen enough of what lies open.
 */
export interface RebusGoOn {
  t: 'go-on';
}
/**
 * Without a word the vote goes to every word that still waits for it.
 */
export interface RebusCastVote {
  t: 'cast-vote';
  valid: boolean;
  word?: string | null;
}
/**
 * Ask the table to vote on a ruling of the dictionary (COM-06).
 */
export interface RebusAppeal {
  t: 'appeal';
  word: string;
}
/**
 * `rolls` is empty where each seat has a roll of its own that only it sees.
 */
export interface RebusDiceRolled {
  t: 'dice-rolled';
  round: number;
  seats: number[];
  rolls: never[][];
}
export interface RebusAskedToRollAgain {
  t: 'asked-to-roll-again';
  seat: number;
}
export interface RebusFinished {
  t: 'finished';
  seat: number;
}
/**
 * The building is over. Events of the building itself there are none: their number would tell.
 */
export interface RebusGlassEmpty {
  t: 'glass-empty';
  seats: number[];
}
export interface RebusScored {
  t: 'scored';
  turns: RebusTurn[];
}
/**
 * A turn that is over: what lay, how it was judged, and the points entered.
 */
export interface RebusTurn {
  seat: number;
  round: number;
  roll: string;
  placed: RebusPlaced[];
  reading: RebusReading;
  points: number;
}
/**
 * A layout judged: every run, and the points of what would count if the glass were empty now (REB-11).
 */
export interface RebusReading {
  runs: RebusRunRead[];
  apart: number[];
  counted: number[];
  across: number;
  down: number;
  unused: number;
  total: number;
}
/**
 * A run as the judge reads it: its dice, where it is wrong, and what it is worth.
 */
export interface RebusRunRead {
  word: string;
  dice: number[];
  down: boolean;
  points: number;
  fault: ('no-word' | 'too-short' | 'twice') | null;
}
export interface RebusVoteCalled {
  t: 'vote-called';
  word: string;
  seats: number[];
  by?: number | null;
}
export interface RebusVoteEnded {
  t: 'vote-ended';
  word: string;
  valid: boolean;
  votes: never[][];
}
export interface RebusOverturned {
  t: 'overturned';
  word: string;
  valid: boolean;
  turns: RebusTurn[];
}
export interface RebusRoundEnded {
  t: 'round-ended';
  round: number;
  totals: number[];
}
export interface RebusSeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface RebusGameEnded {
  t: 'game-ended';
  winners: number[];
}
export interface RebusView {
  you: number | null;
  round: number;
  rounds: number;
  pace: 'duplicate' | 'together' | 'turns';
  phase: RebusRolling | RebusBuilding | RebusVoting | RebusSettled | RebusOver;
  table: (number | null)[][];
  totals: number[];
  values: {
    [k: string]: number;
  };
  star_letter: 'fixed' | 'free';
  shortest: number;
  board: number;
  gone: number[];
  allowed: string[];
  refused: string[];
}
export interface RebusRolling {
  t: 'rolling';
  seats: number[];
}
/**
 * Who builds and who has finished; of the layouts only those you may see.
 */
export interface RebusBuilding {
  t: 'building';
  seats: number[];
  finished: number[];
  wants_again: number[];
  builds: RebusBuildView[];
  until: number;
}
/**
 * A layout that grows: your own, or in `turns` that of whoever builds.
 */
export interface RebusBuildView {
  seat: number;
  dice: RebusDieView[];
  placed: RebusPlaced[];
  stars: never[][];
  reading: RebusReading;
  may_roll_again: boolean;
}
export interface RebusDieView {
  id: number;
  letter: string;
  value: number;
}
export interface RebusVoting {
  t: 'voting';
  ballots: RebusBallotView[];
  turns: RebusTurnView[];
  appeal: boolean;
  until: number;
}
/**
 * What everyone sees of one word's vote: who has voted, never how.
 */
export interface RebusBallotView {
  word: string;
  speakers: number[];
  vote: RebusVoteView;
}
/**
 * What everyone sees of a running vote: who has voted, never how.
 */
export interface RebusVoteView {
  voters: number[];
  voted: number[];
}
/**
 * A turn that is over.
 */
export interface RebusTurnView {
  seat: number;
  dice: RebusDieView[];
  placed: RebusPlaced[];
  reading: RebusReading;
  points: number;
}
export interface RebusSettled {
  t: 'settled';
  turns: RebusTurnView[];
  ready: number[];
  appealable: string[];
  appeal_until: number | null;
  until: number;
}
export interface RebusOver {
  t: 'over';
  winners: number[];
}
export interface RebusSettings {
  /**
   * How long the hourglass runs, in seconds.
   */
  hourglass_seconds?: number;
  /**
   * How often the glass is turned in a turn.
   */
  turns_of_the_glass?: number;
  /**
   * Printed: words that share no letter may stand apart. None: one connected crossword.
   */
  islands?: 'none' | 'printed';
  /**
   * The fewest letters of a word.
   */
  shortest?: number;
  /**
   * A star keeps the letter it is first laid as for the whole turn, or may change it.
   */
  star_letter?: 'fixed' | 'free';
  /**
   * A turn below zero is entered as 0, or as it is.
   */
  negative_turns?: 'keep' | 'zero';
  /**
   * In turns while the others watch; all together, each with a roll of their own; or all with the same roll.
   */
  pace?: 'duplicate' | 'together' | 'turns';
  /**
   * A roll with at most one vowel may be rolled again while the glass runs.
   */
  mercy?: boolean;
  /**
   * Who judges words: the dictionary, the table by vote, or the dictionary with appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  house?: RebusHouseWords;
  /**
   * Dice faces and values of your own box.
   */
  dice?: RebusDice | null;
}
/**
 * Words that this table allows or refuses on top of the dictionary.
 */
export interface RebusHouseWords {
  allow?: string[];
  refuse?: string[];
}
/**
 * One set of dice. They are data: an owner of a box can enter theirs (COM-09).
 */
export interface RebusDice {
  /**
   * @minItems 15
   * @maxItems 15
   */
  faces: [
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[],
    never[]
  ];
  values: {
    [k: string]: number;
  };
}
/**
 * One of the card's categories, 0 the easiest.
 */
export interface BookwormPick {
  t: 'pick';
  line: number;
}
export interface BookwormTurnSide {
  t: 'turn-side';
  side: 'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn';
}
/**
 * A word and the die it takes; without a die, the only one it can take. `sure`: it fits, whatever the data say.
 */
export interface BookwormSay {
  t: 'say';
  word: string;
  die?: number | null;
  sure?: boolean;
}
/**
 * Take the *new category* die instead of naming a word (BKW-24).
 */
export interface BookwormChangeCategory {
  t: 'change-category';
}
/**
 * Does the last word fit? The table votes (BKW-12).
 */
export interface BookwormDoubt {
  t: 'doubt';
}
export interface BookwormCastVote {
  t: 'cast-vote';
  fits: boolean;
}
/**
 * The finger slipped: this die was meant (BKW-27).
 */
export interface BookwormSwap {
  t: 'swap';
  die: number;
}
/**
 * Yes, take the other die.
 */
export interface BookwormAgree {
  t: 'agree';
}
/**
 * No, the die stays.
 */
export interface BookwormObject {
  t: 'object';
}
/**
 * Ready for the next round.
 */
export interface BookwormGoOn {
  t: 'go-on';
}
export interface BookwormBookwormChosen {
  t: 'bookworm-chosen';
  seat: number;
}
export interface BookwormCardTurned {
  t: 'card-turned';
  seat: number;
  lines: BookwormLine[];
}
/**
 * One category as it stands on a card; `id` is None where the lexicon has no data for it.
 */
export interface BookwormLine {
  id: string | null;
  level: 'green' | 'red' | 'yellow';
  en: string;
  uk: string;
}
export interface BookwormPicked {
  t: 'picked';
  seat: number;
  category: BookwormLine;
}
export interface BookwormDiceRolled {
  t: 'dice-rolled';
  round: number;
  faces: BookwormFace[];
  side: ('a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn') | null;
}
/**
 * What a white die shows. A combined face, CK or XY, has two letters (BKW-09).
 */
export interface BookwormFace {
  letters: string;
  dots: number;
}
export interface BookwormSideTurned {
  t: 'side-turned';
  seat: number;
  side: 'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn';
}
export interface BookwormTook {
  t: 'took';
  spoken: BookwormSpoken;
  special_too?: boolean;
}
/**
 * A word that was named, and the die it took: from whom, or from the display.
 */
export interface BookwormSpoken {
  seat: number;
  word: string;
  die: number;
  source: number | null;
  mark: BookwormMark;
}
/**
 * What the category data think of a word, and the word that was probably meant.
 */
export interface BookwormMark {
  fit: 'no' | 'unsure' | 'yes';
  meant?: string | null;
}
export interface BookwormCategoryChanged {
  t: 'category-changed';
  seat: number;
}
export interface BookwormDoubted {
  t: 'doubted';
  by: number;
  speaker: number;
  word: string;
}
export interface BookwormVoteEnded {
  t: 'vote-ended';
  word: string;
  fits: boolean;
  votes: never[][];
}
/**
 * A word voted down: its die goes back where it was.
 */
export interface BookwormTakenBack {
  t: 'taken-back';
  seat: number;
  word: string;
  die: number;
}
export interface BookwormSwapAsked {
  t: 'swap-asked';
  seat: number;
  word: string;
  die: number;
}
export interface BookwormSwapRefused {
  t: 'swap-refused';
  by: number;
}
export interface BookwormFailed {
  t: 'failed';
  seat: number;
}
export interface BookwormRoundEnded {
  t: 'round-ended';
  score: BookwormRoundScore;
  totals: number[];
}
/**
 * One line of the score sheet.
 */
export interface BookwormRoundScore {
  round: number;
  category: BookwormLine;
  bookworm: number;
  points: number[];
  ended_by: number;
  has_failed: boolean;
}
export interface BookwormSeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface BookwormGameEnded {
  t: 'game-ended';
  winners: number[];
}
export interface BookwormView {
  you: number | null;
  round: number;
  bookworm: number;
  phase:
    | BookwormChoosing
    | BookwormTurningCard
    | BookwormPicking
    | BookwormRolling
    | BookwormTurningSide
    | BookwormNaming
    | BookwormEnding
    | BookwormVoting
    | BookwormSwapping
    | BookwormScored
    | BookwormOver;
  card: BookwormLine[];
  category: BookwormLine | null;
  side: ('a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn') | null;
  dice: BookwormDieView[];
  display: number[];
  stacks: number[][];
  worms: number[];
  middle: number;
  said: BookwormWordView[];
  voted_down: string[];
  last: BookwormLastView | null;
  sheet: BookwormRoundScore[];
  totals: number[];
  gone: number[];
}
export interface BookwormChoosing {
  t: 'choosing';
}
export interface BookwormTurningCard {
  t: 'turning-card';
  seat: number;
}
export interface BookwormPicking {
  t: 'picking';
  seat: number;
  changing: boolean;
}
export interface BookwormRolling {
  t: 'rolling';
}
export interface BookwormTurningSide {
  t: 'turning-side';
  seat: number;
}
/**
 * `count_from`: the visible count from 5 to 0 begins.
 */
export interface BookwormNaming {
  t: 'naming';
  seat: number;
  until: number;
  count_from: number;
  may_change_category: boolean;
}
export interface BookwormEnding {
  t: 'ending';
  seat: number;
}
export interface BookwormVoting {
  t: 'voting';
  by: number;
  vote: BookwormVoteView;
}
/**
 * What everyone sees of a running vote: who has voted, never how.
 */
export interface BookwormVoteView {
  voters: number[];
  voted: number[];
}
export interface BookwormSwapping {
  t: 'swapping';
  seat: number;
  die: number;
  agreed: number[];
}
/**
 * A breath between two rounds (BKW-28).
 */
export interface BookwormScored {
  t: 'scored';
  until: number;
  ready?: number[];
}
export interface BookwormOver {
  t: 'over';
  winners: number[];
}
/**
 * A die; `id` is its own throughout the game.
 */
export interface BookwormDieView {
  id: number;
  letters: string;
  dots: number;
  holder: number | null;
  is_takeable: boolean;
}
/**
 * A word named in this round. `mark` is what the data think; `source`: from whom its die was taken.
 */
export interface BookwormWordView {
  seat: number;
  word: string;
  die: number;
  source: number | null;
  mark: BookwormMark;
}
/**
 * The last word: until when it may be doubted, and whether its die may still be changed for another one.
 */
export interface BookwormLastView {
  word: BookwormWordView;
  doubt_until: number | null;
  may_swap: boolean;
  swaps: number[];
}
export interface BookwormSettings {
  /**
   * Play with the green special die. Leave it out in your first games.
   */
  special_die?: boolean;
  /**
   * For play with children: only the easiest category of each card.
   */
  green_only?: boolean;
  /**
   * Seconds for a word; the last five are counted down.
   */
  seconds?: number;
  /**
   * Who judges a doubted word: the table by vote, or the category data, which the speaker may overrule (for one person with bots).
   */
  judge?: 'data' | 'table';
  /**
   * Which seat is the first Bookworm (0: by lot).
   */
  first_bookworm?: number;
  /**
   * Dice faces of your own box.
   */
  dice?: BookwormDice | null;
  /**
   * Category cards of your own box.
   */
  cards?: [never[], ...never[][]] | null;
}
export interface BookwormDice {
  /**
   * @minItems 7
   * @maxItems 7
   */
  white: never[];
  /**
   * @minItems 6
   * @maxItems 6
   */
  special?: never[];
}
