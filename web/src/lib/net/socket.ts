/**
 * A seat's connection to its table. It reconnects by itself, resends unanswered messages (the server acts once per
 * id), and answers pings at once, because the server measures the delay by them.
 */

export type Answer = { ok: true } | { ok: false; code: string; detail: string };
/** `slow`: connected as far as we know, but an answer is overdue. */
export type LineState = 'connecting' | 'open' | 'slow' | 'waiting' | 'closed';

interface Sent {
  message: { id: string };
  settle(answer: Answer): void;
}

export interface LineEvents {
  view(message: { seq: number }): void;
  other(message: { t: string }): void;
  state(state: LineState, code?: string): void;
}

const FIRST_RETRY = 300;
const LAST_RETRY = 8_000;
/** The server pings more often than this, so a silent connection is dead, whatever the browser thinks. */
const SILENCE = 25_000;
/** After this long without an answer, the connection counts as lost, though it may recover. */
const PATIENCE = 3_000;
/** Closing codes after which the client must not reconnect. */
const FINAL = new Set(['removed', 'signed-out', 'no-such-seat', 'closed']);

export class Line {
  #socket: WebSocket | undefined;
  #sent = new Map<string, Sent>();
  #seq = 0; // nothing seen yet: send all events
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isSlow = false;
  #closed = false;
  #plain: string | undefined;

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
    private readonly on: LineEvents,
    /** The key of a big screen. */
    private readonly screen?: string,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: Record<string, unknown>): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return new Promise((settle) => {
      const sent = { message: { ...message, id }, settle };
      this.#sent.set(id, sent);
      this.#put(sent.message);
      this.#expect();
    });
  }

  /** Sends something now or never, because it would be useless later. */
  toss(message: Record<string, unknown>): void {
    this.#put(message);
  }

  /** Asks for the table in words from its beginning. This needs a new hello. */
  speakPlainly(language: string): void {
    this.#plain = language;
    this.#seq = 0;
    const old = this.#socket;
    if (old?.readyState !== WebSocket.OPEN) return; // hello is not sent yet
    this.#dial();
    old.close();
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    for (const { settle } of this.#sent.values()) settle({ ok: false, code: 'closed', detail: '' });
    this.#sent.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.on.state('connecting');
    this.#dial();
  }

  #dial(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#listen();
  }

  #greet(): void {
    this.#put({
      t: 'hello',
      changes: true,
      ...(this.token && { token: this.token }),
      ...(this.#seq >= 0 && { seq: this.#seq }),
      ...(this.#plain && { plain: this.#plain }),
      ...(this.screen && { screen: true, key: this.screen }),
    });
    for (const { message } of this.#sent.values()) this.#put(message);
  }

  #put(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: { t: string; [key: string]: unknown }): void {
    this.#listen();
    if (this.#isSlow) this.on.state('open');
    this.#isSlow = false;
    switch (message.t) {
      case 'ping':
        this.#put({ t: 'pong', n: message['n'] });
        break;
      case 'ok':
        this.#settle(message['id'] as string, { ok: true });
        break;
      case 'refused':
        this.#settle(message['id'] as string, {
          ok: false,
          code: message['code'] as string,
          detail: (message['detail'] as string | undefined) ?? '',
        });
        break;
      case 'bye':
        this.#bye(message['code'] as string);
        break;
      case 'view':
      case 'change':
        this.#tries = 0;
        this.#seq = message['seq'] as number;
        this.on.state('open');
        this.on.view(message as unknown as { seq: number });
        break;
      default:
        this.on.other(message);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#sent.get(id)?.settle(answer);
    this.#sent.delete(id);
  }

  #bye(code: string): void {
    if (!FINAL.has(code)) return;
    this.#end();
    this.on.state('closed', code);
  }

  #lost(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#isSlow = false;
    if (this.#closed) return;
    this.on.state('waiting');
    const pause = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    // With jitter, so that not everybody reconnects to a restarted server at the same time.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  /** The device is online again, so don't wait for the timer. */
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.#connect();
  };

  /** The device is offline, so there is no use in waiting for a timeout. */
  #cut = (): void => {
    const dead = this.#socket;
    if (!dead) return;
    this.#socket = undefined;
    dead.close();
    this.#lost();
  };

  #expect(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#isSlow = this.#sent.size > 0 && this.#socket?.readyState === WebSocket.OPEN;
      if (this.#isSlow) this.on.state('slow');
    }, PATIENCE);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    if (this.#sent.size) this.#expect();
    this.#silence = setTimeout(this.#cut, SILENCE);
  }
}
