/** Values that this browser keeps. Storage may be forbidden or full: then a value lasts as long as the page. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // see above
  }
}

/** Returns the fallback if nothing is stored, or nothing that can be read. */
export function stored<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(storedText(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export const store = (key: string, value: unknown): void => storeText(key, JSON.stringify(value));

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is stored either
  }
}
