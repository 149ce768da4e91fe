/** Problems of values, by their place. */
import type { BoxProblem } from '$/lib/wire.gen';

export type Path = readonly (string | number)[];

const key = (path: Path): string => path.join('.');

/** The id of the field at a path, so that problems can link to it. */
export const idOf = (path: Path): string => `box-${key(path)}`;

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

  /** The names right inside a place that have problems. */
  inside(path: Path): string[] {
    const within = this.all.filter(
      ({ at }) => at.length > path.length && key(at.slice(0, path.length)) === key(path),
    );
    return [...new Set(within.map(({ at }) => String(at[path.length])))];
  }
}
