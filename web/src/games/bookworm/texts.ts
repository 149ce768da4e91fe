import { plural } from '$/lib/plural';
import type { Spoken } from '$/lib/i18n.svelte';

const en = {
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
    'n-o-t': 'A word with N, O or T takes the green die: +2 beside another die, −2 alone.',
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
  hint: 'Type: the dice it takes light up.',
  noDie: (letter: string) => `No die with ${letter} that you can take.`,
  takes: 'Dice that this word takes',
  take: (die: string, from: string) => `Take ${die} from ${from}`,
  middle: 'middle',
  theMiddle: 'the middle',
  newCategory: 'New category',
  itFits: 'It fits!',
  named: 'Named in this round',
  nothingNamed: 'No word yet',

  // marks
  marks: { yes: 'in our list', no: 'not in our list', unsure: 'our list is not sure' },
  meant: (word: string) => `Did you mean ${word}?`,

  // doubts
  doubt: 'I doubt it',
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
    'Your browser writes down what you say. It may send your voice to a service of its maker for that; this house neither hears nor keeps it.',
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
    doubted: (by: string, word: string) => `${by} doubts ${word}. The table votes.`,
    voteEnded: (word: string, yes: number, no: number, fits: boolean) =>
      `${word}: ${yes} for, ${no} against — it ${fits ? 'fits' : 'does not fit'}.`,
    takenBack: (name: string) => `${name} puts the die back and goes on.`,
    swapAsked: (name: string, word: string) => `${name} meant another die for ${word}.`,
    swapRefused: (name: string) => `${name} objects: the die stays.`,
    failed: (name: string) => `${name} finds no word in time: −2.`,
    roundEnded: (round: number, points: string) => `Round ${round}: ${points}.`,
    left: (name: string) => `${name} left the table.`,
    over: (names: string) => `The game is over: ${names}.`,
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
      'Words stand unless somebody doubts them. Then all but the speaker vote; a tie means it fits.',
    ],
    ['The green die', 'It brings one rule to the round: stacks, a joker, a new category… It says which.'],
    [
      '21 points',
      'Dots and Bookworm cards count. No word in time: −2, and the round is over. 21 points win.',
    ],
  ] as [string, string][],
};

const uk: typeof en = {
  table: 'Кубики посередині',
  round: (n) => `Раунд ${n}`,
  points: (n) => plural('uk', n, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
  die: (letters, dots) =>
    `${letters}, ${plural('uk', dots, { one: 'крапка', few: 'крапки', many: 'крапок', other: 'крапки' })}`,
  or: ' або ',
  special: (side) => `Особливий кубик: ${side}`,
  worms: (n) =>
    plural('uk', n, {
      one: 'картка хробака',
      few: 'картки хробака',
      many: 'карток хробака',
      other: 'картки хробака',
    }),
  inMiddle: (n) =>
    `Посередині ${plural('uk', n, {
      one: 'картка хробака',
      few: 'картки хробака',
      many: 'карток хробака',
      other: 'картки хробака',
    })}`,
  bookworm: 'Книжковий хробак',
  voted: 'голос є',
  ready: 'готово',

  category: 'Категорія',
  card: 'Картка категорій',
  levels: { green: 'легка', yellow: 'середня', red: 'складна' },

  sides: {
    turn: 'Поворот',
    'a-z': 'А–Я',
    'n-o-t': 'Н·О·Т',
    'last-die': 'Останній кубик',
    stack: 'Стос',
    'new-category': 'Нова категорія',
  },
  sideFaces: { 'a-z': 'А–Я', 'n-o-t': 'НОТ' },
  sideSays: {
    turn: 'Хробак повертає цей кубик на інший бік.',
    'a-z': 'Зелений кубик бере будь-яке слово з категорії. Без очок, і його не відібрати.',
    'n-o-t': 'Зелений кубик бере слово на Н, О або Т: +2 поруч з іншим кубиком, −2 на самоті.',
    'last-die': 'Хто забирає останній кубик з літерою, бере і зелений: +2.',
    stack: 'Кубики складають у стоси: взяти можна лише верхній.',
    'new-category': 'Замість слова можна взяти зелений кубик і обрати нову категорію.',
  },

  choosing: 'Хто буде першим хробаком?',
  turningCard: (name) => `${name} відкриває картку категорій`,
  pickYou: 'Ви — хробак: оберіть категорію',
  pickYouNew: 'Оберіть нову категорію',
  pick: (name) => `${name} обирає категорію`,
  rolling: 'Кубики котяться…',
  sideYou: 'Поверніть зелений кубик на інший бік',
  side: (name) => `${name} повертає зелений кубик`,
  yourTurn: 'Ваш хід: слово для кубика',
  turn: (name) => `${name} шукає слово`,
  ending: (name) => `${name} забирає останній кубик`,
  voting: (word, category) => `${word}: чи підходить до «${category}»?`,
  votingYou: (word) => `Стіл голосує за ${word}`,
  votes: (n, of) => `проголосували ${n} з ${of}`,
  swapping: (name, word) => `${name}: для ${word} був інший кубик`,
  swappingYou: 'Хтось проти іншого кубика?',
  scored: (n) => `Раунд ${n} закінчено`,
  failedBy: (name) => `${name} не знаходить слова: −2`,
  endedBy: (name) => `${name} забирає останній кубик`,

  word: 'Ваше слово',
  placeholder: 'Введіть слово',
  prepare: 'Думайте наперед…',
  hint: 'Пишіть: кубики, які бере слово, засвітяться.',
  noDie: (letter) => `Немає кубика на ${letter}, який можна взяти.`,
  takes: 'Кубики, які бере це слово',
  take: (die, from) => `Взяти: ${die}, ${from}`,
  middle: 'середина',
  theMiddle: 'середина',
  newCategory: 'Нова категорія',
  itFits: 'Підходить!',
  named: 'Названо в цьому раунді',
  nothingNamed: 'Ще жодного слова',

  marks: { yes: 'є в нашому списку', no: 'немає в нашому списку', unsure: 'наш список не певен' },
  meant: (word) => `Може, ${word}?`,

  doubt: 'Сумніваюся',
  fits: 'Підходить',
  fitsNot: 'Ні',
  wrongDie: 'Не той кубик?',
  swapTo: (die, from) => `Інший кубик: ${die}, ${from}`,
  fine: 'Гаразд',
  object: 'Я проти',

  voice: 'Сказати',
  voiceOn: 'Говорити замість писати',
  voiceListens: 'Слухаю…',
  voiceTitle: 'Голосом',
  voiceSays:
    'Браузер записує те, що ви кажете. Для цього він може надсилати ваш голос службі свого виробника; ми його не чуємо й не зберігаємо.',
  voiceFailed: 'Браузер не зміг слухати.',

  sheet: 'Таблиця очок',
  total: 'Разом',
  to21: '21 очко закінчує гру.',
  fellOut: 'без слова',
  goOn: 'Наступний раунд',
  waiting: 'Чекаємо на інших…',

  review: 'Що було можливо',
  reviewSays: 'Вартість — очікувані очки порівняно з іншими.',
  took: (from) => `звідки: ${from}`,
  best: 'Найкраще',
  noWord: 'без слова',
  changed: 'нова категорія',
  ways: 'Як мандрували кубики',
  green: 'зелений кубик',

  tell: {
    chosen: (name) => `${name} — книжковий хробак.`,
    card: (name, lines) => `${name} відкриває: ${lines}.`,
    picked: (name, category) => `${name} обирає «${category}».`,
    rolled: (round, dice) => `Раунд ${round}: ${dice}.`,
    side: (name, says) => `${name} повертає зелений кубик. ${says}`,
    took: (name, word, die) => `${name}: ${word}, бере ${die}`,
    from: (name) => ` у гравця ${name}`,
    too: ' і зелений кубик',
    changed: (name) => `${name} бере зелений кубик: нова категорія.`,
    doubted: (by, word) => `${by} сумнівається щодо ${word}. Стіл голосує.`,
    voteEnded: (word, yes, no, fits) =>
      `${word}: за — ${yes}, проти — ${no}. ${fits ? 'Підходить' : 'Не підходить'}.`,
    takenBack: (name) => `${name} повертає кубик і шукає далі.`,
    swapAsked: (name, word) => `${name}: для ${word} був інший кубик.`,
    swapRefused: (name) => `${name} проти: кубик лишається.`,
    failed: (name) => `${name} не встигає зі словом: −2.`,
    roundEnded: (round, points) => `Раунд ${round}: ${points}.`,
    left: (name) => `${name} виходить з-за столу.`,
    over: (names) => `Гру закінчено: ${names}.`,
  },

  how: [
    ['Категорія', 'Хробак відкриває картку, обирає одну з трьох категорій і кидає кубики.'],
    ['Слово за кубик', 'По черзі називайте слово з категорії, яке починається з літери кубика. Кубик ваш.'],
    [
      'Або відберіть',
      'Беріть кубик в іншого гравця. Йому за це картка хробака. Карток шість — отже, й крадіжок.',
    ],
    [
      'Сумніви?',
      'Слово приймають, якщо ніхто не сумнівається. Тоді голосують усі, крім мовця; нічия — підходить.',
    ],
    ['Зелений кубик', 'Він додає раунду одне правило: стоси, джокер, нова категорія… Він сам скаже яке.'],
    ['21 очко', 'Крапки й картки хробака — очки. Без слова вчасно: −2, і раунд закінчено. 21 очко виграє.'],
  ],
};

export const texts: Spoken<typeof en> = { en, uk };
