/** A random key of this device, by which the server recognises its rolls of the day. It identifies nobody. */
import { storeText } from '../stored';

const KEY = 'parlour.device';

let made: string | undefined;

function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Without storage it lasts as long as the page. */
export function deviceKey(): string {
  try {
    made = localStorage.getItem(KEY) ?? made ?? fresh();
    localStorage.setItem(KEY, made);
  } catch {
    made ??= fresh();
  }
  return made;
}

/** Becomes the same player of the daily rolls as another device. */
export function adoptKey(key: string): void {
  made = key;
  storeText(KEY, key);
}

/** Whether the key is stored. */
export function isKeyStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
