import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  title: 'The roll of the day',
  of: (day: string) => `Rolls of ${day}`,
  says: 'The same dice for everybody on this server, once a day, in each language its own.',
  past: 'This day is over: you can play it and look at it, and nothing counts any more.',
  nextIn: (hours: number, minutes: number) =>
    `The next roll comes in ${hours ? `${hours} h ` : ''}${minutes} min.`,
  play: 'Play',
  goOn: 'Go on',
  see: 'See the result',
  look: 'Look at it',
  start: 'Begin',
  startPast: 'Play it, without counting',
  once: 'You play it once. Leave whenever you like: all of it waits, and time runs only while you are here.',
  show: 'Show the solution',
  archive: 'Other days',
  earlier: 'The day before',
  later: 'The day after',
  today: 'Today',
  yesterday: 'Yesterday’s solutions',
  choose: 'Go to a day',
  everyone: 'How everyone did',
  alone: 'You are the first today. Come back later to see the others.',
  nobody: 'Nobody played it on its day.',
  better: (n: number, all: number) =>
    n === all
      ? `Better than everyone else (${plural('en', all, { one: 'person', other: 'people' })}).`
      : `Better than ${n} of ${plural('en', all, { one: 'other', other: 'others' })}.`,
  bar: (from: number, to: number, people: number) =>
    `${from === to ? from : `${from} to ${to}`}: ${plural('en', people, { one: 'person', other: 'people' })}`,
  you: 'you',
  uncounted: 'Played later, so it does not count among these.',
  share: 'Share',
  back: 'All rolls of the day',
  wait: 'One moment…',
  still: 'The best of the day is being looked for…',
  fair: 'Who wants to cheat can: solvers are free. It wins nothing here, no names are kept.',
  unkept: 'This browser keeps nothing, so it will not know later that you played.',
  gone: 'There is no such roll',
};

const uk: typeof en = {
  title: 'Кидок дня',
  of: (day) => `Кидки за ${day}`,
  says: 'Ті самі кубики для всіх на цьому сервері, раз на день, для кожної мови свої.',
  past: 'Цей день минув: його можна зіграти й роздивитися, але це вже не рахується.',
  nextIn: (hours, minutes) => `Наступний кидок за ${hours ? `${hours} год ` : ''}${minutes} хв.`,
  play: 'Грати',
  goOn: 'Продовжити',
  see: 'Побачити результат',
  look: 'Роздивитися',
  start: 'Почати',
  startPast: 'Зіграти поза заліком',
  once: 'Грають один раз. Можна піти будь-коли: усе зачекає, а час іде, лише поки ви тут.',
  show: 'Показати розв’язок',
  archive: 'Інші дні',
  earlier: 'День до цього',
  later: 'День після цього',
  today: 'Сьогодні',
  yesterday: 'Вчорашні розв’язки',
  choose: 'Перейти до дня',
  everyone: 'Як зіграли всі',
  alone: 'Сьогодні ви перші. Зазирніть пізніше, щоб побачити інших.',
  nobody: 'Того дня ніхто не грав.',
  better: (n, all) =>
    n === all
      ? `Краще за всіх інших (${plural('uk', all, { one: 'людина', few: 'людини', many: 'людей', other: 'людини' })}).`
      : `Краще за ${n} з ${plural('uk', all, { one: 'іншого', few: 'інших', many: 'інших', other: 'інших' })}.`,
  bar: (from, to, people) =>
    `${from === to ? from : `від ${from} до ${to}`}: ${plural('uk', people, { one: 'людина', few: 'людини', many: 'людей', other: 'людини' })}`,
  you: 'ви',
  uncounted: 'Зіграно пізніше, тому серед цих не рахується.',
  share: 'Поділитися',
  back: 'Усі кидки дня',
  wait: 'Хвилинку…',
  still: 'Шукаємо найкраще за цей день…',
  fair: 'Схитрувати можна: розв’язувачі вільні. Але тут це нічого не дає, імен ніхто не зберігає.',
  unkept: 'Цей браузер нічого не зберігає, тож пізніше не знатиме, що ви вже грали.',
  gone: 'Такого кидка немає',
};

export const say = spoken<typeof en>({ en, uk });
