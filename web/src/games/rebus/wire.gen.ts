/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move: TakeDevice | Look | Finish | GoOn | CastVote | CastVotes | Appeal | Arrange | RollAgain;
  event:
    | Looked
    | Finished
    | VoteCalled
    | VoteEnded
    | SeatJoined
    | SeatLeft
    | GameEnded
    | DiceRolled
    | AskedToRollAgain
    | GlassEmpty
    | Scored
    | Overturned
    | RoundEnded;
  view: View;
  settings: Settings;
  review: TurnReview[];
  solution: Best;
  made: Made;
}
/**
 * I hold the device now.
 */
export interface TakeDevice {
  t: 'take-device';
}
/**
 * Show me the roll: from now on my own time runs (COM-19).
 */
export interface Look {
  t: 'look';
}
/**
 * I have written or laid all I want to in this round. Going on writing or laying takes it back.
 */
export interface Finish {
  t: 'finish';
}
/**
 * I have seen enough of the result.
 */
export interface GoOn {
  t: 'go-on';
}
/**
 * Without a word the vote counts for every word that this seat may still vote on.
 */
export interface CastVote {
  t: 'cast-vote';
  valid: boolean;
  word?: string | null;
}
/**
 * A vote on every word that this seat may still vote on: for all but those `against`.
 */
export interface CastVotes {
  t: 'cast-votes';
  against?: string[];
}
/**
 * Ask the table to vote on a ruling of the dictionary (COM-06).
 */
export interface Appeal {
  t: 'appeal';
  word: string;
}
/**
 * The whole layout. The last one sent counts (REB-10).
 */
export interface Arrange {
  t: 'arrange';
  dice: Placed[];
}
/**
 * One die of a layout. `letter` is the letter of a star; other dice have none.
 */
export interface Placed {
  die: number;
  row: number;
  col: number;
  letter?: string | null;
}
/**
 * Roll again a roll with at most one vowel (REB-17).
 */
export interface RollAgain {
  t: 'roll-again';
}
/**
 * A seat looks at the roll, which nobody else learns from it; when its time is up is no secret (COM-19).
 */
export interface Looked {
  t: 'looked';
  seat: number;
  until: number;
}
/**
 * A seat has written or laid all it wants to in this round.
 */
export interface Finished {
  t: 'finished';
  seat: number;
}
/**
 * The table is asked about a word. `seats` used it; `by` appealed or objected, if anybody did.
 */
export interface VoteCalled {
  t: 'vote-called';
  word: string;
  seats: number[];
  by?: number | null;
}
export interface VoteEnded {
  t: 'vote-ended';
  word: string;
  valid: boolean;
  votes: [number, boolean][];
}
/**
 * Another player sat down after the start (COM-32).
 */
export interface SeatJoined {
  t: 'seat-joined';
  seat: number;
}
/**
 * The host removed a seat for good.
 */
export interface SeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface GameEnded {
  t: 'game-ended';
  winners: number[];
}
/**
 * `rolls` is empty if only each seat itself may see its roll.
 */
export interface DiceRolled {
  t: 'dice-rolled';
  round: number;
  seats: number[];
  rolls: [number, string][];
}
export interface AskedToRollAgain {
  t: 'asked-to-roll-again';
  seat: number;
}
/**
 * The time is up. Laying dice makes no events, because their number would be a hint.
 */
export interface GlassEmpty {
  t: 'glass-empty';
  seats: number[];
}
export interface Scored {
  t: 'scored';
  turns: Turn[];
}
/**
 * A finished turn: the layout, how it was judged, and its points.
 */
export interface Turn {
  seat: number;
  round: number;
  roll: string;
  placed: Placed[];
  reading: Reading;
  points: number;
}
/**
 * A judged layout: every run, and the points if the time were up now (REB-11).
 */
export interface Reading {
  runs: RunRead[];
  apart: number[];
  counted: number[];
  across: number;
  down: number;
  unused: number;
  total: number;
}
/**
 * A run as the referee reads it: its dice, its fault if any, and its points.
 */
export interface RunRead {
  word: string;
  dice: number[];
  down: boolean;
  points: number;
  fault: ('no-word' | 'too-short' | 'twice') | null;
}
export interface Overturned {
  t: 'overturned';
  word: string;
  valid: boolean;
  turns: Turn[];
}
export interface RoundEnded {
  t: 'round-ended';
  round: number;
  totals: number[];
}
export interface View {
  you: number | null;
  round: number;
  rounds: number;
  pace: ('duplicate' | 'together' | 'turns') | 'tomorrow';
  phase: Handing | Rolling | Building | Voting | Settled | Over;
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
  unvoted: string[];
}
/**
 * The device is on its way to `seat`. The dice are hidden from everybody.
 */
export interface Handing {
  t: 'handing';
  seat: number;
  until: number;
}
export interface Rolling {
  t: 'rolling';
  seats: number[];
}
/**
 * Seats that build and seats that have finished, with the layouts that this seat may see.
 */
export interface Building {
  t: 'building';
  seats: number[];
  finished: number[];
  wants_again: number[];
  builds: BuildView[];
  until: number;
  clocks?: [number, number][];
  last?: TurnView[];
}
/**
 * A layout in progress: your own or, in `turns`, that of the builder.
 */
export interface BuildView {
  seat: number;
  dice: DieView[];
  placed: Placed[];
  stars: [number, string][];
  reading: Reading | null;
  may_roll_again: boolean;
}
export interface DieView {
  id: number;
  letter: string;
  value: number;
}
export interface TurnView {
  seat: number;
  dice: DieView[];
  placed: Placed[];
  reading: Reading;
  points: number;
}
export interface Voting {
  t: 'voting';
  ballots: BallotView[];
  turns: TurnView[];
  appeal: boolean;
  until: number;
}
/**
 * What everyone may see of the vote on one word: who has voted, never how.
 */
export interface BallotView {
  word: string;
  speakers: number[];
  vote: VoteView;
  ruled: boolean | null;
  reason: string;
}
/**
 * What everyone may see of a running vote: who has voted, never how.
 */
export interface VoteView {
  voters: number[];
  voted: number[];
}
export interface Settled {
  t: 'settled';
  turns: TurnView[];
  ready: number[];
  appealable: string[];
  appeal_until: number | null;
  until: number;
}
export interface Over {
  t: 'over';
  winners: number[];
}
export interface Settings {
  /**
   * Gives you this many seconds to build before the sand runs out.
   */
  hourglass_seconds?: number;
  /**
   * Turns the hourglass this often in each turn, for more time.
   */
  turns_of_the_glass?: number;
  /**
   * Words that share no letter may stand apart, or everything has to be one crossword.
   */
  islands?: 'none' | 'printed';
  /**
   * The fewest letters a word may have.
   */
  shortest?: number;
  /**
   * A star keeps its first letter for the whole turn, or may change it.
   */
  star_letter?: 'fixed' | 'free';
  /**
   * A turn below zero is scored as 0, or as it is.
   */
  negative_turns?: 'keep' | 'zero';
  /**
   * Leftover dice cost their value, or nothing: kinder in a first game.
   */
  unused?: 'cost' | 'free';
  /**
   * How many rounds you play. The box says ten.
   */
  rounds?: 1 | 3 | 5 | 10;
  /**
   * Words light up as soon as they’re right, and you see your points. Off: only when time is up.
   */
  live?: boolean;
  /**
   * A roll with one vowel or none may be rolled again while the sand runs.
   */
  mercy?: boolean;
  /**
   * Trust the dictionary, let the table vote, or start with the dictionary and allow appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  /**
   * The dice of your own box.
   */
  dice?: Dice | null;
  /**
   * Play in turns while the others watch, all at once with a roll each, all with the same roll, or with the same roll any time until tomorrow.
   */
  pace?: 'duplicate' | 'together' | 'tomorrow' | 'turns';
  /**
   * Everyone plays on this device. The dice are rolled once the next player has it.
   */
  one_device?: boolean;
  /**
   * Results stay until everyone taps Next round.
   */
  results_stay?: boolean;
  /**
   * Play with ours, or use your own and type in what you rolled or drew.
   */
  rolls?: 'ours' | 'table';
  /**
   * The name of your own box.
   */
  box?: string;
  house?: HouseWords;
  /**
   * The dice that a friend has played: one player alone, once.
   */
  roll?: string;
}
/**
 * One set of dice; players may use their own (COM-09).
 */
export interface Dice {
  faces: [string, string, string, string, string, string][];
  values: {
    [k: string]: number;
  };
}
/**
 * Words this table allows or refuses, whatever the dictionary says.
 */
export interface HouseWords {
  allow?: string[];
  refuse?: string[];
}
export interface TurnReview {
  round: number;
  seat: number;
  roll: string;
  reached: number;
  words: Laid[];
  best: number;
  bound: number;
  share: number;
  placed: Placed[];
  across: string[];
  down: string[];
  everyday: Everyday;
}
/**
 * A word that counted.
 */
export interface Laid {
  word: string;
  points: number;
}
/**
 * The best layout of everyday words.
 */
export interface Everyday {
  score: number;
  placed: Placed[];
  across: string[];
  down: string[];
}
export interface Best {
  roll: string;
  values: {
    [k: string]: number;
  };
  score: number;
  bound: number;
  placed: Placed[];
  across: string[];
  down: string[];
  everyday: Everyday;
}
export interface Made {
  points: number;
  placed: Placed[];
  words: Laid[];
}
