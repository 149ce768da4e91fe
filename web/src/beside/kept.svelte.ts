/** The contents of a tools page survive a locked phone and a reload. */
export interface Kept<T> {
  readonly now: T;
  change(what: Partial<T>): void;
}

export function kept<T extends object>(key: string, empty: T): Kept<T> {
  const now = $state(read(key, empty));
  return {
    now,
    change(what) {
      Object.assign(now, what);
      try {
        localStorage.setItem(key, JSON.stringify(now));
      } catch {
        // without storage it lasts as long as the page
      }
    },
  };
}

function read<T extends object>(key: string, empty: T): T {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return { ...empty };
  }
}
