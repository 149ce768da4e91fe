/** The context of fields: their names and their problems. Forms of moves and boxes provide different ones. */
import { getContext, setContext } from 'svelte';
import { say } from '$/lib/words/messages.svelte';
import { Faults } from './faults';
import { inWords, type Field, type NamedField } from './field';

export interface Around {
  label: (part: NamedField) => string;
  says: (part: NamedField) => string;
  /** An item of the series `name`, labelled `label`. `number` counts from 1; `isInner`: the series is in another. */
  item: (name: string, of: Field, label: string, number: number, isInner: boolean) => string;
  choice: (name: string, value: unknown) => string;
  faults: () => Faults;
}

export const called = (value: unknown): string =>
  typeof value === 'boolean' ? say(value ? 'plain-yes' : 'plain-no') : inWords(String(value));

const none = new Faults();
const MOVE: Around = {
  label: (part) => part.label ?? '',
  says: (part) => part.says ?? '',
  item: (_name, _of, label, number) => say('plain-nth', { label, number }),
  choice: (_name, value) => called(value),
  faults: () => none,
};

const KEY = Symbol('what is around the fields');

export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around | undefined>(KEY) ?? MOVE;
