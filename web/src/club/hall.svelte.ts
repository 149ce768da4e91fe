/** A connection to each table of a class, as its host or as a spectator. */
import { api } from '$/lib/net/api';
import type { ClubTable } from '$/lib/api.gen';
import { to } from '$/lib/base';
import { errorInWords } from '$/lib/net/failure';
import { Hand } from '$/lib/state/table.svelte';

const LOOK = 3_000;

export interface At {
  code: string;
  hand: Hand;
}

export class Hall {
  game = $state('');
  link = $state('');
  trouble = $state('');
  tables = $state.raw<At[]>([]);
  readonly views = $derived(this.tables.flatMap(({ hand }) => hand.latest ?? []));
  readonly people = $derived(
    this.views.reduce(
      (n, { seats }) => n + seats.filter((seat) => seat.bot === null && !seat.left).length,
      0,
    ),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** `watches`: connect as a spectator. */
  constructor(
    readonly code: string,
    readonly token: string,
    readonly watches = false,
  ) {
    void this.#look();
  }

  async #look(): Promise<void> {
    try {
      const club = await api.club(this.code, this.token);
      if (this.#isClosed) return;
      this.game = club.game;
      this.link = club.link;
      this.trouble = '';
      const fresh = club.tables.filter(({ code }) => !this.tables.some((one) => one.code === code));
      if (fresh.length) this.tables = [...this.tables, ...fresh.map(this.#open)];
    } catch (error) {
      this.trouble = errorInWords(error);
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#look(), LOOK);
  }

  #open = ({ code, token }: ClubTable): At => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}${to(`/api/tables/${code}/live`)}`;
    const nothing = (): void => undefined;
    const on = { heard: nothing, other: nothing, lost: nothing };
    return { code, hand: new Hand(url, this.watches ? undefined : token, on) };
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { hand } of this.tables) hand.line.close();
  }
}
