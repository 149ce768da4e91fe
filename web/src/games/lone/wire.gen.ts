/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move:
    TakeDevice | Look | Finish | GoOn | CastVote | CastVotes | Appeal | Write | Erase | Jot | HandIn | GiveUp;
  event:
    | Looked
    | Finished
    | VoteCalled
    | VoteEnded
    | SeatJoined
    | SeatLeft
    | GameEnded
    | DiceRolled
    | PencilsDown
    | TimeUp
    | Unveiled
    | GaveUp
    | Overturned
    | RoundEnded;
  view: View;
  settings: Settings;
  review: RoundReview[];
  solution: Field;
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
 * Write a word on a row, or replace the one there. Nobody else learns of it (LON-08).
 */
export interface Write {
  t: 'write';
  row: number;
  word: string;
}
export interface Erase {
  t: 'erase';
  row: number;
}
/**
 * Letters typed for a row and not entered yet: a draft that only its own seat sees (LON-14).
 *
 *     Each one replaces the one before. One that fits neither the row nor the dice is forgotten.
 */
export interface Jot {
  t: 'jot';
  row: number;
  word: string;
}
/**
 * Type in a whole sheet of paper, in place of everything written before (LON-10).
 */
export interface HandIn {
  t: 'hand-in';
  lines: Line[];
}
/**
 * A word on a row of the sheet; rows are counted from 0.
 */
export interface Line {
  row: number;
  word: string;
}
/**
 * The rows that get a 0 for missing words (LON-12).
 */
export interface GiveUp {
  t: 'give-up';
  rows: number[];
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
export interface DiceRolled {
  t: 'dice-rolled';
  round: number;
  letters: string;
}
/**
 * The time for writing on paper is up: the sheets are typed in (LON-24).
 */
export interface PencilsDown {
  t: 'pencils-down';
  round: number;
}
/**
 * The writing is over. Writing itself makes no events, because their number would be a hint.
 */
export interface TimeUp {
  t: 'time-up';
  round: number;
}
/**
 * All sheets are compared: what each seat wrote, and what it scores.
 */
export interface Unveiled {
  t: 'unveiled';
  round: number;
  lines: Outcome[][];
}
/**
 * What one line of a sheet scored, and why.
 */
export interface Outcome {
  row: number | null;
  round: number;
  word: string | null;
  points: number;
  why: 'alone' | 'earlier' | 'given-up' | 'no-word' | 'not-on-dice' | 'own-repeat' | 'shared' | 'too-many';
  by?: number[];
  reason?: string;
}
export interface GaveUp {
  t: 'gave-up';
  seat: number;
  rows: number[];
}
export interface Overturned {
  t: 'overturned';
  word: string;
  valid: boolean;
  lines: Outcome[][];
}
export interface RoundEnded {
  t: 'round-ended';
  round: number;
  scores: number[];
}
export interface View {
  you: number | null;
  round: number;
  rounds: number;
  words_a_round: number;
  dice: DieView[];
  rows: Row[];
  phase: Rolling | Pencil | Handing | Writing | Voting | Compared | Over;
  sheets: Outcome[][];
  draft: Line[];
  jotted: Line | null;
  extras: string[];
  finished: number[];
  pace: 'now' | 'tomorrow';
  scores: number[];
  gone: number[];
  allowed: string[];
  refused: string[];
  unvoted: string[];
}
export interface DieView {
  id: number;
  letter: string;
}
/**
 * One row of the sheet: the number of letters, and the points for a word.
 */
export interface Row {
  squares: number;
  points: number;
}
export interface Rolling {
  t: 'rolling';
}
/**
 * The timer runs and everyone writes on paper (LON-24).
 */
export interface Pencil {
  t: 'pencil';
  until: number;
}
/**
 * The device is on its way to `seat`. The dice are hidden from everybody.
 */
export interface Handing {
  t: 'handing';
  seat: number;
  until: number;
}
export interface Writing {
  t: 'writing';
  until: number;
  seat: number | null;
  copying: boolean;
  clocks?: [number, number][];
}
export interface Voting {
  t: 'voting';
  ballots: BallotView[];
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
/**
 * What each seat wrote in this round, and how many rows it still has to choose.
 */
export interface Compared {
  t: 'compared';
  lines: Outcome[][];
  owed: number[];
  given: number[][];
  ready: number[];
  appealable: string[];
  appeal_until: number | null;
  shown_at: number;
  unveiling: number;
  until: number;
}
export interface Over {
  t: 'over';
  winners: number[];
}
export interface Settings {
  /**
   * Gives everyone this many seconds to write in each round.
   */
  seconds?: number;
  /**
   * A word that you already wrote in an earlier round scores again, or doesn’t.
   */
  own_repeats?: 'score' | 'zero';
  /**
   * Write on paper, and type in your words when time’s up.
   */
  paper?: boolean;
  /**
   * Gives everyone this many seconds to type in their sheet.
   */
  copy_s?: number;
  /**
   * Trust the dictionary, let the table vote, or start with the dictionary and allow appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  /**
   * The dice of your own box.
   */
  dice?: Dice | null;
  /**
   * The twelve rows of your own box.
   */
  sheet?: Row[] | null;
  /**
   * Play all together now, or give everyone a day for each turn.
   */
  pace?: 'now' | 'tomorrow';
  /**
   * Everyone writes on the same device, one after the other, each with the full time.
   */
  one_device?: boolean;
  /**
   * Plays today’s roll: one player, one round, compared with everyone who writes that day.
   */
  day?: boolean;
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
 * The letter dice; players may use their own (COM-09). The joker is blank on all sides.
 */
export interface Dice {
  faces: [string, string, string, string, string, string][];
}
/**
 * Words this table allows or refuses, whatever the dictionary says.
 */
export interface HouseWords {
  allow?: string[];
  refuse?: string[];
}
export interface RoundReview {
  round: number;
  seat: number;
  reached: number;
  best: number;
  share: number;
  lines: Line[];
}
export interface Field {
  dice: string;
  bots: string[][];
  best: Line[];
  worth: number;
  names?: string[];
}
export interface Made {
  lines: Wrote[];
  others?: number;
  people?: number;
}
export interface Wrote {
  row: number;
  word: string;
  worth: number;
  why: 'alone' | 'earlier' | 'given-up' | 'no-word' | 'not-on-dice' | 'own-repeat' | 'shared' | 'too-many';
  reason?: string;
  others?: number;
  people?: number;
  bots?: string[];
  points?: number;
}
