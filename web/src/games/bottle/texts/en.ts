import { plural } from '$/lib/words/plural';

type Three = [string, string, string];
interface Drawn {
  dice: Three;
  right: Three;
  wrong: string;
  neck: Three;
}

export const en = {
  colours: { yellow: 'yellow', turquoise: 'turquoise', 'dark-blue': 'dark blue' },
  die: (letter: string, colour: string, distance: number) =>
    `${letter}, ${colour}, ${distance} from the neck`,
  bottle: 'The bottle',
  round: (n: number) => `Round ${n}`,
  effects: { base: 'Base', neck: 'Neck', yellow: 'Yellow', cover: 'Cover' },
  effectSays: {
    base: 'A singular noun with every letter in the bottle.',
    neck: 'Begin and end with the letters nearest to the neck and farthest from it.',
    yellow: 'The yellow letter inside, not first or last, and none of the other letters.',
    cover: 'Hold the bottle first! Then one word for each die, starting with its letter.',
  },
  diamonds: (n: number) => plural('en', n, { one: 'diamond', other: 'diamonds' }),

  word: 'Your word',
  placeholder: 'Type your word',
  noWord: 'No word',
  pass: 'Shake again',
  skip: 'Next shake',
  hint: 'Hint',
  hold: 'Hold the bottle',
  buzz: 'I have a word!',
  noWordWho: 'No word: who says so?',
  noWordOf: (name: string) => `${name}: no word`,
  wasItRight: 'Was the word right?',
  right: 'Right',
  wrong: 'Wrong',
  holdKey: 'Tap the bottle, or Enter',

  // what can be done now
  shaking: 'The bottle is shaken…',
  out: 'You are out until the next shake.',
  passedWait: 'You offered to shake again. A word takes it back.',
  offer: 'A hard one. Shake again? The others get ten seconds.',
  takenYou: 'Ten seconds for the others, then a new shake.',
  taken: (name: string) => `${name} would shake again: ten seconds left.`,
  /** `dice`: how many shapes are shown; for a cover each die has its own. */
  easyOne: (letters: number, dice: number) => (dice > 1 ? 'Easy ones:' : `An easy one, ${letters} letters:`),
  noneExists: 'There is no word for these letters. Say so!',
  youWinGem: 'You win the diamond!',
  winsGem: (names: string, n: number) =>
    n > 1 ? `${names} win a diamond each!` : `${names} wins the diamond!`,
  decided: 'The word that decided',
  noWordWon: 'No word!',
  finest: 'The finest words',
  allRounds: 'Round by round',
  nobodyShort: 'nobody',
  pendingYou: (word: string) => `${word} — sent, not won yet`,
  pending: (names: string) => `${names}: a word is on the table, not won yet`,
  deniedYou: 'You say there is no word. Will anyone find one?',
  denied: (name: string) => `${name} says there is no word. Prove the contrary!`,
  toBeat: (words: string, length: number) => `Beat ${words}: fewer than ${length} letters`,
  toBeatYou: (words: string) => `${words} is the word to beat`,
  coveringYou: 'Your hand is on the bottle: a word for each die',
  covering: (name: string) => `${name} covers the bottle and looks for words`,
  speakingYou: 'You were first: say it aloud, then type it',
  speakingShorter: (length: number) => `You were first: say and type a word of fewer than ${length} letters`,
  speaking: (name: string) => `${name} was first: listen!`,
  voting: (word: string) => `Is ${word} a word that counts?`,
  votingYou: (word: string) => `The table votes on ${word}`,
  voted: (n: number, of: number) => `${n} of ${of} voted`,
  counts: 'It counts',
  countsNot: 'It does not',
  appealThis: 'Appeal',
  refutedBy: (word: string, name: string) => `There was a word: ${word} (${name})`,
  coverTooSlow: 'Too slow for the cover',
  appealOf: (word: string) => `Appeal: ${word}`,
  nobody: 'Nobody wins this round',
  winsWith: (names: string, words: string) => (words ? `${names}: ${words}` : names),
  winsNoWord: (names: string) => `${names}: no word, and nobody found one`,
  winsAloud: (names: string) => `${names}: said aloud, and right`,
  saidAloud: 'Said aloud',
  possible: (n: number) =>
    n ? plural('en', n, { one: 'word was possible', other: 'words were possible' }) : 'No word was possible',
  suchAs: (words: string) => `such as ${words}`,

  whyTitle: 'Who was first?',
  whySays:
    'The server subtracts the way a message takes from its arrival, by 250 ms at most. Words within the same moment are equal: the shorter one wins.',
  arrived: 'arrived',
  way: 'the way',
  noWay: 'none',
  counted: 'counted',
  player: 'player',
  first: 'first',

  tell: {
    shook: (round: number, letters: string, effect: string) =>
      `Round ${round}: ${letters}${effect && ` · ${effect}`}.`,
    spoke: (name: string) => `${name} names a word…`,
    said: (name: string, word: string) => `${name}: ${word}.`,
    erred: (name: string, word: string, why: string, cost: string) => `${name}: ${word} — ${why}, ${cost}.`,
    tooSlow: (name: string, cost: string) => `${name} was too slow for the cover, ${cost}.`,
    cost: (n: number) =>
      n ? `−${plural('en', n, { one: 'diamond', other: 'diamonds' })}` : 'out for the round',
    seconds: (n: number) => `−${n} s`,
    passed: (name: string) => `${name} offers to shake again.`,
    offerTaken: (name: string) => `${name} takes the table’s offer to shake again. Ten seconds left.`,
    hintGiven: (name: string) => `${name} asks for a hint.`,
    calledNoWord: (name: string) => `${name}: “No word!” Ten seconds to prove the contrary.`,
    refuted: (name: string, cost: string) => `There was a word after all: ${name}, ${cost}.`,
    covered: (name: string) => `${name} holds the bottle.`,
    buzzed: (name: string) => `${name} was first at the buzzer.`,
    ruledByEar: (by: string, name: string, right: boolean) =>
      `${by} on what ${name} said: ${right ? 'right' : 'wrong'}.`,
    wordless: (name: string, why: string, cost: string) => `${name}: ${why}, ${cost}.`,
    named: (name: string, word: string) => `${name}: ${word}, right.`,
    contested: (names: string, length: number) => `To beat: ${length} letters, held by ${names}.`,
    awarded: (name: string, n: number) => `${name} wins a diamond (${n}).`,
    ended: 'Nobody wins the round; the bottle is shaken again.',
    voteCalled: (word: string, by: string) =>
      by ? `${by} appeals: ${word}. The table votes.` : `The table votes on ${word}.`,
    voteEnded: (word: string, yes: number, no: number, valid: boolean) =>
      `${word}: ${yes} for, ${no} against — it ${valid ? 'counts' : 'does not count'}.`,
    overturned: (word: string, valid: boolean) =>
      `The ruling on ${word} is overturned: it ${valid ? 'counts' : 'does not count'}.`,
  },
  faults: {
    'too-short': () => 'fewer than four letters',
    used: () => 'named before in this game',
    'letter-missing': (of: string) => `the letter ${of} is missing`,
    'not-yellow': (of: string) => `the yellow ${of} must stand inside, and no other die’s letter may`,
    'not-neck': () => 'it must begin and end with the nearest and the farthest letter',
    silent: () => 'no word after the buzzer',
    'by-ear': () => 'what was said was not right',
    'starts-with-no-die': () => 'it starts with no free die’s letter',
  } as Record<string, (of: string) => string>,

  /** The words of the pictures: dice, a right word with their letters in the middle, a wrong one. */
  drawn: {
    dice: ['R', 'O', 'B'],
    right: ['CA', 'RBO', 'N'],
    wrong: 'GRAPES',
    neck: ['T', 'I', 'K'],
  } as Drawn,

  how: [
    ['Shake', 'The dice fall into the bottle. Everyone sees them at the same moment.'],
    [
      'Race',
      'Name a singular noun of four letters or more with every letter in the bottle. The first right word wins a diamond.',
    ],
    [
      'Mistakes cost',
      'A wrong word, a plural, a name, a word named before: a diamond back, and you are out until the next shake.',
    ],
    [
      '“No word”',
      'Think there is none? Say so. If nobody finds one in ten seconds, the diamond is yours. If somebody does, you pay one.',
    ],
    [
      'Effects',
      'With the effect die: the yellow letter alone, the two letters at the ends of the bottle, or a hand on the bottle and a word for each die.',
    ],
    ['Eight diamonds', 'You start with one. Whoever has eight first has won.'],
  ] as [string, string][],
};
