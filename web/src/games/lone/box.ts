/** A box of one's own: seven letter dice and the pad. */
import type { Sections } from '$/box/sections';
import { say as boxes } from '$/box/texts';
import { speak } from '$/lib/words/i18n.svelte';

const WORDS = {
  en: {
    dice: 'Letter dice',
    diceSays: 'Seven dice with six letters each. The joker is blank and stays so.',
    sheet: 'Pad',
    sheetSays: 'Twelve rows: how many squares each has, and what a word in it is worth.',
    squares: 'Squares',
    points: 'Points',
  },
  uk: {
    dice: 'Кубики з літерами',
    diceSays: 'Сім кубиків, на кожному шість літер. Джокер порожній, таким він і лишається.',
    sheet: 'Бланк',
    sheetSays: 'Дванадцять рядків: скільки в кожному клітинок і скільки дає слово в ньому.',
    squares: 'Клітинки',
    points: 'Бали',
  },
};
const DICE = [0, 1, 2, 3, 4, 5, 6];

export const sections: Sections = (box) => {
  const [say, { die }] = [speak(WORDS), boxes];
  return [
    ...('dice' in box
      ? [
          {
            kind: 'dice' as const,
            title: say.dice,
            says: say.diceSays,
            dice: DICE.map((n) => ({ at: ['dice', 'faces', n], name: die(n + 1) })),
          },
        ]
      : []),
    ...('sheet' in box
      ? [
          {
            kind: 'rows' as const,
            title: say.sheet,
            says: say.sheetSays,
            at: ['sheet'],
            fields: [
              { name: 'squares', label: say.squares, min: 2, max: 8 },
              { name: 'points', label: say.points, min: 1, max: 100 },
            ],
          },
        ]
      : []),
  ];
};
