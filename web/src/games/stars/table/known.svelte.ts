/** Which role cards were turned over on this device: neither a reload nor handing it over covers them again. */
import { store, stored } from '$/lib/stored';
const KEY = 'parlour.stars.turned';
const MOST = 30;

/** A hash, so that nobody can read a secret message in a device's storage. */
function mark(message: string): number {
  let hash = 0;
  for (const sign of message) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) | 0;
  return hash;
}

let turned = $state.raw(stored<number[]>(KEY, []));

export const known = {
  has: (message: string): boolean => turned.includes(mark(message)),
  add(message: string): void {
    turned = [...turned, mark(message)].slice(-MOST);
    store(KEY, turned);
  },
};
