/** The teacher's token and a pupil's table, by club. There are no accounts, so the device remembers them. */
import { storedText, storeText } from '$/lib/stored';
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import { forget, keep, ownSeats } from '$/lib/device/own-seats';

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

/** The table of this club where this device already has a seat. */
export function tableAt(club: string): string | null {
  const code = storedText(AT + club);
  return code && ownSeats(code).length ? code : null;
}

/** A pupil was moved: this device forgets the old seat and keeps the new one. */
export function moveTo(from: string, to: string, token: string): void {
  for (const one of ownSeats(from)) forget(from, one.token);
  keep(to, { seat: null, token });
  for (const club of Object.keys(localStorage))
    if (club.startsWith(AT) && storedText(club) === from) storeText(club, to);
}

/** From a name to a seat at one of the tables. */
export async function comeIn(club: string, name: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const { code } = await api.place(club, name);
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
