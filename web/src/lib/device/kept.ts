/** The seats of this device, by table. The token is the only key to a seat, so a reload must not lose it. */

export interface Kept {
  /** Where it was when it was taken; seats move up when somebody leaves the lobby. Null: of the next game. */
  seat: number | null;
  token: string;
}

const LAST = 'parlour.last';
const key = (code: string): string => `parlour.seats.${code}`;

export function kept(code: string): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** The table this device sat down at last, if it still holds a seat there. */
export function lastTable(): string | null {
  try {
    const code = localStorage.getItem(LAST);
    return code && kept(code).length ? code : null;
  } catch {
    return null;
  }
}

export function keep(code: string, seat: Kept): void {
  write(code, [...kept(code).filter((one) => one.token !== seat.token), seat]);
}

export function forget(code: string, token: string): void {
  write(
    code,
    kept(code).filter((one) => one.token !== token),
  );
}

function write(code: string, seats: Kept[]): void {
  try {
    if (seats.length) {
      localStorage.setItem(key(code), JSON.stringify(seats));
      localStorage.setItem(LAST, code);
    } else localStorage.removeItem(key(code));
  } catch {
    // without storage a seat lasts as long as the page
  }
}
