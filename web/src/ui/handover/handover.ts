/** Hands data from one device to another by a code that works once, within ten minutes. */
import type { DeviceSeats, DeviceView, Handover, HandoverMade } from '$/lib/wire.gen';
import { picked } from '$/lib/net/outward.svelte';
import { call } from '$/lib/net/http';

/** Seats get tokens of their own on each device. Everything else is handed over unchanged. */
export type Held =
  | { t: 'class' | 'screen'; code: string; token: string }
  | { t: 'board'; code: string; key: string; name: string; device: string }
  | { t: 'record'; packed: string };

const CODE = 6;
const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}/devices`;

export const handOver = (held: Held): Promise<HandoverMade> =>
  call<HandoverMade>(picked('/api/handovers'), { holds: JSON.stringify(held) });

export const handSeats = (code: string, tokens: string[]): Promise<HandoverMade> =>
  call<HandoverMade>(picked(`${at(code)}/new`), { tokens, name: nameOfDevice() });

/** The table whose seats a code hands over, by its first part, which may have been typed; null for other codes. */
export function tableIn(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length > 12 ? letters.slice(0, CODE) : null;
}

export const takeSeats = (table: string, handover: string): Promise<DeviceSeats> =>
  call<DeviceSeats>(at(table), { handover, name: nameOfDevice() });

/** Throws if the server refuses, or if the data is not from our client. */
export async function takeHeld(code: string): Promise<Held> {
  const { holds } = await call<Handover>('/api/handovers/take', { code });
  return JSON.parse(holds) as Held;
}

export const devicesOf = (code: string, token: string): Promise<DeviceView[]> =>
  call<DeviceView[]>(at(code), undefined, token);

export const signOut = (code: string, token: string, id: string): Promise<unknown> =>
  call(`${at(code)}/off`, { id }, token);

const first = (agent: string, names: [string, RegExp][]): string =>
  names.find(([, sign]) => sign.test(agent))?.[0] ?? '';

/** A name such as "Android · Chrome", to tell a person's devices apart. */
export function nameOfDevice(agent = navigator.userAgent): string {
  const machine = first(agent, [
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['ChromeOS', /CrOS/],
    ['Windows', /Windows/],
    ['Mac', /Macintosh/],
    ['Linux', /Linux/],
  ]);
  const browser = first(agent, [
    ['Edge', /Edg/],
    ['Firefox', /Firefox|FxiOS/],
    ['Chrome', /Chrom|CriOS/],
    ['Safari', /Safari/],
  ]);
  return [machine, browser].filter(Boolean).join(' · ');
}
