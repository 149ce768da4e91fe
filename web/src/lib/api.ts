/** The HTTP half of the server: tables, seats, the catalogue and the rules. */

export interface Setting {
  name: string;
  default: unknown;
  values: unknown[] | { min: number; max: number } | null;
  says: string;
  says_uk: string;
}

export interface Game {
  id: string;
  name: string;
  name_uk: string;
  players: [number, number];
  minutes: number;
  modes: string[];
  settings: Setting[];
}

export interface Rule {
  id: string;
  kind: string;
  text: string;
}

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status = 0,
  ) {
    super(detail || code);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, request).catch(() => {
    throw new Failed('offline', '');
  });
  if (response.ok) return (await response.json()) as T;
  const { code = 'failed', detail = '' } = (await response.json().catch(() => ({}))) as Partial<Failed>;
  throw new Failed(code, detail, response.status);
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => call<Game[]>('/api/games'),
  rules: (game: string, language: string) => call<Rule[]>(`/api/rules/${game}?language=${language}`),
  open: (table: { game: string; language: string; settings?: Record<string, unknown> }) =>
    call<{ code: string; link: string; host_token: string }>('/api/tables', table),
  sit: (code: string, name: string, token?: string) =>
    call<{ seat: number; token: string }>(`${at(code)}/seats`, { name, ...(token && { token }) }),
  review: (code: string) => call<unknown>(`${at(code)}/review`),
  look: (code: string) => call<{ game: string; status: string }>(at(code)),
  qr: (code: string) => `${at(code)}/qr.svg`,
};

let catalogue: Promise<Game[]> | undefined;

/** The games this server offers. Asked once; asked again only after a failure. */
export function games(): Promise<Game[]> {
  catalogue ??= api.games().catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  });
  return catalogue;
}
