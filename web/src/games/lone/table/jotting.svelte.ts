/** Keeps the server's draft in step with the line: what fits a row and the dice counts at the bell (LON-14). */
import type { Clock } from '$/lib/net/clock';
import { lettersOf, signsOf } from '$/lib/words/letters';
import { useOf } from './spelling';
import type { Move, View } from '../wire';

/** Nobody types a letter faster than this, so words are sent whole. Shortly before the bell every letter is sent. */
const PAUSE = 250;
const HURRY = 1500;

interface Line {
  view: View;
  word: string;
  /** The row that the word goes to. */
  row: number | null;
  mayJot: boolean;
  until: number | null;
  clock: Clock;
  send: (move: Move) => Promise<unknown>;
}

export function keepJotting(line: () => Line): void {
  let sent = '';
  $effect(() => {
    const { view, word, row, mayJot, until, clock, send } = line();
    if (!mayJot) return;
    const typed = fits(view, row, word) ? `${row} ${spelled(word)}` : '';
    const stored = view.jotted ? `${view.jotted.row} ${spelled(view.jotted.word)}` : '';
    if (typed === stored) sent = typed;
    if (typed === sent) return;
    const isUrgent = until !== null && clock.left(until) < HURRY;
    const timer = setTimeout(
      () => {
        sent = typed;
        void send({ t: 'jot', row: row ?? 0, word: typed && word.trim() });
      },
      isUrgent ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  });
}

const spelled = (word: string): string => signsOf(word).join('');

function fits({ rows, dice }: View, row: number | null, word: string): boolean {
  const letters = dice.map(({ letter }) => letter);
  const fitsRow = row !== null && rows[row]?.squares === lettersOf(word).length;
  return fitsRow && !useOf(word, letters).missing.length;
}
