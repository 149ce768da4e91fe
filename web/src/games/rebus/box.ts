/** A box of one's own: fifteen dice, and what each letter is worth. */
import { inside } from '$/box/box';
import type { Sections } from '$/box/sections';
import { say as boxes } from '$/box/texts';
import { speak } from '$/lib/words/i18n.svelte';

const WORDS = {
  en: {
    dice: 'Dice',
    diceSays: 'Fifteen dice with six letters each; two of them have a star, typed as *.',
    values: 'Values',
    valuesSays: 'What each letter is worth, from 1 to 10. A star is worth what its letter is worth.',
  },
  uk: {
    dice: 'Кубики',
    diceSays: 'П’ятнадцять кубиків, на кожному шість літер; на двох із них є зірка, її набирають як *.',
    values: 'Вартості',
    valuesSays: 'Скільки варта кожна літера, від 1 до 10. Зірка варта стільки, скільки її літера.',
  },
};
const FACES = ['dice', 'faces'];

export const sections: Sections = (box) => {
  const [say, { die }] = [speak(WORDS), boxes];
  const faces = (inside(box, FACES) ?? []) as string[][];
  return [
    {
      kind: 'dice',
      title: say.dice,
      says: say.diceSays,
      dice: faces.map((_, n) => ({ at: [...FACES, n], name: die(n + 1) })),
    },
    {
      kind: 'values',
      title: say.values,
      says: say.valuesSays,
      at: ['dice', 'values'],
      min: 1,
      max: 10,
      wanted: [...new Set(faces.flat())].filter((face) => /^\p{L}$/u.test(face)),
    },
  ];
};
