/**
 * Every address that other devices use: in links, QR codes, pictures and on big screens. The page may have been opened
 * at an address that only this machine can open, so the server says which ones phones can.
 */
import { BASE } from '../base';
import { change, settings } from '../device/settings.svelte';
import { api } from './api';

const own = location.origin + BASE.slice(0, -1);

class Outward {
  /** Addresses that phones can open, the most likely first. */
  all = $state.raw<readonly string[]>([]);
  /** The command that gives the server such an address, if it has none. Undefined until the server has answered. */
  openedBy = $state<string | null>();
  readonly root = $derived(this.all.find((one) => one === settings.address) ?? this.all[0] ?? own);
  /** Resolves when the server has answered or can't be reached. */
  readonly known = api.server().then(
    ({ addresses = [], opened_by = null }) => ([this.all, this.openedBy] = [addresses, opened_by]),
    () => (this.openedBy = null),
  );

  pick(address: string): void {
    change({ address });
  }
}

export const outward = new Outward();

/** The address of one of our pages, such as `/t/ABC234`, for other devices. */
export const linkTo = (path: string): string => outward.root + path;

/** The address of the server as people read it from a wall. */
export const spoken = (): string => outward.root.replace(/^https?:\/\//, '');

/** The QR code `path` with the address that the host picked. */
export const picked = (path: string): string =>
  outward.root === (outward.all[0] ?? own) ? path : `${path}?at=${encodeURIComponent(outward.root)}`;
