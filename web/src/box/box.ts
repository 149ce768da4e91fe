/** A box of one's own: dice, sheets and cards of a game as plain values. What is right is decided by the server. */
import type { Language } from '$/lib/device/settings.svelte';
import type { BoxProblem } from '$/wire.gen';

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

/** Put a value in its place; what leads there is there already. */
export function put(box: unknown, path: Path, value: unknown): void {
  const last = path[path.length - 1];
  if (last !== undefined) (inside(box, path.slice(0, -1)) as Record<string | number, unknown>)[last] = value;
}

const key = (path: Path): string => path.join('.');

/** The id of the field that a path leads to, so that what is wrong can be found. */
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

  /** At a place and at all within it; what is said several times, once. */
  under(path: Path): string[] {
    const start = `${key(path)}.`;
    return [...new Set([...this.#by].flatMap(([at, says]) => (`${at}.`.startsWith(start) ? [says] : [])))];
  }
}
