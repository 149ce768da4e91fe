/** Seats this device holds, by table: the token is the only key to a seat, and reloading must not lose it. */

export interface Kept {
  seat: number;
  token: string;
}

const key = (code: string): string => `parlour.seats.${code}`;

export function kept(code: string): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keep(code: string, seat: Kept): void {
  const others = kept(code).filter((one) => one.seat !== seat.seat);
  try {
    localStorage.setItem(key(code), JSON.stringify([...others, seat]));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

export function forget(code: string): void {
  try {
    localStorage.removeItem(key(code));
  } catch {
    // nothing was stored
  }
}
