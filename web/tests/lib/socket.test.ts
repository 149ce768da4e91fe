import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type LineEvents } from '$/lib/net/socket';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let on: { [K in keyof LineEvents]: ReturnType<typeof vi.fn<LineEvents[K]>> };

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  on = { view: vi.fn(), other: vi.fn(), state: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Line {
  const line = new Line('ws://server/live', 'key', on);
  newest().open();
  return line;
}

test('hello has the token and requests all events', () => {
  open();
  expect(newest().sent).toEqual([{ t: 'hello', changes: true, token: 'key', seq: 0 }]);
});

test('after reconnecting, it requests missed events and resends unanswered messages with their ids', () => {
  const line = open();
  newest().say({ t: 'view', seq: 41 });
  void line.send({ t: 'act', move: { t: 'say', word: 'carbon' } });
  const first = newest().sent.at(-1);
  newest().close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  expect(newest().sent).toEqual([{ t: 'hello', changes: true, token: 'key', seq: 41 }, first]);
});

test('answered messages are not resent', async () => {
  const line = open();
  const answer = line.send({ t: 'act', move: {} });
  const { id } = newest().sent.at(-1) as { id: string };
  newest().say({ t: 'ok', id });
  expect(await answer).toEqual({ ok: true });
  newest().close();
  vi.advanceTimersByTime(400);
  newest().open();
  expect(newest().sent).toHaveLength(1);
});

test('refusals reach the caller', async () => {
  const line = open();
  const answer = line.send({ t: 'act', move: {} });
  const { id } = newest().sent.at(-1) as { id: string };
  newest().say({ t: 'refused', id, code: 'not-asked', detail: 'not now' });
  expect(await answer).toEqual({ ok: false, code: 'not-asked', detail: 'not now' });
});

test('a ping is answered at once', () => {
  open();
  newest().say({ t: 'ping', n: 7 });
  expect(newest().sent.at(-1)).toEqual({ t: 'pong', n: 7 });
});

test('retries wait longer each time, up to a limit', () => {
  open();
  const gaps: number[] = [];
  for (let i = 0; i < 8; i++) {
    newest().close();
    const before = FakeSocket.all.length;
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    gaps.push(waited);
  }
  expect(gaps[0]).toBeLessThanOrEqual(350);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(8_050);
  expect(gaps.at(-1)).toBeGreaterThan(gaps[0] as number);
});

test('a silent connection is replaced', () => {
  open();
  vi.advanceTimersByTime(26_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a final `bye` ends the connection', async () => {
  const line = open();
  const answer = line.send({ t: 'act', move: {} });
  newest().say({ t: 'bye', code: 'removed' });
  newest().close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(on.state).toHaveBeenLastCalledWith('closed', 'removed');
  expect(await answer).toMatchObject({ ok: false, code: 'closed' });
});

test('a `bye` for a restart does not end it', () => {
  open();
  newest().say({ t: 'bye', code: 'restart' });
  newest().close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test('requesting sentences sends a new hello from the start and reports no lost connection', () => {
  const line = open();
  newest().say({ t: 'view', seq: 41 });
  on.state.mockClear();
  const old = newest();
  line.speakPlainly('uk');
  newest().open();
  expect(newest()).not.toBe(old);
  expect(old.readyState).toBe(3);
  expect(newest().sent).toEqual([{ t: 'hello', changes: true, token: 'key', seq: 0, plain: 'uk' }]);
  expect(on.state).not.toHaveBeenCalled();
});

test('before the first hello, one hello is enough', () => {
  const line = new Line('ws://server/live', undefined, on);
  line.speakPlainly('en');
  newest().open();
  expect(FakeSocket.all).toHaveLength(1);
  expect(newest().sent).toEqual([{ t: 'hello', changes: true, seq: 0, plain: 'en' }]);
});
