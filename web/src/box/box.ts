/** A custom box: dice, sheets and cards of a game as plain values. The server checks it. */
import type { Language } from '$/lib/device/settings.svelte';
import type { BoxProblem } from '$/lib/wire.gen';

export type Path = readonly (string | number)[];

export interface Box {
  game: string;
  language: Language;
  name: string;
  [part: string]: unknown;
}

export function inside(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((one, step) => (one as Record<string | number, unknown> | null)?.[step], value);
}

/** Set a value at a path, whose parents exist already. */
export function put(box: unknown, path: Path, value: unknown): void {
  const last = path[path.length - 1];
  if (last !== undefined) (inside(box, path.slice(0, -1)) as Record<string | number, unknown>)[last] = value;
}

const key = (path: Path): string => path.join('.');

/** The id of the field at a path, so that problems can link to it. */
export const idOf = (path: Path): string => `box-${key(path)}`;

/** What is wrong, by its place. */
export class Faults {
  readonly #by = new Map<string, string>();

  constructor(readonly all: readonly BoxProblem[] = []) {
    for (const { at, says } of all) this.#by.set(key(at), says);
  }

  at(path: Path): string | undefined {
    return this.#by.get(key(path));
  }

  /** The problems at a place and inside it, without duplicates. */
  under(path: Path): string[] {
    const start = `${key(path)}.`;
    return [...new Set([...this.#by].flatMap(([at, says]) => (`${at}.`.startsWith(start) ? [says] : [])))];
  }
}
