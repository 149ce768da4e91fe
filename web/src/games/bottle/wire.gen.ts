/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move: Say | CallNoWord | Pass | ShakeNow | AskHint | Cover | Buzz | Heard | CastVote | Appeal;
  event:
    | Shook
    | Spoke
    | Said
    | Erred
    | Passed
    | OfferTaken
    | HintGiven
    | CalledNoWord
    | Refuted
    | CoveredBottle
    | Buzzed
    | RuledByEar
    | Named
    | Contested
    | Awarded
    | RoundEnded
    | VoteCalled
    | VoteEnded
    | Overturned
    | SeatLeft
    | GameEnded;
  view: View;
  settings: Settings;
}
export interface Say {
  t: 'say';
  word: string;
}
export interface CallNoWord {
  t: 'call-no-word';
}
/**
 * An offer to shake again (BOT-13).
 */
export interface Pass {
  t: 'pass';
}
/**
 * The table's own offer to shake again, taken (BOT-35).
 */
export interface ShakeNow {
  t: 'shake-now';
}
/**
 * Help, where the table gives it (BOT-36).
 */
export interface AskHint {
  t: 'ask-hint';
}
/**
 * A hand on the bottle (BOT-24).
 */
export interface Cover {
  t: 'cover';
}
/**
 * A hand on the buzzer: I have a word, and I am about to say it (BOT-37).
 */
export interface Buzz {
  t: 'buzz';
}
/**
 * What somebody said aloud was right, or it was not (BOT-39).
 */
export interface Heard {
  t: 'heard';
  right: boolean;
}
export interface CastVote {
  t: 'cast-vote';
  valid: boolean;
}
/**
 * Ask the table to vote on a ruling (COM-06).
 */
export interface Appeal {
  t: 'appeal';
  word: string;
}
export interface Shook {
  t: 'shook';
  round: number;
  roll: Shaken;
}
/**
 * What a shake shows: a letter a die, how far each lies from the neck, and the effect if its die is in.
 */
export interface Shaken {
  t: 'shaken';
  letters: string[];
  distances: number[];
  effect?: 'base' | 'cover' | 'neck' | 'yellow';
}
/**
 * A seat named a word that may win. Which one is shown when the moment is over.
 */
export interface Spoke {
  t: 'spoke';
  seat: number;
}
export interface Said {
  t: 'said';
  seat: number;
  word: string;
  at: number;
}
/**
 * A mistake: out for the round, and a diamond lost where there is one (BOT-09, BOT-10); or seconds (BOT-41).
 */
export interface Erred {
  t: 'erred';
  seat: number;
  word: string;
  fault: Fault;
  cost: number;
  seconds?: number;
}
/**
 * Why a word is a mistake: a stable code, and the word or letter it is about.
 */
export interface Fault {
  code: string;
  of?: string;
}
export interface Passed {
  t: 'passed';
  seat: number;
}
/**
 * Nobody had found a word for long, and this seat would shake again (BOT-35).
 */
export interface OfferTaken {
  t: 'offer-taken';
  seat: number;
}
/**
 * That somebody was helped, not how (BOT-36).
 */
export interface HintGiven {
  t: 'hint-given';
  seat: number;
}
export interface CalledNoWord {
  t: 'called-no-word';
  seat: number;
}
/**
 * A word was found after all: the caller of "no word" pays (BOT-16).
 */
export interface Refuted {
  t: 'refuted';
  seat: number;
  cost: number;
}
export interface CoveredBottle {
  t: 'covered-bottle';
  seat: number;
}
/**
 * A seat was first at the buzzer, and speaks (BOT-37).
 */
export interface Buzzed {
  t: 'buzzed';
  seat: number;
}
/**
 * Somebody who heard the word ruled on it, and nobody typed it (BOT-39).
 */
export interface RuledByEar {
  t: 'ruled-by-ear';
  seat: number;
  by: number;
  right: boolean;
}
/**
 * A right word of a cover, and the die it is for.
 */
export interface Named {
  t: 'named';
  seat: number;
  word: string;
  die: number;
}
/**
 * There is a word to beat (BOT-20).
 */
export interface Contested {
  t: 'contested';
  seats: number[];
  length: number;
}
export interface Awarded {
  t: 'awarded';
  seat: number;
  diamonds: number;
}
export interface RoundEnded {
  t: 'round-ended';
  winners: number[];
}
export interface VoteCalled {
  t: 'vote-called';
  word: string;
  seat: number;
  by?: number | null;
}
export interface VoteEnded {
  t: 'vote-ended';
  word: string;
  valid: boolean;
  votes: never[][];
}
export interface Overturned {
  t: 'overturned';
  word: string;
  valid: boolean;
}
export interface SeatLeft {
  t: 'seat-left';
  seat: number;
}
export interface GameEnded {
  t: 'game-ended';
  winners: number[];
}
export interface View {
  you: number | null;
  round: number;
  dice: DieView[];
  effect: ('base' | 'cover' | 'neck' | 'yellow') | null;
  phase: Shaking | Open | Claimed | Denied | ToBeat | Covering | Speaking | Voting | Settled | Over;
  diamonds: number[];
  reserve: number;
  out: number[];
  passed: number[];
  gone: number[];
  used: string[];
  hint: Hint | null;
  rulings: RulingView[];
  allowed: string[];
  refused: string[];
  day: DayView | null;
}
export interface DieView {
  colour: 'dark-blue' | 'turquoise' | 'yellow';
  letter: string;
  distance: number;
}
export interface Shaking {
  t: 'shaking';
}
/**
 * From `offer_at` on the table offers to shake again; `taken`: by whom, and `until` says when (BOT-35).
 */
export interface Open {
  t: 'open';
  offer_at: number | null;
  taken: number | null;
  spoken?: boolean;
}
/**
 * Who has claimed; `word` is your own. `to_beat`: only a word of fewer letters counts (BOT-21).
 */
export interface Claimed {
  t: 'claimed';
  seats: number[];
  word: string | null;
  to_beat: number | null;
}
export interface Denied {
  t: 'denied';
  caller: number;
}
export interface ToBeat {
  t: 'to-beat';
  seats: number[];
  words: string[];
  length: number;
}
export interface Covering {
  t: 'covering';
  seat: number;
  words: (string | null)[];
}
/**
 * Who was first at the buzzer (BOT-37). `to_beat`: only a word of fewer letters counts (BOT-21).
 */
export interface Speaking {
  t: 'speaking';
  seat: number;
  to_beat: number | null;
}
export interface Voting {
  t: 'voting';
  word: string;
  speakers: number[];
  vote: VoteView;
  appeal: boolean;
}
/**
 * What everyone sees of a running vote: who has voted, never how.
 */
export interface VoteView {
  voters: number[];
  voted: number[];
}
/**
 * A round is over: who won with what, how many words there were, and some: everyday ones first.
 */
export interface Settled {
  t: 'settled';
  winners: number[];
  words: string[];
  possible: number;
  some: string[];
  by_ear: boolean;
}
/**
 * The winners; every round, the last of which decided; the words that were the hardest to find.
 */
export interface Over {
  t: 'over';
  winners: number[];
  rounds: RoundView[];
  finest: FineWord[];
}
/**
 * A round as it is told at the end.
 */
export interface RoundView {
  letters: string[];
  effect: ('base' | 'cover' | 'neck' | 'yellow') | null;
  winners: number[];
  words: string[];
  by_ear: boolean;
  points: number;
}
export interface FineWord {
  seat: number;
  word: string;
}
/**
 * The shape of an easy word, for *cover* one a die: `_` is a letter that is not shown. None: there is no word.
 */
export interface Hint {
  shapes: string[];
  left: number;
}
/**
 * A ruling that may still be appealed.
 */
export interface RulingView {
  word: string;
  seat: number;
  right: boolean;
  until: number;
}
/**
 * Of the roll of the day (BOT-41): how many shakes it has, and what those that are over were worth.
 */
export interface DayView {
  shakes: number;
  points: number[];
}
export interface Settings {
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
   * Who rolls: the table, or you yourselves, with real dice and cards, and type in what came.
   */
  rolls?: 'ours' | 'table';
  /**
   * Shake again when nobody has found a word for so many seconds (0: never).
   */
  patience_s?: number;
  /**
   * A player who is stuck may ask twice a round how an easy word begins and where its letters stand.
   */
  hints?: boolean;
  /**
   * Buzz and speak, for people in one room: whoever presses first says the word aloud, then types it or is ruled on by the host.
   */
  spoken?: boolean;
  /**
   * The roll of the day: one player alone, five shakes of a minute each, a point for every second left.
   */
  day?: boolean;
  house?: HouseWords;
  /**
   * Dice faces of your own box.
   */
  dice?: Dice | null;
  /**
   * What your own box is called.
   */
  box?: string;
}
/**
 * Words that this table allows or refuses on top of the dictionary.
 */
export interface HouseWords {
  allow?: string[];
  refuse?: string[];
}
/**
 * The faces of one set of dice. They are data: an owner of a box can enter theirs (COM-09).
 */
export interface Dice {
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
