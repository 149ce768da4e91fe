/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */

export interface Wire {
  move:
    | SetCipher
    | Transmit
    | Propose
    | GuessWords
    | GuessLetters
    | Agree
    | Hold
    | Ask
    | Point
    | HandOver
    | Talk
    | Mark
    | Note
    | PersonHere
    | PersonAway
    | BotPlays;
  event:
    | Began
    | CipherSet
    | RoundBegan
    | Wrote
    | LetPass
    | Transmitted
    | CardShown
    | MessageScored
    | CipherScored
    | SeatJoined
    | SeatLeft
    | GameEnded;
  view: View;
  settings: Settings;
  review: Review;
  solution: Best;
  made: Made;
}
export interface SetCipher {
  t: 'set-cipher';
  trust: string;
  amplify: string;
  suspicion: string;
}
/**
 * The Alien's word. `sure`: send it even if the dictionary does not know it (STA-14).
 */
export interface Transmit {
  t: 'transmit';
  word: string;
  sure?: boolean;
}
/**
 * A Scientist's word. It is sent when enough Scientists agree (STA-16).
 */
export interface Propose {
  t: 'propose';
  word: string;
  sure?: boolean;
}
/**
 * A guess of the partners' message, one word of each column.
 */
export interface GuessWords {
  t: 'guess-words';
  words: string[];
}
export interface GuessLetters {
  t: 'guess-letters';
  trust: string;
  amplify: string;
  suspicion: string;
}
/**
 * Agree to a proposal by its number, so that nobody agrees to one that has changed.
 */
export interface Agree {
  t: 'agree';
  proposal: number;
}
/**
 * Ask to wait: the proposal is not sent by time while this Scientist is connected (STA-29).
 */
export interface Hold {
  t: 'hold';
  proposal: number;
}
/**
 * Ask another Scientist for their opinion. Bots share theirs only when asked (STA-39).
 */
export interface Ask {
  t: 'ask';
  to: number;
}
/**
 * Point at words of the partners' card or at letters. It replaces what this seat pointed at before (STA-41).
 */
export interface Point {
  t: 'point';
  at: string[];
}
/**
 * The captain makes another Scientist captain.
 */
export interface HandOver {
  t: 'hand-over';
  to: number;
}
export interface Talk {
  t: 'talk';
  text: string;
}
/**
 * Mark a letter, or several letters alike (STA-15).
 */
export interface Mark {
  t: 'mark';
  letter: string;
  group: 'amplify' | 'suspicion' | 'trust';
  mark: 'is' | 'maybe' | 'not';
}
/**
 * Replace this seat's sheet of notes. The others of the side can read it and have their own sheets.
 */
export interface Note {
  t: 'note';
  text: string;
}
/**
 * The person of this seat is connected. That is assumed of a seat until the server says otherwise.
 */
export interface PersonHere {
  t: 'person-here';
}
/**
 * The person of this seat is not connected now.
 */
export interface PersonAway {
  t: 'person-away';
}
/**
 * A bot plays this seat.
 */
export interface BotPlays {
  t: 'bot-plays';
}
/**
 * Cards are dealt and messages rolled; each side sees only its own.
 */
export interface Began {
  t: 'began';
}
export interface CipherSet {
  t: 'cipher-set';
}
export interface RoundBegan {
  t: 'round-began';
  round: number;
}
/**
 * A side wrote down a word or a guess, which is shown later.
 */
export interface Wrote {
  t: 'wrote';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
}
/**
 * A side did not answer within its day (STA-37).
 */
export interface LetPass {
  t: 'let-pass';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
}
/**
 * A word was sent with its score. Both are None if only its team may know them.
 */
export interface Transmitted {
  t: 'transmitted';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
  word: string | null;
  score: number | null;
}
/**
 * A side's card is shown to its partners, who guess.
 */
export interface CardShown {
  t: 'card-shown';
  side: 'alien' | 'scientists';
}
/**
 * A side guessed the message of its partners. An empty guess: nobody was left to make one.
 */
export interface MessageScored {
  t: 'message-scored';
  team: number;
  side: 'alien' | 'scientists';
  seats: number[];
  guess: string[];
  message: string[];
  points: number;
}
export interface CipherScored {
  t: 'cipher-scored';
  team: number;
  seats: number[];
  guess: Cipher | null;
  points: number;
}
/**
 * Three trust letters, two amplify letters and one suspicion letter. The letters of a group are in alphabetical
 *     order.
 *
 *     All are capitals, each in one group. Raises ValueError for anything else. A cipher without letters means that there
 *     is none. `read_cipher` also checks the colours of STA-04.
 */
export interface Cipher {
  trust: string;
  amplify: string;
  suspicion: string;
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
  cipher: Cipher;
  points: number[];
}
export interface View {
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
    | 'rolling'
    | 'scientists-guess'
    | 'scientists-write';
  waiting: number[];
  teams: TeamView[];
  cipher: Cipher | null;
  grade: ('first-contact' | 'good-neighbours' | 'lost-in-space' | 'one-mind' | 'static') | null;
  gone: number[];
}
export interface TeamView {
  alien: SideView;
  scientists: SideView;
  transmissions: Transmission[];
  points: Points;
}
export interface SideView {
  side: 'alien' | 'scientists';
  seats: number[];
  captain: number | null;
  done: boolean;
  card: CardView | null;
  desk: DeskView | null;
  words: string[] | null;
  letters: Cipher | null;
}
/**
 * A card that this seat may see. `message` is None until it may know which words were meant.
 */
export interface CardView {
  sentence: string;
  columns: string[][];
  message: string[] | null;
}
/**
 * The desk of a side, which nobody else sees until the game is over.
 */
export interface DeskView {
  marks: Marked[];
  notes: Noted[];
  talk: Spoken[];
  proposals: Proposal[];
  written: string | null;
  sent_next: number | null;
  asked: number[];
  bots: number[];
  pointed: Pointed[];
}
export interface Marked {
  letter: string;
  group: 'amplify' | 'suspicion' | 'trust';
  mark: 'is' | 'maybe' | 'not';
  seat: number;
}
export interface Noted {
  seat: number;
  text: string;
}
export interface Spoken {
  seat: number;
  text: string;
}
/**
 * What a Scientist wants to send or to guess. Exactly one of `word`, `words` and `letters` is not None.
 */
export interface Proposal {
  number: number;
  seat: number;
  agreed: number[];
  word?: string | null;
  words?: string[] | null;
  letters?: Cipher | null;
  since?: number;
  held?: number | null;
}
export interface Pointed {
  seat: number;
  at: string[];
}
export interface Transmission {
  round: number;
  side: 'alien' | 'scientists';
  word: string;
  score: number;
  by?: number | null;
}
/**
 * The points so far for the Alien's words, the Scientists' words and the letters (STA-21).
 */
export interface Points {
  alien: number | null;
  scientists: number | null;
  letters: number | null;
  total: number;
}
export interface Settings {
  /**
   * Play together, one Alien and the Scientists, or in two teams against each other (4 to 12 players).
   */
  mode?: 'coop' | 'teams';
  /**
   * Makes the game harder. Together: three rounds instead of four. Teams: an Alien’s words reach only their own Scientists.
   */
  hard?: boolean;
  /**
   * How the cipher is chosen: drawn as in the box (some are likelier), drawn evenly, or set by the Alien (only together).
   */
  cipher_draw?: 'cards' | 'chosen' | 'uniform';
  /**
   * Several Scientists decide by majority, or their captain decides.
   */
  scientists_decide?: 'captain' | 'majority';
  /**
   * Who is the Alien: by place at the table when playing together, by place in each team otherwise.
   */
  alien?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
  /**
   * How long a Scientist’s proposal waits for the others to agree before it is sent. 0: until they agree.
   */
  consent_s?: number;
  /**
   * Gives the Scientists the deduction sheet to look at while they play.
   */
  deduction_aid?: boolean;
  /**
   * Refuses rude words.
   */
  family?: boolean;
  /**
   * Message cards of your own box.
   */
  cards?: Cards | null;
  /**
   * Play all together now, or give everyone a day for each turn.
   */
  pace?: 'now' | 'tomorrow';
  /**
   * Plays the cipher of the day: one Scientist, a few words with their scores, one guess.
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
  /**
   * Who plays which part, by seat: alien or scientist; in teams team-1 alien and so on. Empty: by the Alien’s place.
   */
  parts?: (
    'alien' | 'scientist' | 'team-1 alien' | 'team-1 scientist' | 'team-2 alien' | 'team-2 scientist'
  )[];
}
/**
 * The two decks of a language.
 */
export interface Cards {
  language: string;
  /**
   * @minItems 2
   */
  alien: [Card, Card, ...Card[]];
  /**
   * @minItems 2
   */
  scientists: [Card, Card, ...Card[]];
}
export interface Card {
  id: string;
  sentence: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  columns: [
    [string, string, string, string, string, string],
    [string, string, string, string, string, string],
    [string, string, string, string, string, string]
  ];
}
/**
 * `ciphers` and `entropy`: before the first transmission. `teams`: what the Scientists of each team learned, in
 *     order. `read`: how the secret words of each team were read.
 */
export interface Review {
  cipher: Cipher;
  ciphers: number;
  entropy: number;
  teams: Learned[][];
  read?: Read[][];
}
/**
 * A transmission and what a team's Scientists knew after it. `bits`: what its score revealed; `expected`: what it
 *     promised to the side that sent it. The Alien knows the score beforehand, so it promised what it revealed.
 */
export interface Learned {
  team: number;
  side: 'alien' | 'scientists';
  round: number;
  word: string;
  score: number;
  bits: number;
  expected: number;
  before: number;
  ciphers: number;
  entropy: number;
  letters: {
    [k: string]: Chances;
  };
  guess: Cipher;
  by?: number | null;
}
/**
 * The probability of a letter in each group.
 */
export interface Chances {
  trust: number;
  amplify: number;
  suspicion: number;
}
/**
 * A secret word and what the partners made of it.
 */
export interface Read {
  side: 'alien' | 'scientists';
  meant: string;
  guessed: string;
  hint: string | null;
  by: number | null;
  better: string | null;
}
export interface Best {
  cipher: Cipher;
  heard: Heard[];
}
/**
 * A word, its score, and how many ciphers are possible after it.
 */
export interface Heard {
  word: string;
  score: number;
  left: number;
}
export interface Made {
  letters: Cipher | null;
  /**
   * @minItems 3
   * @maxItems 3
   */
  right: [number, number, number];
}
