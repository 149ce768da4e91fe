/** The labels for the parts of a box: the messages `GAME-kit-NAME`, else the names in the description. */
import { called, type Around } from '$/fields/around';
import { isDie, isNumbers } from '$/fields/field';
import type { Faults } from '$/fields/faults';
import { say, sayAny } from '$/lib/words/messages.svelte';

export function labelsOf(game: string, faults: () => Faults): Around {
  const own = (id: string, values?: Record<string, number>): string | null =>
    sayAny(`${game}-kit-${id.replaceAll('_', '-')}`, values);
  return {
    label: ({ name, label }) => own(name) ?? label ?? name,
    says: ({ name, says }) => own(`${name}.says`) ?? says ?? '',
    item: (name, of, label, number, isInner) => {
      if (isInner) return own(`${name}-line-${number}`) ?? say('box-nth', { label, number });
      const kind = isDie(of) ? 'box-die' : isNumbers(of) ? 'box-row' : 'box-card';
      return own(`${name}-one`, { number }) ?? say(kind, { number });
    },
    choice: (name, value) => own(`${name}-${String(value)}`) ?? called(value),
    faults,
  };
}
