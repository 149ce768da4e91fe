/** What a score rules out at once: the tips that the printed game gives every player. */
import { GROUPS, onCards, type Alphabet, type Group } from './cipher';
import type { DeskView, Transmission } from '../wire';

export type TipKind = 'zero' | 'odd' | 'minus' | 'plus';
export interface Tip {
  kind: TipKind;
  word: string;
  score: number;
  /** These letters are not in this group. */
  group: Group;
  letters: string;
}

const within = (alphabet: Alphabet, word: string): string[] => {
  const spelled = onCards(word);
  return [...alphabet.letters].filter((letter) => spelled.includes(letter));
};

/** For 0, no letter is trust. For an odd score, none amplifies. Below 0, one letter is suspicion; above 0, none is. */
function kinds(score: number): TipKind[] {
  if (!score) return ['zero'];
  return [...(score % 2 ? (['odd'] as const) : []), score < 0 ? 'minus' : 'plus'];
}
const GROUP_OF: Record<TipKind, Group> = {
  zero: 'trust',
  odd: 'amplify',
  minus: 'suspicion',
  plus: 'suspicion',
};

export function tipsOf(alphabet: Alphabet, { word, score }: Transmission): Tip[] {
  const inside = within(alphabet, word);
  const outside = [...alphabet.letters].filter((letter) => !inside.includes(letter));
  return kinds(score).map((kind) => {
    const letters = kind === 'minus' ? outside : inside;
    return { kind, word, score, group: GROUP_OF[kind], letters: letters.join('') };
  });
}

/** The part of a tip that is new: letters without a mark. If none is left, the tip has been followed. */
export function unmarked(tip: Tip, marks: DeskView['marks']): Tip | null {
  const isMarked = (letter: string): boolean =>
    marks.some((one) => one.letter === letter && one.group === tip.group);
  const letters = [...tip.letters].filter((letter) => !isMarked(letter)).join('');
  return letters ? { ...tip, letters } : null;
}

/** The marks that cross out a letter in all groups, or undo that. */
export function rowMarks(
  letter: string,
  marks: DeskView['marks'],
): { letter: string; group: Group; mark: 'not' | 'maybe' }[] {
  const isOut = (group: Group): boolean =>
    marks.some((one) => one.letter === letter && one.group === group && one.mark === 'not');
  const left = GROUPS.filter((group) => !isOut(group));
  const mark = left.length ? 'not' : 'maybe';
  return (left.length ? left : GROUPS).map((group) => ({ letter, group, mark }));
}
