/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move:
    Pick | TurnSide | Say | NoWord | ChangeCategory | Doubt | CastVote | Keep | Swap | Agree | Object | GoOn;
  event:
    | BookwormChosen
    | CardTurned
    | Picked
    | DiceRolled
    | SideTurned
    | Took
    | CategoryChanged
    | Doubted
    | VoteEnded
    | HouseAnswered
    | TakenBack
    | SwapAsked
    | SwapRefused
    | Failed
    | RoundEnded
    | SeatJoined
    | SeatLeft
    | GameEnded;
  view: View;
  settings: Settings;
  review: RoundReview[];
  solution: Best;
  made: Made;
}
/**
 * One of the card's categories, 0 the easiest.
 */
export interface Pick {
  t: 'pick';
  line: number;
}
export interface TurnSide {
  t: 'turn-side';
  side: 'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn';
}
/**
 * Name a word for a die, or without a die for the only one it can take. `sure`: overrule the category data.
 */
export interface Say {
  t: 'say';
  word: string;
  die?: number | null;
  sure?: boolean;
}
/**
 * Give up at once instead of waiting for the end of the time (BKW-31).
 */
export interface NoWord {
  t: 'no-word';
}
/**
 * Take the *new category* die instead of naming a word (BKW-24).
 */
export interface ChangeCategory {
  t: 'change-category';
}
/**
 * Let the table vote on whether the last word fits (BKW-12).
 */
export interface Doubt {
  t: 'doubt';
}
export interface CastVote {
  t: 'cast-vote';
  fits: boolean;
}
/**
 * Suggest the opposite of what the lists decided as a house answer, or agree to it (BKW-40).
 */
export interface Keep {
  t: 'keep';
}
/**
 * Ask for another die than the one taken by mistake (BKW-27).
 */
export interface Swap {
  t: 'swap';
  die: number;
}
/**
 * Let the player take the other die.
 */
export interface Agree {
  t: 'agree';
}
/**
 * Object to another die.
 */
export interface Object {
  t: 'object';
}
/**
 * Ready for the next round.
 */
export interface GoOn {
  t: 'go-on';
}
export interface BookwormChosen {
  t: 'bookworm-chosen';
  seat: number;
}
export interface CardTurned {
  t: 'card-turned';
  seat: number;
  lines: Line[];
}
/**
 * One category on a card. `id` is None if the lexicon has no data for it.
 */
export interface Line {
  id: string | null;
  level: 'green' | 'red' | 'yellow';
  names?: {
    [k: string]: string;
  };
  en?: string;
}
export interface Picked {
  t: 'picked';
  seat: number;
  category: Line;
}
export interface DiceRolled {
  t: 'dice-rolled';
  round: number;
  faces: Face[];
  side: ('a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn') | null;
}
/**
 * What a white die shows. A combined face, CK or XY, has two letters (BKW-09).
 */
export interface Face {
  letters: string;
  dots: number;
}
export interface SideTurned {
  t: 'side-turned';
  seat: number;
  side: 'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn';
}
export interface Took {
  t: 'took';
  spoken: Spoken;
  special_too?: boolean;
}
/**
 * A word, and the die it took from another seat or from the display.
 */
export interface Spoken {
  seat: number;
  word: string;
  die: number;
  source: number | null;
  mark: Mark;
}
/**
 * The verdict of the category data on a word, and the word that was probably meant.
 */
export interface Mark {
  fit: 'no' | 'unsure' | 'yes';
  meant?: string | null;
}
export interface CategoryChanged {
  t: 'category-changed';
  seat: number;
}
export interface Doubted {
  t: 'doubted';
  by: number | null;
  speaker: number;
  word: string;
}
export interface VoteEnded {
  t: 'vote-ended';
  word: string;
  fits: boolean;
  votes: [number, boolean][];
}
/**
 * A seat suggests a house answer, or agrees to it.
 */
export interface HouseAnswered {
  t: 'house-answered';
  seat: number;
  category: Line;
  word: string;
  fits: boolean;
  agreed: boolean;
}
/**
 * A word was voted down, and its die goes back.
 */
export interface TakenBack {
  t: 'taken-back';
  seat: number;
  word: string;
  die: number;
}
export interface SwapAsked {
  t: 'swap-asked';
  seat: number;
  word: string;
  die: number;
}
export interface SwapRefused {
  t: 'swap-refused';
  by: number;
}
export interface Failed {
  t: 'failed';
  seat: number;
}
export interface RoundEnded {
  t: 'round-ended';
  score: RoundScore;
  totals: number[];
}
/**
 * One line of the score sheet.
 */
export interface RoundScore {
  round: number;
  category: Line;
  bookworm: number;
  points: number[];
  ended_by: number;
  has_failed: boolean;
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
export interface View {
  you: number | null;
  round: number;
  bookworm: number;
  phase:
    | Choosing
    | TurningCard
    | Picking
    | Rolling
    | TurningSide
    | Naming
    | Ending
    | Voting
    | Swapping
    | Scored
    | Over;
  card: Line[];
  category: Line | null;
  side: ('a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn') | null;
  dice: DieView[];
  display: number[];
  stacks: number[][];
  worms: number[];
  middle: number;
  said: Spoken[];
  voted_down: string[];
  last: LastView | null;
  house: HouseAnswer | null;
  could: Could[];
  sheet: RoundScore[];
  totals: number[];
  gone: number[];
}
/**
 * The first Bookworm is chosen by lot.
 */
export interface Choosing {
  t: 'choosing';
}
export interface TurningCard {
  t: 'turning-card';
  seat: number;
}
export interface Picking {
  t: 'picking';
  seat: number;
  changing: boolean;
}
export interface Rolling {
  t: 'rolling';
}
export interface TurningSide {
  t: 'turning-side';
  seat: number;
}
/**
 * `count_from`: when the visible countdown from 5 to 0 begins.
 */
export interface Naming {
  t: 'naming';
  seat: number;
  until: number;
  count_from: number;
  may_change_category: boolean;
}
export interface Ending {
  t: 'ending';
  seat: number;
}
export interface Voting {
  t: 'voting';
  by: number | null;
  vote: VoteView;
}
/**
 * What everyone may see of a running vote: who has voted, never how.
 */
export interface VoteView {
  voters: number[];
  voted: number[];
}
export interface Swapping {
  t: 'swapping';
  seat: number;
  die: number;
  agreed: number[];
}
/**
 * The pause between two rounds (BKW-28).
 */
export interface Scored {
  t: 'scored';
  until: number;
  ready?: number[];
}
export interface Over {
  t: 'over';
  winners: number[];
}
/**
 * A die; its `id` never changes.
 */
export interface DieView {
  id: number;
  letters: string;
  dots: number;
  holder: number | null;
  is_takeable: boolean;
}
/**
 * The last word: until when it may be doubted, and whether its die may be swapped.
 */
export interface LastView {
  word: Spoken;
  doubt_until: number | null;
  may_swap: boolean;
  swaps: number[];
}
/**
 * What two players may agree on after the lists decided otherwise: it counts once both did (BKW-40).
 */
export interface HouseAnswer {
  category: Line;
  word: string;
  fits: boolean;
  agreed: number[];
}
/**
 * A letter die of the round, and words that could have taken it, the most common first.
 */
export interface Could {
  die: number;
  words: string[];
}
export interface Settings {
  /**
   * Play with the green special die. Leave it out in your first games.
   */
  special_die?: boolean;
  /**
   * Plays only the easiest category of each card. Good with children.
   */
  green_only?: boolean;
  /**
   * How long you have for a word. The last five seconds are counted down.
   */
  seconds?: number;
  /**
   * In the first round everybody has at least this long for their first word. 0 = as long as for any other.
   */
  first_seconds?: number;
  /**
   * If somebody doubts a word, let the table vote or ask our lists. Alone with bots you can overrule our lists.
   */
  judge?: 'data' | 'table';
  /**
   * Refuses rude words.
   */
  family?: boolean;
  /**
   * Choose the first Bookworm, or draw lots.
   */
  first_bookworm?: number;
  /**
   * The dice of your own box.
   */
  dice?: Dice | null;
  /**
   * The category cards of your own box.
   */
  cards?: [[string, string, string], ...[string, string, string][]] | null;
  /**
   * Play all together now, or give everyone a day for each turn.
   */
  pace?: 'now' | 'tomorrow';
  /**
   * Everyone plays on this device. Pass it on with each word, with 5 extra seconds for that; one tap votes for all.
   */
  one_device?: boolean;
  /**
   * Plays the card of the day: one player, one category, seven dice, judged by our lists.
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
}
export interface Dice {
  /**
   * @minItems 7
   * @maxItems 7
   */
  white: [
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string]
  ];
  /**
   * @minItems 6
   * @maxItems 6
   */
  special?: [
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn',
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn',
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn',
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn',
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn',
    'a-z' | 'last-die' | 'n-o-t' | 'new-category' | 'stack' | 'turn'
  ];
}
/**
 * Words this table allows or refuses, whatever the dictionary says.
 */
export interface HouseWords {
  allow?: string[];
  refuse?: string[];
}
/**
 * A round: its score, its turns, and who had each die in turn (None is the display).
 */
export interface RoundReview {
  score: RoundScore;
  turns: TurnReview[];
  ways: [number, (number | null)[]][];
}
/**
 * One turn: the word and its die (None: the seat failed or changed the category), and what was best.
 */
export interface TurnReview {
  round: number;
  seat: number;
  word: string | null;
  die: number | null;
  source: number | null;
  value: number | null;
  best: Option[];
}
/**
 * A die that could be taken: what it is worth in expected points, and the likeliest words for it.
 */
export interface Option {
  die: number;
  value: number;
  words: string[];
}
export interface Best {
  faces: Face[];
  ways: Way[];
}
/**
 * One category of the card: some words for each die, and the points of the dice with words. `bonus`: a die.
 */
export interface Way {
  category: Line;
  words: string[][];
  points: number;
  bonus?: number;
}
/**
 * `bonus`: of each die, for the category that was picked. `by_clock`: nobody picked one in time.
 */
export interface Made {
  line: number | null;
  named: Named[];
  bonus?: number;
  by_clock?: boolean;
}
export interface Named {
  word: string;
  die: number;
  dots: number;
}
