import { plural } from '$/lib/words/plural';
import { spoken } from '$/lib/words/i18n.svelte';

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const en = {
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  board: 'The table with the dice',
  hand: 'Dice in your hand',
  handOf: (name: string) => `Dice in the hand of ${name}`,
  die: (letter: string, value: number) => `${letter}, ${value}`,
  /** `die`: the letter and its value, as they can be read on it. */
  star: (die: string) => (die ? `Star, stands for ${die}` : 'Star, any letter'),
  square: (row: number, col: number) => `Row ${row}, column ${col}`,
  picked: 'picked up',
  type: 'Type a word onto the table',
  typeHere: 'Type',
  across: 'Typing across',
  down: 'Typing down',
  undo: 'Undo',
  takeBack: 'Take back one die',
  clear: 'Clear',
  closer: 'Closer',
  farther: 'Farther',
  again: 'Roll again',
  finish: 'Done',
  finished: 'Done. Moving a die takes it back.',
  look: 'Show me the roll',
  covered: 'The roll is covered. Your glass is turned when you look.',
  played: 'That is your layout. It counts when all have played.',
  notYet: 'not yet',
  lastRound: 'The last round',
  goOn: 'Go on',
  table: 'Scores',
  total: 'Total',
  starFor: 'Which letter does the star stand for?',
  rolling: 'The dice are rolled…',
  handing: (name: string) => `The device goes to ${name}.`,
  ready: 'I am ready: roll',
  build: 'Lay words across and down. A die left over costs its value.',
  builds: (name: string) => `${name} builds.`,
  watch: (name: string) => `${name} builds. You watch.`,
  others: (names: string) => `${names} at work…`,
  atWork: 'at work',
  isDone: 'done',
  result: 'The layouts are counted.',
  /** What the layout is worth, in a word; how that comes, in a line. */
  worth: (total: number) =>
    total < 0
      ? `${-total} more to break even`
      : `Worth ${plural('en', total, { one: 'point', other: 'points' })} now`,
  score: (across: number, down: number, unused: number, total: number) =>
    `${across} across + ${down} down − ${unused} unused = ${minus(total)}`,
  asZero: (total: number) => `${minus(total)} is entered as 0: no round costs points.`,
  possible: 'What was possible',
  everyday: (points: number) =>
    `In everyday words: ${plural('en', points, { one: 'point', other: 'points' })}`,
  topYou: 'Yours is the word of the round',
  topOf: (name: string) => `The word of the round: ${name}`,
  decided: 'The word that decided',
  bestWords: 'Best words of the game',
  atLeast: (points: number) =>
    `The best found, perhaps not the best there is: ${plural('en', points, { one: 'point', other: 'points' })}`,
  best: (points: number) => `The best there is: ${plural('en', points, { one: 'point', other: 'points' })}`,
  share: (share: number) => `${share} %`,
  noSpace: 'There is no die for that letter.',
  vote: 'Does the table let these words stand?',
  appeal: 'Appeal',
  appealOf: (word: string) => `Appeal: ${word}`,
  waiting: (names: string) => `Waiting for ${names}`,
  layoutOf: (name: string) => `Layout of ${name}`,

  tell: {
    rolled: (round: number, names: string) => `Round ${round}: ${names} rolled.`,
    looked: (name: string) => `${name} looks at the roll.`,
    asked: (name: string) => `${name} asks to roll again.`,
    finished: (name: string) => `${name} is done.`,
    empty: 'The layouts lie open.',
    scored: (name: string, points: number, words: string) => `${name}: ${points}${words && ` (${words})`}.`,
  },

  /** The words of the pictures: one across, and what stands above and below its middle. */
  drawn: { dice: 'DOGENTRAI', across: 'DOG', above: 'T', below: 'N' },

  how: [
    ['Roll', 'Fifteen dice with letters and their values. A star is any letter you like.'],
    ['Build', 'Lay words across and down before the glass is empty. Drag the dice, tap them, or just type.'],
    [
      'Cross',
      'A word that shares a letter with another must cross it there. Every run of dice must be a word.',
    ],
    [
      'Count',
      'All words across plus all words down: a die at a crossing counts twice. Unused dice are subtracted.',
    ],
    ['Live', 'Words light up when they are right, and the score runs along. Nothing illegal ever pays.'],
    [
      'The end',
      'Most points after ten rounds win, or after three or five. By turns, all together, or all with the same roll.',
    ],
  ] as [string, string][],
};

const uk: typeof en = {
  round: (n, of) => `Раунд ${n} з ${of}`,
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  board: 'Стіл із кубиками',
  hand: 'Кубики у вас у руці',
  handOf: (name) => `Кубики в руці: ${name}`,
  die: (letter, value) => `${letter}, ${value}`,
  star: (die) => (die ? `Зірка замість ${die}` : 'Зірка, будь-яка літера'),
  square: (row, col) => `Рядок ${row}, стовпець ${col}`,
  picked: 'узято',
  type: 'Введіть слово просто на стіл',
  typeHere: 'Пишіть',
  across: 'Пишемо вправо',
  down: 'Пишемо вниз',
  undo: 'Скасувати',
  takeBack: 'Забрати один кубик',
  clear: 'Очистити',
  closer: 'Наблизити',
  farther: 'Віддалити',
  again: 'Кинути ще раз',
  finish: 'Готово',
  finished: 'Готово. Зрушите кубик — гратимете далі.',
  look: 'Показати кидок',
  covered: 'Кидок накрито. Ваш годинник перевернуть, щойно ви глянете.',
  played: 'Це ваш розклад. Його порахують, коли зіграють усі.',
  notYet: 'ще ні',
  lastRound: 'Попередній раунд',
  goOn: 'Далі',
  table: 'Рахунок',
  total: 'Разом',
  starFor: 'Яка літера замість зірки?',
  rolling: 'Кубики котяться…',
  handing: (name) => `Пристрій переходить до гравця ${name}.`,
  ready: 'Можна кидати',
  build: 'Викладайте слова вправо й униз. За кожен зайвий кубик віднімають його вартість.',
  builds: (name) => `${name} викладає.`,
  watch: (name) => `${name} викладає. Ви дивитеся.`,
  others: (names) => `За роботою: ${names}…`,
  atWork: 'за роботою',
  isDone: 'готово',
  result: 'Розклади пораховано.',
  worth: (total) =>
    total < 0
      ? `До нуля бракує ${-total}`
      : `Зараз: ${plural('uk', total, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}`,
  score: (across, down, unused, total) =>
    `${across} вправо + ${down} вниз − ${unused} зайвих = ${minus(total)}`,
  asZero: (total) => `${minus(total)} записано як 0: раунд балів не забирає.`,
  possible: 'Що можна було скласти',
  everyday: (points) =>
    `Звичайними словами: ${plural('uk', points, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}`,
  topYou: 'Слово раунду — ваше',
  topOf: (name) => `Слово раунду: ${name}`,
  decided: 'Вирішальне слово',
  bestWords: 'Найкращі слова гри',
  atLeast: (points) =>
    `Найкраще, що вдалося знайти (може бути й краще): ${plural('uk', points, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}`,
  best: (points) =>
    `Краще не буває: ${plural('uk', points, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}`,
  share: (share) => `${share} %`,
  noSpace: 'Кубика з такою літерою немає.',
  vote: 'Чи зараховує стіл ці слова?',
  appeal: 'Оскаржити',
  appealOf: (word) => `Оскаржити: ${word}`,
  waiting: (names) => `Чекаємо: ${names}`,
  layoutOf: (name) => `Розклад: ${name}`,

  tell: {
    rolled: (round, names) => `Раунд ${round}. Кидок: ${names}.`,
    looked: (name) => `${name}: дивиться на кидок.`,
    asked: (name) => `${name} просить кинути ще раз.`,
    finished: (name) => `${name}: готово.`,
    empty: 'Розклади відкрито.',
    scored: (name, points, words) => `${name}: ${points}${words && ` (${words})`}.`,
  },

  drawn: { dice: 'КІТНСЕРАО', across: 'КІТ', above: 'Н', below: 'С' },

  how: [
    ['Кидок', 'П’ятнадцять кубиків із літерами та їхньою вартістю. Зірка — будь-яка літера.'],
    ['Викладайте', 'Слова вправо й униз, поки сиплеться пісок. Тягніть кубики, торкайтеся або пишіть.'],
    [
      'Схрещуйте',
      'Слово, що має спільну літеру з іншим, мусить його там перетнути. Кожен ряд кубиків — слово.',
    ],
    [
      'Рахуйте',
      'Усі слова вправо плюс усі вниз: кубик на перетині рахується двічі. Зайві кубики віднімаються.',
    ],
    ['Наживо', 'Правильні слова світяться, рахунок видно відразу. Неправильне ніколи не дає балів.'],
    [
      'Кінець',
      'Після десяти раундів, чи трьох або п’яти, виграє найбільша сума. По черзі, разом або всі з тим самим кидком.',
    ],
  ],
};

export const say = spoken<typeof en>({ en, uk });
