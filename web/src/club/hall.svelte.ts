/** A connection to each table of a class, as its host or as a spectator. */
import { api } from '$/lib/net/api';
import type { ClubTable, ClubView } from '$/lib/wire.gen';
import { to } from '$/lib/base';
import { Clock } from '$/lib/net/clock';
import { errorInWords } from '$/lib/net/failure';
import type { HostDo, ViewMessage } from '$/lib/net/wire';
import { Hand } from '$/lib/state/table.svelte';

const LOOK = 3_000;

export interface At {
  code: string;
  /** The host's token. Empty for a spectator. */
  token: string;
  hand: Hand;
  clock: Clock;
}

export class Hall {
  club = $state.raw<ClubView | null>(null);
  trouble = $state('');
  /** In the order of their numbers: table 1, 2, 3. */
  tables = $state.raw<At[]>([]);
  readonly views = $derived(this.tables.flatMap(({ hand }) => hand.latest ?? []));
  readonly people = $derived(
    this.views.reduce(
      (n, { seats }) => n + seats.filter((seat) => seat.bot === null && !seat.left).length,
      0,
    ),
  );
  /** How many tables somebody sits at. */
  readonly taken = $derived(this.views.filter(({ seats }) => seats.length).length);
  /** The step of the guided round that the class is shown. */
  readonly guide = $derived(this.views.find(({ guide }) => guide != null)?.guide);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** `watches`: connect as a spectator. */
  constructor(
    readonly code: string,
    readonly token: string,
    readonly watches = false,
  ) {
    void this.#keepLooking();
  }

  async #keepLooking(): Promise<void> {
    await this.look();
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#keepLooking(), LOOK);
  }

  async look(): Promise<void> {
    try {
      const club = await api.club(this.code, this.token);
      if (this.#isClosed) return;
      this.club = club;
      this.trouble = '';
      const known = this.tables;
      if (club.tables.length !== known.length)
        this.tables = club.tables.map(
          (one) => known.find(({ code }) => code === one.code) ?? this.#open(one),
        );
    } catch (error) {
      this.trouble = errorInWords(error);
    }
  }

  /** Sends a decision to the tables. Returns the numbers of those that refused. */
  async tell(what: HostDo, to = this.tables): Promise<number[]> {
    const answers = await Promise.all(to.map(({ hand }) => hand.line.send({ t: 'host', do: what })));
    return to.flatMap((one, n) => (answers[n]?.ok ? [] : [this.tables.indexOf(one) + 1]));
  }

  #open = ({ code, token }: ClubTable): At => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}${to(`/api/tables/${code}/live`)}`;
    const nothing = (): void => undefined;
    const clock = new Clock();
    const on = {
      heard: (_: Hand, { at, paused, status, pace }: ViewMessage): void =>
        clock.hear(at, paused || status === 'lobby', pace),
      other: nothing,
      lost: (): void => clock.forget(),
    };
    return { code, token, clock, hand: new Hand(url, this.watches ? undefined : token, on) };
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { hand } of this.tables) hand.line.close();
  }
}
