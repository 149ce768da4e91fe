/** A table as this device knows it: its hands (the seats played from here), the latest view of each, and the log. */
import { to } from '../base';
import { Clock } from '../net/clock';
import { forget, keep, ownSeats, type OwnSeat } from '../device/own-seats';
import { Line, type Answer, type LineEvents, type LineState } from '../net/socket';
import type { Reaction, View } from '../wire.gen';
import { whole, type Emoji, type HostDo, type SeatView, type ViewMessage } from '../net/wire';

export interface LoggedEvent {
  key: string;
  event: { t: string };
  at: number;
  /** The event in a sentence, where the server says it. */
  said: string | undefined;
  /** Whether the event was sent as it happened, so `at` is its time. False for events sent to a newcomer afterwards. */
  live: boolean;
}

/** One seat played from this device, or a spectator (no token, `seat` null). */
export class Hand {
  latest = $state.raw<ViewMessage | null>(null);
  state = $state<LineState>('connecting');
  farewell = $state<string | undefined>();
  readonly seat = $derived(this.latest ? this.latest.you : null);
  readonly line: Line;

  constructor(
    url: string,
    readonly token: string | undefined,
    on: {
      before?: (hand: Hand, message: ViewMessage) => void;
      heard: (hand: Hand, message: ViewMessage) => void;
      other: (hand: Hand, message: { t: string }) => void;
      lost: () => void;
    },
    screen?: string,
  ) {
    const hears: LineEvents = {
      view: (message) => {
        const latest = whole(message as View, this.latest);
        on.before?.(this, latest);
        this.latest = latest;
        on.heard(this, latest);
      },
      other: (message) => on.other(this, message),
      state: (state, code) => {
        this.state = state;
        if (state === 'waiting') on.lost();
        this.farewell = code;
      },
    };
    this.line = new Line(url, token, hears, screen);
  }

  /** A move belongs to the moment that the player saw, however late it arrives. */
  act = (move: object): Promise<Answer> => {
    const on = this.latest?.on;
    return this.line.send({ t: 'act', ...(on && { on }), move });
  };
}

export interface Flying {
  key: number;
  /** Null for somebody without a seat, who has a name if they wait for the next game. */
  seat: number | null;
  name?: string;
  emoji: string;
}

const LOG_SIZE = 200;
const FLIGHT = 1800;

export class Table {
  readonly clock = new Clock();
  hands = $state.raw<Hand[]>([]);
  /** The hand that holds the device now. */
  turn = $state(0);
  events = $state.raw<LoggedEvent[]>([]);
  /** All events of this game. `events` has only those that a log has room for. */
  story: LoggedEvent[] = [];
  flying = $state.raw<Flying[]>([]);
  /** The teacher has given this pupil a seat at another table. */
  moved = $state.raw<{ code: string; token: string } | null>(null);
  /** The server can't save now: the table waits, and nothing is lost. */
  stalled = $state(false);
  /** The game failed to put something into words. */
  isFaulty = $state(false);
  readonly hand = $derived(this.hands[this.turn] ?? this.hands[0]);
  /** The current state of the table. */
  readonly latest = $derived(this.hand?.latest ?? null);
  /** The end of a game that somebody is still reading after the table has gone on. */
  held = $state.raw<ViewMessage | null>(null);
  readonly now = $derived(this.held ?? this.latest);
  /** Whether the connection is lost, so that what is shown may be out of date. */
  readonly lost = $derived(this.now !== null && this.hand?.state !== 'open');
  /** The seats played from here. */
  readonly mine = $derived(this.hands.flatMap((hand) => (hand.seat === null ? [] : [hand.seat])));
  readonly isSeated = $derived(this.hands.some((hand) => hand.token));
  /** Somebody on this device came late and gets a seat in the next game. */
  readonly isWaiting = $derived(
    this.isSeated && this.now !== null && this.now.status !== 'lobby' && !this.mine.length,
  );
  /** Only bots and people at this device play: nobody else has to be invited or waited for. */
  readonly isOurs = $derived(
    this.mine.length > 0 &&
      Boolean(this.now?.seats.every((seat, at) => seat.bot !== null || this.mine.includes(at))),
  );
  /** Whether one of us has the host's powers. In a class, a pupil who acts as host has only some of them. */
  readonly isHost = $derived(
    this.hands.some(
      ({ seat, latest }) => latest?.host && (!latest.club || seat === null || latest.seats[seat]?.host),
    ),
  );
  /** One of us may pause, resume and begin the next round. */
  readonly mayPause = $derived(this.hands.some((hand) => hand.latest?.host));
  /** A pupil is the acting host while the teacher is away. */
  readonly actsForTeacher = $derived(this.mayPause && !this.isHost);
  /** A pupil at a table of a class, where the teacher decides. */
  readonly isPupil = $derived(this.isSeated && !this.isHost && (this.now?.club ?? false));
  /** The host's seat, while the host is away and one of us acts as host (COM-12). */
  readonly standsInFor = $derived.by(() => {
    const seats = this.now?.seats ?? [];
    const host = seats.findIndex((seat) => seat.host);
    return this.mayPause && host >= 0 && !this.mine.includes(host) && !seats[host]?.connected ? host : null;
  });
  #seq = -1;
  #number = 0;
  #plain: string | undefined;
  #flights = 0;
  /** The next view is not the first one of its connection. */
  #isLive = false;

  constructor(
    readonly code: string,
    watching: boolean,
    held: OwnSeat[] = watching ? [] : ownSeats(code),
    /** The key of a big screen, which the whole room watches. */
    readonly screen?: string,
  ) {
    this.hands = held.length ? held.map((seat) => this.#handOf(seat)) : [this.#handOf(null)];
  }

  /** Another person sits down on this device, or a spectator takes the first seat. */
  join(seat: OwnSeat): void {
    keep(this.code, seat);
    const watcher = this.hands.find((hand) => !hand.token);
    this.hands = [...this.hands.filter((hand) => hand !== watcher), this.#handOf(seat)];
    watcher?.line.close();
  }

  /** The game has no screen in this client, so the server sends everything in words. */
  speakPlainly(language: string): void {
    if (this.#plain === language) return;
    this.#plain = language;
    this.#seq = -1;
    this.#isLive = false;
    this.events = [];
    this.story = [];
    for (const hand of this.hands) hand.line.speakPlainly(language);
  }

  /** Sends a decision of the host, or of the seat that it concerns if it is played from here. */
  do(what: HostDo, seat?: number): Promise<Answer> {
    if (what.t === 'lobby' || what.t === 'again') this.#goesOn = true;
    if (what.t === 'ready') this.#goesOn = what.on ?? true;
    const own = seat === undefined ? undefined : this.hands.find((hand) => hand.seat === seat);
    const host = own ?? this.hands.find((hand) => hand.latest?.host) ?? this.hand;
    return (
      host?.line.send({ t: 'host', do: what }) ?? Promise.resolve({ ok: false, code: 'closed', detail: '' })
    );
  }

  /** Sends the vote for the finest word, by its position, for everybody who plays or waits on this device. */
  async vote(word: number): Promise<Answer> {
    const own = this.now?.finest[word]?.name;
    const hands = this.hands.filter(
      ({ token, seat }) => token && (seat === null || this.names(seat) !== own),
    );
    const answers = await Promise.all(
      hands.map((hand) => hand.line.send({ t: 'host', do: { t: 'finest', word } })),
    );
    return answers.find(({ ok }) => !ok) ?? answers[0] ?? { ok: false, code: 'own-word', detail: '' };
  }

  react(emoji: Emoji): void {
    void this.hand?.line.send({ t: 'react', emoji });
  }

  seat(at: number): SeatView | undefined {
    return this.now?.seats[at];
  }

  names = (at: number): string => this.seat(at)?.name ?? '';

  /** A seat is not ours any more. The device keeps its others, or watches. */
  drop(lost: Hand): void {
    lost.line.close();
    if (lost.token) forget(this.code, lost.token);
    const left = this.hands.filter((hand) => hand !== lost);
    this.hands = left.length ? left : [this.#handOf(null)];
    this.turn = 0;
  }

  close(): void {
    for (const hand of this.hands) hand.line.close();
  }

  #handOf(seat: OwnSeat | null): Hand {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = to(`/api/tables/${encodeURIComponent(this.code)}/live`);
    const lost = (): void => {
      this.clock.forget();
      this.#isLive = false;
      this.stalled = false;
    };
    const on = { before: this.#before, heard: this.#heard, other: this.#other, lost };
    const hand = new Hand(`${scheme}://${location.host}${path}`, seat?.token, on, this.screen);
    if (this.#plain) hand.line.speakPlainly(this.#plain);
    return hand;
  }

  /** Somebody here asked for the next game, so they leave the result of the last one. */
  #goesOn = false;

  /** The table goes on: people who are reading how the last game ended stay there until they choose to join. */
  #before = (hand: Hand, { status, number }: ViewMessage): void => {
    const old = hand.latest;
    const isNext = old?.status === 'over' && (status !== 'over' || number !== old.number);
    if (!isNext || hand !== this.hand) return;
    if (!this.held && !this.#goesOn && this.isReading()) this.held = old;
    this.#goesOn = false;
  };

  /** Whether the person is reading something that should not vanish. The page decides. */
  isReading = (): boolean => false;

  letGo(): void {
    this.held = null;
    this.#clear(this.latest?.number ?? 0);
  }

  #heard = (hand: Hand, message: ViewMessage): void => {
    this.clock.hear(message.at, message.paused || message.status === 'lobby', message.pace);
    const live = this.#isLive;
    this.#isLive = true;
    if (message.faulty) this.isFaulty = true;
    if (message.seq <= this.#seq) return; // every hand gets the same events
    this.#seq = message.seq;
    if (this.held) return; // the log still shows the game that is being read
    if (message.number !== this.#number) {
      this.#clear(message.number);
      this.isFaulty = message.faulty ?? false;
    }
    const fresh = message.events.map((event, i) => ({
      key: `${message.seq}.${i}`,
      event,
      at: message.at,
      said: message.said?.[i],
      live,
    }));
    this.story.push(...fresh);
    if (fresh.length) this.events = [...this.events, ...fresh].slice(-LOG_SIZE);
  };

  #clear(number: number): void {
    this.#number = number;
    this.events = [];
    this.story = [];
  }

  #other = (hand: Hand, message: { t: string }): void => {
    if (message.t === 'moved') this.moved = message as unknown as { code: string; token: string };
    if (message.t === 'stall') this.stalled = (message as { t: string; on: boolean }).on;
    if (message.t !== 'reaction' || hand !== this.hands[0]) return;
    const { seat, emoji, name } = message as Reaction;
    const key = this.#flights++;
    this.flying = [...this.flying, { key, seat, emoji, ...(name && { name }) }];
    setTimeout(() => (this.flying = this.flying.filter((one) => one.key !== key)), FLIGHT);
  };
}
