/** What this device has shown once, such as a question before a first risk or a guided first round. */
import { storeText } from '../stored';
const key = (what: string): string => `parlour.once.${what}`;

export function isFirstTime(what: string): boolean {
  try {
    return localStorage.getItem(key(what)) === null;
  } catch {
    return false; // without storage, every time would be a first time
  }
}

export const noteOnce = (what: string): void => storeText(key(what), '1');
