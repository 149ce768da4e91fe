/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move:
    Say | CallNoWord | Pass | ShakeNow | AskHint | Cover | Buzz | Heard | TakeBack | CastVote | Appeal | GoOn;
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
    | RulingTakenBack
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
  solution: Best;
  made: Made;
}
export interface Say {
  t: 'say';
  word: string;
}
export interface CallNoWord {
  t: 'call-no-word';
}
/**
 * Offer to shake again (BOT-13).
 */
export interface Pass {
  t: 'pass';
}
/**
 * Accept the table's offer to shake again (BOT-35).
 */
export interface ShakeNow {
  t: 'shake-now';
}
/**
 * Ask for a hint, if the table gives hints (BOT-36).
 */
export interface AskHint {
  t: 'ask-hint';
}
/**
 * Put a hand on the bottle (BOT-24).
 */
export interface Cover {
  t: 'cover';
}
/**
 * Press the buzzer before saying a word aloud (BOT-37).
 */
export interface Buzz {
  t: 'buzz';
}
/**
 * Rule on a word said aloud (BOT-39).
 */
export interface Heard {
  t: 'heard';
  right: boolean;
}
/**
 * Take back the last ruling on a word said aloud (BOT-39).
 */
export interface TakeBack {
  t: 'take-back';
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
/**
 * I have seen enough of the result.
 */
export interface GoOn {
  t: 'go-on';
}
export interface Shook {
  t: 'shook';
  round: number;
  roll: Shaken;
}
/**
 * What a shake shows: letters, distances from the neck, and the effect if its die is used.
 */
export interface Shaken {
  t: 'shaken';
  letters: string[];
  distances: number[];
  effect?: 'base' | 'cover' | 'neck' | 'yellow';
}
/**
 * A seat named a word that may win. The word is shown when the moment is over.
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
 * A mistake: the seat is out for the round and loses a diamond if it has one (BOT-09, BOT-10). In the daily roll it
 *     costs seconds instead.
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
 * Why a word is wrong: a stable code, and the word or letter it is about.
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
 * A seat accepts the table's offer to shake again (BOT-35).
 */
export interface OfferTaken {
  t: 'offer-taken';
  seat: number;
}
/**
 * A seat got a hint, which only it sees (BOT-36).
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
 * Somebody found a word: the caller of "no word" pays (BOT-16).
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
 * A seat was first to press the buzzer, and speaks (BOT-37).
 */
export interface Buzzed {
  t: 'buzzed';
  seat: number;
}
/**
 * A listener ruled on a spoken word that nobody typed (BOT-39).
 */
export interface RuledByEar {
  t: 'ruled-by-ear';
  seat: number;
  by: number;
  right: boolean;
}
/**
 * A ruling by ear was taken back: the speaker has the word again, and everybody the diamonds they had (BOT-39).
 */
export interface RulingTakenBack {
  t: 'ruling-taken-back';
  seat: number;
  by: number;
  diamonds: number[];
}
/**
 * A right word of the player who covers the bottle, and its die.
 */
export interface Named {
  t: 'named';
  seat: number;
  word: string;
  die: number;
}
/**
 * A right word may be beaten by a shorter one (BOT-20).
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
  votes: [number, boolean][];
}
export interface Overturned {
  t: 'overturned';
  word: string;
  valid: boolean;
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
  take_back_until?: number | null;
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
 * `offer_at`: when the table offers to shake again; `taken`: the seat that accepted (BOT-35).
 */
export interface Open {
  t: 'open';
  offer_at: number | null;
  taken: number | null;
  spoken?: boolean;
}
/**
 * The seats that claimed a word; `word` is your own. `to_beat`: only shorter words count (BOT-21).
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
 * The seat that was first at the buzzer (BOT-37). `to_beat`: only shorter words count (BOT-21).
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
  fault: Fault | null;
}
/**
 * What everyone may see of a running vote: who has voted, never how.
 */
export interface VoteView {
  voters: number[];
  voted: number[];
}
/**
 * A finished round: winners, their words, how many words there were, and some of them, everyday ones first.
 */
export interface Settled {
  t: 'settled';
  winners: number[];
  words: string[];
  possible: number;
  some: string[];
  by_ear: boolean;
  rare?: Reading[];
}
/**
 * What a word means as a noun; empty if the dictionary does not say.
 */
export interface Reading {
  word: string;
  means: string;
}
/**
 * The winners, and all rounds.
 */
export interface Over {
  t: 'over';
  winners: number[];
  rounds: RoundView[];
}
export interface RoundView {
  letters: string[];
  effect: ('base' | 'cover' | 'neck' | 'yellow') | null;
  winners: number[];
  words: string[];
  by_ear: boolean;
  points: number;
}
/**
 * The shapes of easy words, for *cover* one per die: `_` is a hidden letter. Empty: there is no word.
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
 * The daily roll (BOT-41): the number of shakes, and the points of those that are over.
 */
export interface DayView {
  shakes: number;
  points: number[];
}
export interface Settings {
  /**
   * Choose the dice. Classic has four, Easy leaves out the dark blue one. Effects adds the effect die to four dice, Party to three.
   */
  mode?: 'classic' | 'easy' | 'effects' | 'party';
  /**
   * After a right word, the others get 10 seconds to beat it with a shorter one.
   */
  shorter_word?: boolean;
  /**
   * Your word needs a letter twice if two dice show it, or once is enough.
   */
  double_letters?: 'each' | 'once';
  /**
   * Refuses words that are hardly ever used as nouns, such as TRUE or LOOKING.
   */
  everyday_nouns?: boolean;
  /**
   * Counts words within this many milliseconds as named at the same time.
   */
  same_moment_ms?: number;
  /**
   * Mistakes cost no diamonds. Good with children.
   */
  gentle?: boolean;
  /**
   * Trust the dictionary, let the table vote, or start with the dictionary and allow appeals.
   */
  judge?: 'appeal' | 'dictionary' | 'table';
  /**
   * Shakes the bottle again after this many seconds without a word (0 = never).
   */
  patience_s?: number;
  /**
   * Stuck players can ask twice a round how an easy word starts and where its letters are.
   */
  hints?: boolean;
  /**
   * Buzz first, say your word out loud, then type it or let the host decide. For people in one room.
   */
  spoken?: boolean;
  /**
   * The dice of your own box.
   */
  dice?: Dice | null;
  /**
   * Everyone plays on the same device and passes it on.
   */
  one_device?: boolean;
  /**
   * Plays today’s roll: one player, five shakes of a minute each, and a point for every second left.
   */
  day?: boolean;
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
  roll?: Shaken | null;
}
/**
 * One set of dice; players may use their own (COM-09).
 */
export interface Dice {
  /**
   * @minItems 6
   * @maxItems 6
   */
  yellow: [string, string, string, string, string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  turquoise: [
    [string, string, string, string, string, string],
    [string, string, string, string, string, string]
  ];
  /**
   * @minItems 6
   * @maxItems 6
   */
  dark_blue: [string, string, string, string, string, string];
  /**
   * @minItems 6
   * @maxItems 6
   */
  effects: [
    'base' | 'cover' | 'neck' | 'yellow',
    'base' | 'cover' | 'neck' | 'yellow',
    'base' | 'cover' | 'neck' | 'yellow',
    'base' | 'cover' | 'neck' | 'yellow',
    'base' | 'cover' | 'neck' | 'yellow',
    'base' | 'cover' | 'neck' | 'yellow'
  ];
}
/**
 * Words this table allows or refuses, whatever the dictionary says.
 */
export interface HouseWords {
  allow?: string[];
  refuse?: string[];
}
export interface Best {
  shakes: Shown[];
  most: number;
}
/**
 * One shake: its letters, how many words there are, and some that everybody knows.
 */
export interface Shown {
  letters: string[];
  possible: number;
  some: string[];
}
export interface Made {
  answers: Answer[];
}
export interface Answer {
  word: string | null;
  points: number;
  mistakes: number;
}
