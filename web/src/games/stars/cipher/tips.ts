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

/** 0: none of them is trust. Odd: none amplifies. Below 0: suspicion is one of them; above 0 it is not. */
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

/** A tip as far as it is news: the letters that bear no mark yet. None left: it has been followed. */
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
