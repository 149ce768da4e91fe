/** What is on a page beside the box stays there when the phone is locked or the page is loaded again. */
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
