/** The contents of a tools page survive a locked phone and a reload. */
import { store, stored } from '$/lib/stored';
export interface Kept<T> {
  readonly now: T;
  change(what: Partial<T>): void;
}

export function kept<T extends object>(key: string, empty: T): Kept<T> {
  const now = $state({ ...empty, ...stored<Partial<T>>(key, {}) });
  return {
    now,
    change(what) {
      Object.assign(now, what);
      store(key, now);
    },
  };
}
