/** A box of one's own: four letter dice and the effect die. */
import type { Sections } from '$/box/sections';
import { speak } from '$/lib/words/i18n.svelte';
import { say as texts } from './texts';

const WORDS = {
  en: {
    dice: 'Dice',
    diceSays: 'Six letters on each; the dark blue die is left out of easy games.',
    yellow: 'Yellow die',
    turquoise: 'Turquoise die',
    darkBlue: 'Dark blue die',
    effects: 'Effect die',
    effectsSays: 'What its six sides show. It is in play with effects and at parties.',
  },
  uk: {
    dice: 'Кубики',
    diceSays: 'На кожному шість літер; у легкій грі темно-синього немає.',
    yellow: 'Жовтий кубик',
    turquoise: 'Бірюзовий кубик',
    darkBlue: 'Темно-синій кубик',
    effects: 'Кубик ефектів',
    effectsSays: 'Що на шести його гранях. Він у грі з ефектами й на вечірці.',
  },
};

export const sections: Sections = () => {
  const [say, { effects }] = [speak(WORDS), texts];
  return [
    {
      kind: 'dice',
      title: say.dice,
      says: say.diceSays,
      dice: [
        { at: ['dice', 'yellow'], name: say.yellow, tone: 'yellow' },
        { at: ['dice', 'turquoise', 0], name: `${say.turquoise} 1`, tone: 'turquoise' },
        { at: ['dice', 'turquoise', 1], name: `${say.turquoise} 2`, tone: 'turquoise' },
        { at: ['dice', 'dark_blue'], name: say.darkBlue, tone: 'dark-blue' },
      ],
    },
    {
      kind: 'dice',
      title: say.effects,
      says: say.effectsSays,
      dice: [{ at: ['dice', 'effects'], name: say.effects, choices: effects }],
    },
  ];
};
