/** One request to the server: its answer, or a `Failed` that says why there is none. */
import { to } from '../base';

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status = 0,
  ) {
    super(detail || code);
  }
}

export async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const request = body === undefined ? { headers: bearer } : posted(body, bearer);
  return (await (await ask(path, request)).json()) as T;
}

export const posted = (body: unknown, bearer: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...bearer },
  body: JSON.stringify(body),
});

export const offline = (): never => {
  throw new Failed('offline', '');
};

/** A successful response, with any content. */
export async function ask(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(to(path), request).catch(offline);
  if (response.ok) return response;
  const { code = 'failed', detail = '' } = (await response.json().catch(() => ({}))) as Partial<Failed>;
  throw new Failed(code, detail, response.status);
}

const PAUSE = 3_000;
const TRIES = 20;

/** Repeats the request to a busy server, which goes on computing meanwhile. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Failed) || error.code !== 'busy' || tries === TRIES) throw error;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}
