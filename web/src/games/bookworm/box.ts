/** A box of one's own: white dice, the special die, and category cards. */
import type { Section, Sections } from '$/box/sections';
import { say as boxes } from '$/box/texts';
import { speak } from '$/lib/words/i18n.svelte';
import { say as texts } from './texts';

const WORDS = {
  en: {
    dice: 'White dice',
    diceSays: 'Seven dice. On each face one or two letters and 1 to 3 dots: A2, CK1.',
    special: 'Special die',
    specialSays: 'What its six sides show.',
    cards: 'Category cards',
    cardsSays:
      'Three categories on each, the easiest first. Words of categories that Parlour knows by this name are judged; of all others the table decides.',
    levels: ['easy', 'harder', 'hard'] as [string, string, string],
  },
  uk: {
    dice: 'Білі кубики',
    diceSays: 'Сім кубиків. На кожній грані одна чи дві літери й від 1 до 3 крапок: А2, ГҐ2.',
    special: 'Особливий кубик',
    specialSays: 'Що на шести його гранях.',
    cards: 'Картки категорій',
    cardsSays:
      'На кожній три категорії, найлегша перша. Слова категорій, які Parlour знає за цією назвою, він судить сам; про решту вирішує стіл.',
    levels: ['легка', 'важча', 'важка'] as [string, string, string],
  },
};
const TINTS: [string, string, string] = ['#5d9636', '#e3ae23', '#b9402c'];

export const sections: Sections = (box) => {
  const [say, { die }, { sides }] = [speak(WORDS), boxes, texts];
  const dice: Section[] = [
    {
      kind: 'dice',
      title: say.dice,
      says: say.diceSays,
      dice: [0, 1, 2, 3, 4, 5, 6].map((n) => ({ at: ['dice', 'white', n], name: die(n + 1), signs: 3 })),
    },
    {
      kind: 'dice',
      title: say.special,
      says: say.specialSays,
      dice: [{ at: ['dice', 'special'], name: say.special, choices: sides }],
    },
  ];
  const cards: Section[] = [
    { kind: 'lines', title: say.cards, says: say.cardsSays, at: ['cards'], labels: say.levels, tints: TINTS },
  ];
  return [...('dice' in box ? dice : []), ...('cards' in box ? cards : [])];
};
