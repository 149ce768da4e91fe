import { spoken } from '$/lib/words/i18n.svelte';

const en = {
  title: 'Share',
  says: 'No word of the game is given away.',
  picture: 'How it went, as a picture',
  withLink: 'With the link to the whole game: who has it sees every move and every word',
  share: 'Share',
  copy: 'Copy the text',
  copied: 'Copied',
  byHand: 'This browser gives us no clipboard: select the lines above and copy them.',
  save: 'Save the picture',
};

const uk: typeof en = {
  title: 'Поділитися',
  says: 'Жодного слова з гри тут немає.',
  picture: 'Як минула гра, малюнком',
  withLink: 'З посиланням на всю гру: за ним видно кожен хід і кожне слово',
  share: 'Поділитися',
  copy: 'Скопіювати текст',
  copied: 'Скопійовано',
  byHand: 'Браузер не дає буфера обміну: виділіть рядки вище й скопіюйте.',
  save: 'Зберегти малюнок',
};

export const say = spoken<typeof en>({ en, uk });
