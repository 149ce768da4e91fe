/** The contents of a tools page survive a locked phone and a reload. */
import { store, stored } from '$/lib/stored';
export interface Persisted<T> {
  readonly now: T;
  change(what: Partial<T>): void;
}

export function persisted<T extends object>(key: string, empty: T): Persisted<T> {
  const now = $state({ ...empty, ...stored<Partial<T>>(key, {}) });
  return {
    now,
    change(what) {
      Object.assign(now, what);
      store(key, now);
    },
  };
}
