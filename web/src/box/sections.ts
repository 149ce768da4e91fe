/** The sections of the editor. A game lists those of its box, each with its path. */
import { withMessages } from '$/lib/words/messages.svelte';
import type { Tone } from '$/ui/Die.svelte';
import type { Box, Path } from './box';

/** One die with six faces: letters to type, or, with `choices`, one of a few each. `signs`: the most on a face. */
export interface DieField {
  at: Path;
  name: string;
  tone?: Tone;
  signs?: number;
  choices?: Record<string, string>;
}

export interface NumberField {
  name: string;
  label: string;
  min: number;
  max: number;
}

export type Section = { title: string; says: string } & (
  | { kind: 'dice'; dice: DieField[] }
  /** A number for each name. `wanted`: names that there have to be. */
  | { kind: 'values'; at: Path; min: number; max: number; wanted: string[] }
  /** A list of as many rows as there are, each with some numbers. */
  | { kind: 'rows'; at: Path; fields: NumberField[] }
  /** Cards of three lines. */
  | { kind: 'lines'; at: Path; labels: [string, string, string]; tints: [string, string, string] }
  /** Cards with a sentence, and words for its gaps. `prefix`: how their names begin. */
  | { kind: 'messages'; at: Path; prefix: string }
);

/** The sections of a game's box, in the language that is chosen now. */
export type Sections = (box: Box) => Section[];

const found = import.meta.glob<Sections>('../games/*/box.ts', { import: 'sections' });

/** Whether this client can change a box of that game. */
export const canEdit = (game: string): boolean => `../games/${game}/box.ts` in found;

export function sectionsOf(game: string): Promise<Sections> | undefined {
  const open = found[`../games/${game}/box.ts`];
  return open && withMessages(open(), game);
}
