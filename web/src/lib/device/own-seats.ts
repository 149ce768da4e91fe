/** The seats of this device, by table. The token is the only key to a seat, so a reload must not lose it. */
import { remove, store, stored, storedText, storeText } from '../stored';

export interface OwnSeat {
  /** The seat's number when it was taken. Seats move up when somebody leaves the lobby. Null: in the next game. */
  seat: number | null;
  token: string;
}

const LAST = 'parlour.last';
const key = (code: string): string => `parlour.seats.${code}`;

export const ownSeats = (code: string): OwnSeat[] => stored(key(code), []);

/** The table where this device last took a seat, if it still holds it. */
export function lastTable(): string | null {
  const code = storedText(LAST);
  return code && ownSeats(code).length ? code : null;
}

export function keep(code: string, seat: OwnSeat): void {
  write(code, [...ownSeats(code).filter((one) => one.token !== seat.token), seat]);
}

export function forget(code: string, token: string): void {
  write(
    code,
    ownSeats(code).filter((one) => one.token !== token),
  );
}

function write(code: string, seats: OwnSeat[]): void {
  if (!seats.length) return remove(key(code));
  store(key(code), seats);
  storeText(LAST, code);
}
