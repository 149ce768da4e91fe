/** A random key of this device, by which the server recognises its rolls of the day. It identifies nobody. */
import { storedText, storeText } from '../stored';

const KEY = 'parlour.device';

let made: string | undefined;

/** Browsers have `randomUUID` over HTTPS only. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('');

/** Without storage it lasts as long as the page. */
export function deviceKey(): string {
  made = storedText(KEY) ?? made ?? newKey();
  storeText(KEY, made);
  return made;
}

/** Becomes the same player of the daily rolls as another device. */
export function adoptKey(key: string): void {
  made = key;
  storeText(KEY, key);
}

/** Whether the key is stored. */
export const isKeyStored = (): boolean => storedText(KEY) !== null;
