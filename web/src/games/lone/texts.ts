import { plural } from '$/lib/plural';
import type { Spoken } from '$/lib/i18n.svelte';

const en = {
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  done: 'done',
  joker: (letter: string) => (letter ? `Joker, stands for ${letter}` : 'Joker, any letter'),
  usedDie: (name: string) => `${name}, used`,
  dice: 'The dice',
  shuffle: 'Shuffle the dice',
  noDie: (letters: string) => `No die is left for ${letters}.`,
  sheet: 'Your sheet',
  sheets: 'Dice and sheets',
  sheetOf: (name: string) => `Sheet of ${name}`,
  row: (squares: number, points: number, word: string) =>
    `${squares} squares, ${points} points${word ? `: ${word}` : ', free'}`,
  erase: (word: string) => `Erase ${word}`,
  word: 'Your word',
  placeholder: 'Type a word',
  noRow: (n: number) => `No free row has ${plural('en', n, { one: 'square', other: 'squares' })}.`,
  finish: 'Done',
  finished: 'Waiting for the others',
  rolling: 'The dice are rolled…',
  handing: (name: string) => `The device goes to ${name}.`,
  ready: 'I am ready',
  oneWrites: (name: string) => `${name} writes.`,
  write: (n: number, of: number) => `Words nobody else has: ${n} of ${of} written`,
  writtenAll: 'All written. Change them, or say “Done”.',
  watch: 'Everyone writes in secret.',
  compare: 'What stands alone scores.',
  giveUp: (n: number) => `Choose ${plural('en', n, { one: 'row', other: 'rows' })} that will get a 0.`,
  giveUpNow: 'Give these rows up',
  goOn: 'Go on',
  waiting: (names: string) => `Waiting for ${names}`,
  nothing: 'wrote nothing',
  extra: (words: string) => `Too many words, not counted: ${words}`,
  topYou: (points: number) =>
    `Yours is the word of the round: ${plural('en', points, { one: 'point', other: 'points' })}!`,
  top: (name: string, points: number) =>
    `${name}, ${plural('en', points, { one: 'point', other: 'points' })}`,
  decided: 'The word that decided',
  bestWords: 'Best words of the game',
  rounds: 'Round by round',
  best: 'What was possible',
  bestOf: (share: number) => `You reached ${share} % of the best`,
  bestOfOther: (name: string, share: number) => `${name}, ${share} %`,
  why: {
    alone: () => 'alone',
    shared: (names: string) => `also ${names}`,
    earlier: (names: string) => `earlier: ${names}`,
    'own-repeat': () => 'your own, again',
    'no-word': (_: string, reason: string) => reason || 'no word',
    'not-on-dice': () => 'not on the dice',
    'given-up': () => 'given up',
    'too-many': () => 'one too many',
  } as Record<string, (names: string, reason: string) => string>,
  vote: 'Does the table let these words stand?',
  appeal: 'Appeal',
  appealOf: (word: string) => `Appeal: ${word}`,

  tell: {
    rolled: (round: number, letters: string) => `Round ${round}: ${letters} and the joker.`,
    finished: (name: string) => `${name} is done.`,
    timeUp: 'Pencils down. The sheets are laid open.',
    alone: (name: string, word: string, points: number) => `${name}: ${word}, alone, ${points}.`,
    zero: (name: string, word: string, why: string) => `${name}: ${word}, 0 (${why}).`,
    gaveUp: (name: string, n: number) =>
      `${name} gives up ${plural('en', n, { one: 'row', other: 'rows' })}.`,
    voteCalled: (word: string, by: string) =>
      by ? `${by} appeals: ${word}.` : `The table votes on ${word}.`,
    voteEnded: (word: string, valid: boolean) => `${word} ${valid ? 'counts' : 'does not count'}.`,
    overturned: (word: string, valid: boolean) =>
      `The ruling is overturned: ${word} ${valid ? 'counts' : 'falls'}.`,
    roundEnded: (scores: string) => `So far: ${scores}.`,
    left: (name: string) => `${name} left the table.`,
    over: (names: string) => `The game is over: ${names}.`,
  },

  /** The words of the pictures. */
  drawn: { dice: 'TORE', three: 'TOE', four: 'ROTE', five: 'OTTER' },

  how: [
    ['Roll', 'Seven letter dice and a joker, which is any letter, lie there for everyone.'],
    [
      'Write',
      'Write three words before the time is up (two players: four). Each fills a free row: its length is the row’s.',
    ],
    ['In secret', 'Nobody sees your words, nor how many you have. Erase and rewrite as you like.'],
    ['Alone', 'The sheets are laid open. A word that nobody else wrote scores its row’s points.'],
    [
      'Shared',
      'A word that two wrote scores nothing. Nor does one that somebody else wrote in an earlier round.',
    ],
    ['Four rounds', 'Twelve rows, each used once: a missing word costs a row. Most points win.'],
  ] as [string, string][],
};

const uk: typeof en = {
  round: (n, of) => `Раунд ${n} з ${of}`,
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  done: 'готово',
  joker: (letter) => (letter ? `Джокер замість ${letter}` : 'Джокер, будь-яка літера'),
  usedDie: (name) => `${name}, використано`,
  dice: 'Кубики',
  shuffle: 'Перемішати кубики',
  noDie: (letters) => `Немає кубика для ${letters}.`,
  sheet: 'Ваш аркуш',
  sheets: 'Кубики й аркуші',
  sheetOf: (name) => `Аркуш: ${name}`,
  row: (squares, points, word) => `клітинок ${squares}, балів ${points}${word ? `: ${word}` : ', вільний'}`,
  erase: (word) => `Стерти ${word}`,
  word: 'Ваше слово',
  placeholder: 'Введіть слово',
  noRow: (n) =>
    `Вільного рядка на ${plural('uk', n, { one: 'клітинку', few: 'клітинки', many: 'клітинок', other: 'клітинки' })} немає.`,
  finish: 'Готово',
  finished: 'Чекаємо на інших',
  rolling: 'Кубики котяться…',
  handing: (name) => `Пристрій переходить до гравця ${name}.`,
  ready: 'Можна починати',
  oneWrites: (name) => `Пише ${name}.`,
  write: (n, of) => `Слова, яких не матиме ніхто інший: записано ${n} з ${of}`,
  writtenAll: 'Усе записано. Міняйте або скажіть «Готово».',
  watch: 'Усі пишуть потай.',
  compare: 'Бали дає те, чого більше ні в кого немає.',
  giveUp: (n) =>
    `Виберіть ${plural('uk', n, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })}, де буде 0.`,
  giveUpNow: 'Віддати ці рядки',
  goOn: 'Далі',
  waiting: (names) => `Чекаємо: ${names}`,
  nothing: 'нічого не записано',
  extra: (words) => `Зайві слова, не рахуються: ${words}`,
  topYou: (points) =>
    `Слово раунду — ваше: ${plural('uk', points, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}!`,
  top: (name, points) =>
    `${name}, ${plural('uk', points, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}`,
  decided: 'Вирішальне слово',
  bestWords: 'Найкращі слова гри',
  rounds: 'Раунд за раундом',
  best: 'Що було можливо',
  bestOf: (share) => `У вас ${share} % від найкращого`,
  bestOfOther: (name, share) => `${name}, ${share} %`,
  why: {
    alone: () => 'єдине',
    shared: (names) => `також ${names}`,
    earlier: (names) => `раніше: ${names}`,
    'own-repeat': () => 'ваше ж, удруге',
    'no-word': (_, reason) => reason || 'не слово',
    'not-on-dice': () => 'немає на кубиках',
    'given-up': () => 'віддано',
    'too-many': () => 'зайве',
  },
  vote: 'Чи зараховує стіл ці слова?',
  appeal: 'Оскаржити',
  appealOf: (word) => `Оскаржити: ${word}`,

  tell: {
    rolled: (round, letters) => `Раунд ${round}: ${letters} і джокер.`,
    finished: (name) => `${name}: готово.`,
    timeUp: 'Олівці покладено. Аркуші відкрито.',
    alone: (name, word, points) => `${name}: ${word}, єдине, ${points}.`,
    zero: (name, word, why) => `${name}: ${word}, 0 (${why}).`,
    gaveUp: (name, n) =>
      `${name} віддає ${plural('uk', n, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })}.`,
    voteCalled: (word, by) => (by ? `${by} оскаржує: ${word}.` : `Стіл голосує щодо слова ${word}.`),
    voteEnded: (word, valid) => `${word}: ${valid ? 'зараховано' : 'не зараховано'}.`,
    overturned: (word, valid) => `Рішення змінено: ${word} ${valid ? 'зараховано' : 'не зараховано'}.`,
    roundEnded: (scores) => `Поки що: ${scores}.`,
    left: (name) => `${name} виходить з-за столу.`,
    over: (names) => `Гру закінчено: ${names}.`,
  },

  drawn: { dice: 'КОРА', three: 'РАК', four: 'КОРА', five: 'КОРАЛ' },

  how: [
    ['Кидок', 'Сім кубиків із літерами й джокер, тобто будь-яка літера, лежать перед усіма.'],
    [
      'Пишіть',
      'Запишіть три слова, поки є час (удвох — чотири). Слово займає вільний рядок точно своєї довжини.',
    ],
    ['Потай', 'Ніхто не бачить ані ваших слів, ані скільки їх. Стирайте й переписуйте.'],
    ['Єдине', 'Аркуші відкривають. Слово, якого більше ні в кого немає, дає бали свого рядка.'],
    ['Спільне', 'Слово, яке написали двоє, не дає нічого. Як і те, що хтось інший написав раніше.'],
    [
      'Чотири раунди',
      'Дванадцять рядків, кожен лише раз: за пропущене слово рядок згорає. Хто має найбільше, виграє.',
    ],
  ],
};

export const texts: Spoken<typeof en> = { en, uk };
