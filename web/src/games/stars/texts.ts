import { plural } from '$/lib/plural';
import type { Spoken } from '$/lib/i18n.svelte';
import type { Colour, Group } from './cipher';
import type { Grade, Side, Verdict } from './wire';

const en = {
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  guessStep: (n: number, of: number) => `Guess ${n} of ${of}`,
  sides: { alien: 'Alien', scientists: 'Scientists' } as Record<Side, string>,
  role: { alien: 'Alien', scientists: 'Scientist' } as Record<Side, string>,
  team: (n: number) => `Team ${n}`,
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
  ownTeamOnly: 'only your team hears it',

  status: {
    dealing: 'The cards are dealt…',
    enciphering: 'The Alien sets the cipher.',
    'aliens-write': 'The Alien is thinking of a word.',
    'scientists-write': 'The Scientists are choosing a word.',
    'aliens-guess': 'The Alien looks for the Scientists’ three words.',
    'scientists-guess': 'The Scientists look for the Alien’s three words.',
    deciphering: 'The Scientists write down the six letters.',
    over: 'The message is out.',
  },
  todo: {
    'set-cipher': 'Set your cipher.',
    transmit: 'Send a word: a hint at your message, with a telling score.',
    propose: 'Send a word: a hint at your message. Its score comes back.',
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
  youDecide: 'You are captain: what you propose or agree to is done.',
  handOver: 'Make captain',

  consoleSays: 'Tap: may be, is, is not. Press long to clear.',
  coloursSay:
    'Trust holds one green letter, amplify holds one, the rest are black or red: one red at most in the whole cipher.',
  cell: (letter: string, group: string, verdict: string, by: string) =>
    `${letter}, ${group}: ${verdict}${by ? `, marked by ${by}` : ''}`,
  chance: (percent: string) => `${percent} likely`,
  aid: 'Show the chances',
  ciphersLeft: (n: number) => `${plural('en', n, { one: 'cipher is', other: 'ciphers are' })} still possible`,

  talk: 'Talk of the Scientists',
  talkSays: 'The Alien does not hear it.',
  nobodySpoke: 'Nobody has said anything yet.',
  sayIt: 'Say it to the Scientists',
  sayShort: 'Say it…',
  notes: 'Notes',
  notesShared: 'All Scientists of your team write on this sheet.',
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
  bits: (n: string) => `${n} bits`,
  told: (bits: string, left: number) =>
    `told ${bits} bits: ${plural('en', left, { one: 'cipher', other: 'ciphers' })} left`,
  better: (words: string) => `Would have told more: ${words}`,
  bestGuess: 'Best guess then',
  belief: 'Chances then',

  companion: 'Beside the printed game',
  companionSays: 'Scores and deduction for the box on your table.',

  tell: {
    began: 'Messages are dealt and rolled. The cipher is secret.',
    cipherSet: 'The Alien has set the cipher.',
    round: (n: number) => `Round ${n}.`,
    wrote: (side: string) => `${side}: written down.`,
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
    left: (name: string) => `${name} left the table.`,
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

const uk: typeof en = {
  round: (n, of) => `Раунд ${n} з ${of}`,
  guessStep: (n, of) => `Здогад ${n} з ${of}`,
  sides: { alien: 'Прибулець', scientists: 'Науковці' },
  role: { alien: 'Прибулець', scientists: 'Науковець' },
  team: (n) => `Команда ${n}`,
  captain: 'капітан',
  groups: { trust: 'Довіра', amplify: 'Підсилення', suspicion: 'Підозра' },
  colours: { green: 'зелена', black: 'чорна', red: 'червона' },
  verdicts: { maybe: 'може бути', is: 'так', not: 'ні' },

  tabs: { air: 'Передачі', console: 'Пульт', talk: 'Розмова', notes: 'Нотатки' },
  fresh: 'нове',

  secretCard: 'Лише для ваших очей',
  turn: 'Перевернути картку',
  youAre: { alien: 'Ви — Прибулець', scientists: 'Ви — Науковець' },
  roleSays: {
    alien:
      'Надсилайте слова, що натякають на ваше послання, а їхні бали хай видають шифр. Вгадайте, що хочуть сказати Науковці.',
    scientists:
      'З’ясуйте, що хоче сказати Прибулець, і розгадайте шифр за балами. Ваші слова натякають на ваше послання.',
  },
  with: (names) => `З вами: ${names}`,
  begin: 'До передавача',

  message: 'Ваше послання',
  wholeCard: 'Уся картка',
  notOnAir: 'Жодне з цих слів і жодне споріднене надсилати не можна.',
  cipher: 'Шифр',
  yourCipher: 'Ваш шифр',

  silence: 'В ефірі тиша. Перше слово — за Прибульцем.',
  air: 'Передачі',
  heard: 'Почуте досі',
  theySent: 'Вони надіслали',
  ownTeamOnly: 'чує лише ваша команда',

  status: {
    dealing: 'Роздаємо картки…',
    enciphering: 'Прибулець складає шифр.',
    'aliens-write': 'Прибулець думає над словом.',
    'scientists-write': 'Науковці вибирають слово.',
    'aliens-guess': 'Прибулець шукає три слова Науковців.',
    'scientists-guess': 'Науковці шукають три слова Прибульця.',
    deciphering: 'Науковці записують шість літер.',
    over: 'Послання розкрито.',
  },
  todo: {
    'set-cipher': 'Складіть свій шифр.',
    transmit: 'Надішліть слово: натяк на послання з промовистими балами.',
    propose: 'Надішліть слово: натяк на послання. У відповідь прийдуть бали.',
    proposeTogether: 'Запропонуйте слово або погодьтеся на чуже.',
    guessAlien: 'Їхня картка відкрита. Які три слова вони мають на думці?',
    guessScientists: 'Картка Прибульця відкрита. Які три слова він має на думці?',
    letters: 'Тепер шифр: 3 довіри, 2 підсилення, 1 підозра.',
    wait: 'Записано. Чекаємо на інших.',
  },

  word: 'Ваше слово',
  placeholder: 'Одне слово',
  scores: (score) => `бали: ${score}`,
  confirmSend: 'Усе одно надіслати',
  confirmUnknown: (word) => `${word} немає у словнику. Описка?`,
  named: {
    'card-word': (card) => `${card} є на вашій картці.`,
    'card-contains': (card) => `У ньому є ${card} з вашої картки.`,
    'card-derives': (card) => `Воно споріднене зі словом ${card} на вашій картці.`,
  },
  written: (word) => `Ви написали ${word}.`,

  proposals: 'Пропозиції',
  agree: 'Згода',
  agreeTo: (what) => `Погодитися на ${what}`,
  agreed: (n, of) => `згодні ${n} з ${of}`,
  agreedBy: (names) => `За: ${names}`,
  captainDecides: (name) => `Вирішує капітан: ${name}.`,
  youDecide: 'Ви капітан: що ви пропонуєте або на що згодні, те й буде.',
  handOver: 'Зробити капітаном',

  consoleSays: 'Торкніться: може бути, так, ні. Довге натискання стирає.',
  coloursSay:
    'У довірі одна зелена літера, у підсиленні теж одна, решта чорні або червоні: червона щонайбільше одна на весь шифр.',
  cell: (letter, group, verdict, by) => `${letter}, ${group}: ${verdict}${by ? `, позначає ${by}` : ''}`,
  chance: (percent) => `імовірність ${percent}`,
  aid: 'Показати ймовірності',
  ciphersLeft: (n) =>
    `Ще ${plural('uk', n, { one: 'можливий шифр', few: 'можливі шифри', many: 'можливих шифрів', other: 'можливого шифру' })}`,

  talk: 'Розмова Науковців',
  talkSays: 'Прибулець її не чує.',
  nobodySpoke: 'Ще ніхто нічого не сказав.',
  sayIt: 'Сказати Науковцям',
  sayShort: 'Сказати…',
  notes: 'Нотатки',
  notesShared: 'На цьому аркуші пишуть усі Науковці вашої команди.',
  notesOwn: 'Лише для вас.',

  guessWords: 'Ці три',
  guessWordsPropose: 'Запропонувати ці три',
  column: (n) => `Слово ${n}`,
  guessLetters: 'Ці шість літер',
  guessLettersPropose: 'Запропонувати ці шість',
  setCipher: 'Узяти цей шифр',
  random: 'Навмання',
  slot: (group, letter) => `${group}: ${letter || 'порожньо'}`,
  letterIn: (letter, colour, group) => `${letter}, ${colour}${group ? `, ${group}` : ''}`,
  pickGroup: 'Куди ставимо літеру?',
  letters: 'Літери',

  right: 'правильно',
  wrong: 'ні',
  reveal: 'Що малося на думці',
  messageOf: { alien: 'Прибулець мав на думці', scientists: 'Науковці мали на думці' },
  guessOf: { alien: 'Здогад Прибульця', scientists: 'Здогад Науковців' },
  lettersGuessed: 'Літери Науковців',
  nothingGuessed: 'без здогаду',
  of: (points, all) => `${points} з ${all}`,
  grades: {
    'one-mind': 'Одна думка на двох',
    'first-contact': 'Перший контакт',
    'good-neighbours': 'Добрі сусіди',
    static: 'Шум в ефірі',
    'lost-in-space': 'Загублені в космосі',
  },
  gradeSays: {
    'one-mind': 'Кожне слово і кожна літера. Вони вже оселилися поруч.',
    'first-contact': 'Між світами не загубилося майже нічого.',
    'good-neighbours': 'Для розмови через паркан порозуміння вистачить.',
    static: 'Щось таки почулося крізь тріск.',
    'lost-in-space': 'Послання досі десь там, між зірками.',
  },

  review: 'Що кожне слово сказало про шифр',
  reviewSays: (n) =>
    `До першого слова: ${plural('uk', n, { one: 'можливий шифр', few: 'можливі шифри', many: 'можливих шифрів', other: 'можливого шифру' })}.`,
  bits: (n) => `${n} біта`,
  told: (bits, left) =>
    `сказало ${bits} біта: лишилося ${plural('uk', left, { one: 'шифр', few: 'шифри', many: 'шифрів', other: 'шифру' })}`,
  better: (words) => `Більше сказали б: ${words}`,
  bestGuess: 'Найкращий здогад тоді',
  belief: 'Імовірності тоді',

  companion: 'Поруч із друкованою грою',
  companionSays: 'Бали й дедукція для коробки на вашому столі.',

  tell: {
    began: 'Послання роздано й визначено кубиком. Шифр таємний.',
    cipherSet: 'Прибулець склав шифр.',
    round: (n) => `Раунд ${n}.`,
    wrote: (side) => `${side}: записано.`,
    sent: (side, word, score) => `${side}: ${word}, ${score}.`,
    sentSecretly: (side) => `${side}: слово для своєї команди.`,
    shown: { alien: 'Картка Прибульця відкрита.', scientists: 'Картка Науковців відкрита.' },
    message: (side, guess, message, points) =>
      `${side}: ${guess || 'без здогаду'}. Було ${message}: ${points} з 3.`,
    cipher: (side, guess, points) => `${side}: ${guess || 'без здогаду'}: ${points} з 6 літер.`,
    left: (name) => `${name} залишає стіл.`,
    over: (trust, amplify, suspicion, points) =>
      `Шифр: довіра ${trust}, підсилення ${amplify}, підозра ${suspicion}. Бали: ${points}.`,
  },

  how: [
    ['Дві сторони', 'Один — Прибулець, решта — Науковці. У кожної сторони таємне послання з трьох слів.'],
    ['Шифр', 'Його знає лише Прибулець: три літери довіри, дві підсилення, одна підозри.'],
    [
      'Передачі',
      'Сторони по черзі надсилають по слову: натяк на послання, але не слово зі своєї картки й не його родич.',
    ],
    [
      'Бали',
      'Їх має кожне слово: +1 за кожну літеру довіри, удвічі більше за кожну підсилення, з підозрою — мінус.',
    ],
    ['Дедукція', 'Науковці радяться потай і позначають на пульті, чим може бути кожна літера.'],
    ['Здогад', 'Наприкінці — три слова партнерів і шість літер. Дванадцять балів — досконало.'],
  ],
};

export const texts: Spoken<typeof en> = { en, uk };
