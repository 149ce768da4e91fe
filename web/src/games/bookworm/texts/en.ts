import { plural } from '$/lib/words/plural';

export const en = {
  table: 'The dice in the middle',
  round: (n: number) => `Round ${n}`,
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  die: (letters: string, dots: number) => `${letters}, ${plural('en', dots, { one: 'dot', other: 'dots' })}`,
  or: ' or ',
  special: (side: string) => `Special die: ${side}`,
  worms: (n: number) => plural('en', n, { one: 'Bookworm card', other: 'Bookworm cards' }),
  inMiddle: (n: number) =>
    `${plural('en', n, { one: 'Bookworm card', other: 'Bookworm cards' })} in the middle`,
  bookworm: 'Bookworm',
  voted: 'has voted',
  ready: 'is ready',

  category: 'Category',
  card: 'The category card',
  levels: { green: 'easy', yellow: 'middling', red: 'hard' },

  sides: {
    turn: 'Turn',
    'a-z': 'A–Z',
    'n-o-t': 'N·O·T',
    'last-die': 'Last die',
    stack: 'Stack',
    'new-category': 'New category',
  },
  sideFaces: { 'a-z': 'A–Z', 'n-o-t': 'NOT' } as Record<string, string>,
  sideSays: {
    turn: 'The Bookworm turns this die to another side.',
    'a-z': 'Any word that fits takes the green die. No points, and nobody can take it away.',
    'n-o-t': 'A word starting with N, O or T takes the green die: +2 beside another die, −2 alone.',
    'last-die': 'Whoever takes the last letter die takes the green one too: +2.',
    stack: 'Dice pile up: only the top one of a stack can be taken.',
    'new-category': 'Instead of a word, you may take the green die and pick a new category.',
  },

  // what is going on
  choosing: 'Who is the first Bookworm?',
  turningCard: (name: string) => `${name} turns over a category card`,
  pickYou: 'You are the Bookworm: pick a category',
  pickYouNew: 'Pick the new category',
  pick: (name: string) => `${name} picks a category`,
  rolling: 'The dice are rolled…',
  sideYou: 'Turn the green die to another side',
  side: (name: string) => `${name} turns the green die`,
  yourTurn: 'Your turn: a word for a die',
  turn: (name: string) => `${name} looks for a word`,
  yourTurnOf: (name: string) => `${name}, your turn: a word for a die`,
  pickOf: (name: string) => `${name}, you are the Bookworm: pick a category`,
  pickNewOf: (name: string) => `${name}, pick the new category`,
  sideOf: (name: string) => `${name}, turn the green die to another side`,
  ending: (name: string) => `${name} took the last die`,
  voting: (word: string, category: string) => `${word}: does it fit “${category}”?`,
  votingYou: (word: string) => `The table votes on ${word}`,
  votes: (n: number, of: number) => `${n} of ${of} voted`,
  swapping: (name: string, word: string) => `${name} meant another die for ${word}`,
  swappingYou: 'Does anyone mind the other die?',
  scored: (n: number) => `Round ${n} is over`,
  failedBy: (name: string) => `${name} found no word: −2`,
  endedBy: (name: string) => `${name} took the last die`,

  // naming
  word: 'Your word',
  placeholder: 'Type your word',
  prepare: 'Think ahead…',
  hint: 'Type a word, or tap a die first.',
  noDie: (letter: string) => `No die with ${letter} that you can take.`,
  takes: 'Dice that this word takes',
  take: (die: string, from: string) => `Take ${die} from ${from}`,
  middle: 'middle',
  theMiddle: 'the middle',
  newCategory: 'New category',
  itFits: 'It fits!',
  named: 'Named in this round',
  nothingNamed: 'No word yet',

  could: 'What could have been said',
  noWordButton: 'No word',
  nowTheWord: (die: string) => `Now a word for ${die}`,
  choose: (die: string, from: string) => `Choose ${die} from ${from}`,
  ruled: (word: string, fits: boolean) => `${word} ${fits ? 'fits' : 'does not fit'}`,
  tie: 'a tie: it fits',
  votedFor: 'For',
  votedAgainst: 'Against',

  // marks
  marks: { yes: 'in our list', no: 'not in our list', unsure: 'our list is not sure' },
  meant: (word: string) => `Did you mean ${word}?`,

  // doubts
  doubt: 'I doubt it',
  somebodyDoubts: 'Somebody doubts',
  oneForAll: 'Talk it over: one tap for all',
  leftInDoubt: 'nobody spoke for it',
  fits: 'It fits',
  fitsNot: 'It doesn’t',
  wrongDie: 'Wrong die?',
  swapTo: (die: string, from: string) => `I meant ${die}, ${from}`,
  fine: 'Fine',
  object: 'I object',

  // voice
  voice: 'Say it',
  voiceOn: 'Speak instead of typing',
  voiceListens: 'Listening…',
  voiceTitle: 'Speaking',
  voiceSays:
    'Your browser writes down what you say. It may send your voice to a service of its maker for that; this server neither hears nor keeps it.',
  voiceFailed: 'The browser could not listen.',

  // score sheet
  sheet: 'Score sheet',
  total: 'Total',
  to21: '21 points end the game.',
  fellOut: 'found no word',
  goOn: 'Next round',
  waiting: 'Waiting for the others…',

  // review
  review: 'What had been possible',
  reviewSays: 'Values are expected points against the others.',
  took: (from: string) => `from ${from}`,
  best: 'Best',
  noWord: 'no word',
  changed: 'new category',
  ways: 'How the dice moved',
  green: 'green die',

  tell: {
    chosen: (name: string) => `${name} is the Bookworm.`,
    card: (name: string, lines: string) => `${name} turns over: ${lines}.`,
    picked: (name: string, category: string) => `${name} picks “${category}”.`,
    rolled: (round: number, dice: string) => `Round ${round}: ${dice}.`,
    side: (name: string, says: string) => `${name} turns the green die. ${says}`,
    took: (name: string, word: string, die: string) => `${name}: ${word}, takes ${die}`,
    from: (name: string) => ` from ${name}`,
    too: ' and the green die',
    changed: (name: string) => `${name} takes the green die: a new category.`,
    somebody: 'Somebody',
    doubted: (by: string, word: string) => `${by} doubts ${word}. The table votes.`,
    voteEnded: (word: string, yes: number, no: number, fits: boolean) =>
      `${word}: ${yes} for, ${no} against${yes === no ? ', a tie' : ''} — it ${fits ? 'fits' : 'does not fit'}.`,
    leftInDoubt: (word: string) => `Nobody speaks for ${word}: it does not fit.`,
    takenBack: (name: string) => `${name} puts the die back and goes on.`,
    swapAsked: (name: string, word: string) => `${name} meant another die for ${word}.`,
    swapRefused: (name: string) => `${name} objects: the die stays.`,
    failed: (name: string) => `${name} finds no word: −2.`,
    roundEnded: (round: number, points: string) => `Round ${round}: ${points}.`,
  },

  how: [
    ['A category', 'The Bookworm turns over a card, picks one of its three categories and rolls the dice.'],
    [
      'A word for a die',
      'In turn, name a word of the category that starts with a die’s letter. The die is yours.',
    ],
    [
      'Or steal',
      'Take a die from another player. They get a Bookworm card for it. Six cards, so six thefts.',
    ],
    [
      'In doubt?',
      'Words stand unless somebody doubts them. Then all but the speaker vote; the doubt is a vote against, and a tie means it fits.',
    ],
    ['The green die', 'It brings one rule to the round: stacks, a joker, a new category… It says which.'],
    [
      '21 points',
      'Dots and Bookworm cards count. No word in time: −2, and the round is over. 21 points win.',
    ],
  ] as [string, string][],
};
