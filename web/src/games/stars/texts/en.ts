import { plural } from '$/lib/words/plural';
import type { Colour, Group } from '../cipher/cipher';
import type { TipKind } from '../cipher/tips';
import type { Grade, Phase, Side, Verdict } from '../wire';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];
const times = (n: number): string => TIMES[n] ?? `${n} times`;

export const en = {
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  guessStep: (n: number, of: number) => `Guess ${n} of ${of}`,
  sides: { alien: 'Alien', scientists: 'Scientists' } as Record<Side, string>,
  role: { alien: 'Alien', scientists: 'Scientist' } as Record<Side, string>,
  team: (n: number) => `Team ${n}`,
  /** Where four players share the width of a phone. */
  teamBrief: (n: number) => `Team ${n}`,
  teamWins: (n: number, names: string) => `Team ${n} wins: ${names}`,
  teamsShare: 'Both teams share the win',
  captain: 'captain',
  groups: { trust: 'Trust', amplify: 'Amplify', suspicion: 'Suspicion' } as Record<Group, string>,
  colours: { green: 'green', black: 'black', red: 'red' } as Record<Colour, string>,
  verdicts: { maybe: 'may be', is: 'is', not: 'is not' } as Record<Verdict, string>,

  tabs: {
    air: 'Transmissions',
    console: 'Console',
    talk: 'Talk & notes',
    notes: 'Notes',
  },
  fresh: 'new',

  // the role card
  secretCard: 'For your eyes only',
  turn: 'Turn the card',
  youAre: { alien: 'You are the Alien', scientists: 'You are a Scientist' } as Record<Side, string>,
  roleSays: {
    alien:
      'Send words that hint at your message and let their scores give your cipher away. Guess what the Scientists want to say.',
    scientists:
      'Find out what the Alien wants to say, and crack the cipher from the scores. Your own words hint at your message.',
  } as Record<Side, string>,
  with: (names: string) => `With you: ${names}`,
  begin: 'To the transmitter',

  message: 'Your message',
  wholeCard: 'The whole card',
  notOnAir: 'None of these words, nor their kin, may be sent.',
  cipher: 'The cipher',
  yourCipher: 'Your cipher',

  silence: 'Silence in the air. The first word comes from the Alien.',
  air: 'Transmissions',
  heard: 'Heard so far',
  theySent: 'They sent',
  ownTeamOnly: 'your team only',
  unheard: 'Words fly to and fro. Each team hears only its own.',

  status: {
    dealing: 'The cards are dealt…',
    rolling: 'Each side rolls for its message…',
    enciphering: 'The Alien sets the cipher.',
    'aliens-write': 'The Alien is thinking of a word.',
    'scientists-write': 'The Scientists are choosing a word.',
    'aliens-guess': 'The Alien looks for the Scientists’ three words.',
    'scientists-guess': 'The Scientists look for the Alien’s three words.',
    deciphering: 'The Scientists write down the six letters.',
    over: 'The message is out.',
  },
  statusTeams: {
    'aliens-write': 'The Aliens are thinking of a word.',
    'scientists-write': 'Both teams’ Scientists are choosing a word.',
    'aliens-guess': 'The Aliens look for their Scientists’ three words.',
    'scientists-guess': 'The Scientists look for their Alien’s three words.',
  } as Partial<Record<Phase, string>>,
  todo: {
    'set-cipher': 'Set your cipher.',
    transmit: 'Send a word: a hint at your message, with a telling score.',
    propose: 'Send a word: a hint at your message. Its score comes back.',
    proposeAsCaptain: 'You are captain: send a word, or agree to one.',
    proposeTogether: 'Propose a word, or agree to one.',
    guessAlien: 'Their card lies open. Which three words do they mean?',
    guessScientists: 'The Alien’s card lies open. Which three words are meant?',
    letters: 'Now the cipher: 3 trust, 2 amplify, 1 suspicion.',
    wait: 'Written. Waiting for the others.',
  },

  word: 'Your word',
  placeholder: 'One word',
  scores: (score: string) => `scores ${score}`,
  confirmSend: 'Send it all the same',
  confirmUnknown: (word: string) => `${word} is not in the dictionary. A slip?`,
  named: {
    'card-word': (card: string) => `${card} stands on your own card.`,
    'card-contains': (card: string) => `There is ${card} of your own card in it.`,
    'card-derives': (card: string) => `It is kin to ${card} of your own card.`,
  } as Record<string, (card: string) => string>,
  written: (word: string) => `You wrote ${word}.`,

  proposals: 'Proposals',
  agree: 'Agree',
  agreeTo: (what: string) => `Agree to ${what}`,
  agreed: (n: number, of: number) => `${n} of ${of} agree`,
  agreedBy: (names: string) => `For it: ${names}`,
  captainDecides: (name: string) => `${name} is captain and decides.`,
  youDecide: 'You are captain.',
  handOver: 'Make captain',

  consoleSays:
    'Tap: ✕ it is not, ✓ it is, open again. A letter itself crosses out its row. Keys: arrows and letters.',
  coloursSay:
    'Trust holds one green letter, amplify holds one, the rest are black or red: one red at most in the whole cipher.',
  head: (letter: string, colour: string, isOut: boolean, isLit: boolean) =>
    `${letter}, ${colour}${isLit ? ', in the word' : ''}: ${isOut ? 'open the row again' : 'cross out the row'}`,
  tip: 'A tip',
  tips: {
    zero: 'none of its letters is trust.',
    odd: 'an odd score, so none of its letters amplifies.',
    minus: 'below 0, so suspicion is one of its letters.',
    plus: 'above 0, so none of its letters is suspicion.',
  } as Record<TipKind, string>,
  crossOut: {
    zero: 'Cross them out',
    odd: 'Cross them out',
    minus: 'Cross out the others',
    plus: 'Cross them out',
  } as Record<TipKind, string>,
  declineTip: 'Not this tip',
  offerTips: 'Offer tips',
  cell: (letter: string, group: string, verdict: string, by: string) =>
    `${letter}, ${group}: ${verdict}${by ? `, marked by ${by}` : ''}`,
  chance: (percent: string) => `${percent} likely`,
  impossible: 'impossible',
  aid: 'Show the chances',
  ciphersLeft: (n: number) => `${plural('en', n, { one: 'cipher is', other: 'ciphers are' })} still possible`,

  talk: 'Talk of the Scientists',
  talkSays: 'The Alien does not hear it.',
  nobodySpoke: 'Nobody has said anything yet.',
  sayIt: 'Say it to the Scientists',
  sayShort: 'Say it…',
  notes: 'Notes',
  notesShared: 'The other Scientists read them.',
  notesOwn: 'For you alone.',

  guessWords: 'These three',
  guessWordsPropose: 'Propose these three',
  column: (n: number) => `Word ${n}`,
  guessLetters: 'These six letters',
  guessLettersPropose: 'Propose these six',
  setCipher: 'Use this cipher',
  random: 'At random',
  slot: (group: string, letter: string) => `${group}: ${letter || 'empty'}`,
  letterIn: (letter: string, colour: string, group: string) =>
    `${letter}, ${colour}${group ? `, ${group}` : ''}`,
  pickGroup: 'Where does the letter go?',
  letters: 'Letters',

  cantBeColours: 'No cipher has these colours.',
  cantBeScore: (word: string, would: string, was: string) =>
    `This can’t be it: ${word} would score ${would}, but it scored ${was}.`,
  anyway: (what: string) => `${what} all the same`,
  faceDown: 'face down',
  goOn: 'Go on',
  nothingScored: 'No letter of the cipher.',
  right: 'right',
  wrong: 'wrong',
  reveal: 'What was meant',
  messageOf: { alien: 'The Alien meant', scientists: 'The Scientists meant' } as Record<Side, string>,
  guessOf: { alien: 'The Alien guessed', scientists: 'The Scientists guessed' } as Record<Side, string>,
  lettersGuessed: 'The Scientists’ letters',
  nothingGuessed: 'no guess',
  of: (points: number, all: number) => `${points} of ${all}`,
  grades: {
    'one-mind': 'One mind',
    'first-contact': 'First contact',
    'good-neighbours': 'Good neighbours',
    static: 'Static on the line',
    'lost-in-space': 'Lost in space',
  } as Record<Grade, string>,
  gradeSays: {
    'one-mind': 'Every word and every letter. They moved in next door.',
    'first-contact': 'Hardly a word was lost between the worlds.',
    'good-neighbours': 'You understand each other well enough for a chat over the fence.',
    static: 'Something came through, and a lot of crackling.',
    'lost-in-space': 'The message is still out there somewhere.',
  } as Record<Grade, string>,

  review: 'What each word told about the cipher',
  reviewSays: (n: number) =>
    `${plural('en', n, { one: 'cipher was', other: 'ciphers were' })} possible before the first word.`,
  /** What came of a word, in people's language. */
  halved: (n: number) =>
    n < 1 ? 'It told next to nothing' : `It halved the possibilities${n < 2 ? '' : ` ${times(n)}`}`,
  left: (n: number) => `${plural('en', n, { one: 'cipher', other: 'ciphers' })} left`,
  expected: (n: number) => `Expected: ${n < 1 ? 'next to nothing' : `to halve them ${times(n)}`}.`,
  better: (words: string) => `Words that promised more: ${words}.`,
  promises: (word: string, n: number) => `${word} (${times(n)})`,
  known: (percent: string) => `${percent} of the way to the cipher`,
  bestGuess: 'Best guess then',
  belief: 'Chances then',

  tell: {
    began: 'Messages are dealt and rolled. The cipher is secret.',
    cipherSet: 'The Alien has set the cipher.',
    round: (n: number) => `Round ${n}.`,
    wrote: (side: string) => `${side}: written down.`,
    letPass: (side: string) => `${side}: no answer within the day.`,
    sent: (side: string, word: string, score: string) => `${side}: ${word}, ${score}.`,
    sentSecretly: (side: string) => `${side}: a word for their own team.`,
    shown: { alien: 'The Alien’s card lies open.', scientists: 'The Scientists’ card lies open.' } as Record<
      Side,
      string
    >,
    message: (side: string, guess: string, message: string, points: number) =>
      `${side}: ${guess || 'no guess'}. It was ${message}: ${points} of 3.`,
    cipher: (side: string, guess: string, points: number) =>
      `${side}: ${guess || 'no guess'}: ${points} of 6 letters.`,
    over: (trust: string, amplify: string, suspicion: string, points: string) =>
      `The cipher was trust ${trust}, amplify ${amplify}, suspicion ${suspicion}. Points: ${points}.`,
  },

  how: [
    [
      'Two sides',
      'One is the Alien, the others are Scientists. Each side has a secret message of three words.',
    ],
    ['The cipher', 'The Alien alone knows it: three letters of trust, two that amplify, one of suspicion.'],
    [
      'Transmissions',
      'In turn each side sends one word. A hint at your message, but no word of your own card and no kin of one.',
    ],
    [
      'The score',
      'Every word gets one: +1 for each trust letter, doubled for each amplify letter, negative with suspicion.',
    ],
    ['Deduce', 'Scientists talk in private and mark on their console what each letter may be.'],
    ['Guess', 'In the end: the partners’ three words, and the six letters. Twelve points are perfect.'],
  ] as [string, string][],
};
