/** The teacher's token and a pupil's table, by club. There are no accounts, so the device remembers them. */
import { storedText, storeText } from '$/lib/stored';
import type * as Api from '$/lib/wire.gen';
import { to } from '$/lib/base';
import { api } from '$/lib/net/api';
import { ask, call, Failed } from '$/lib/net/http';
import { forget, keep, ownSeats, type OwnSeat } from '$/lib/device/own-seats';

const TOKEN = 'parlour.club.';
const SCREEN = 'parlour.club-screen.';
const AT = 'parlour.club-at.';
/** If somebody else took the promised seat, ask for another. */
const TRIES = 5;

export const tokenOf = (code: string): string | null => storedText(TOKEN + code);
/** The token of a device that only shows the class, or the teacher's. */
export const screenTokenOf = (code: string): string | null => storedText(SCREEN + code) ?? tokenOf(code);
export const keepScreen = (code: string, token: string): void => storeText(SCREEN + code, token);
export const keepToken = (code: string, token: string): void => storeText(TOKEN + code, token);

const at = (code: string): string => `/api/clubs/${encodeURIComponent(code)}`;

export const openClub = (club: Api.NewClub) => call<Api.ClubMade>('/api/clubs', club);
export const qrOf = (code: string): string => to(`${at(code)}/qr.svg`);
export const resultsOf = async (code: string, token: string): Promise<Blob> =>
  (await ask(`${at(code)}/results.csv`, { headers: { authorization: `Bearer ${token}` } })).blob();

/** Changes what a class plays. Its tables begin it when they `follow`. */
export const choose = (code: string, token: string, choice: Api.ClubChoice) => call(at(code), choice, token);

/** One more table. */
export const openTable = (code: string, token: string) => call<Api.Placed>(`${at(code)}/tables`, {}, token);

/** Seats a pupil at a table, as its host with this `token`. */
export const seat = (table: string, token: string, name: string, more: Omit<Api.NewSeat, 'name'> = {}) =>
  call<OwnSeat>(`/api/tables/${table}/seats`, { name, ...more }, token);

/** The club at whose table this device has or had a seat. */
export const clubOf = (table: string): string | undefined =>
  Object.keys(localStorage)
    .find((key) => key.startsWith(AT) && storedText(key) === table)
    ?.slice(AT.length);

/** The table of this club where this device already has a seat. */
export function tableAt(club: string): string | null {
  const code = storedText(AT + club);
  return code && ownSeats(code).length ? code : null;
}

/** A pupil was moved: this device forgets the old seat and keeps the new one. */
export function moveTo(from: string, to: string, token: string): void {
  for (const one of ownSeats(from)) forget(from, one.token);
  keep(to, { seat: null, token });
  const club = clubOf(from);
  if (club) storeText(AT + club, to);
}

/** Takes a seat at one of the tables for this name. */
export async function comeIn(club: string, name: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const { code } = await call<Api.Placed>(`${at(club)}/place`, { name });
    try {
      keep(code, await api.sit(code, name));
      storeText(AT + club, code);
      return code;
    } catch (error) {
      const again = error instanceof Failed && ['full', 'begun', 'name-taken'].includes(error.code);
      if (!again || tries === TRIES) throw error;
    }
  }
}
