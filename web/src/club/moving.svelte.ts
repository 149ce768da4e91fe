/** Moving pupils by two taps: the first chooses somebody, the second says where to, or with whom to swap. */
import { errorInWords, inWords } from '$/lib/net/failure';
import type { HostDo, ViewMessage } from '$/lib/net/wire';
import { openTable, seat as seatAt } from './clubs';
import type { At, Hall } from './hall.svelte';

export interface Chosen {
  at: At;
  seat: number;
  name: string;
}

const FREE = -1;
/** Whether the server refused. `trouble` says why. */
class Failure extends Error {}

export class Moving {
  chosen = $state.raw<Chosen | null>(null);
  trouble = $state('');
  /** The chosen person's current state. */
  readonly sitter = $derived(this.chosen?.at.hand.latest?.seats[this.chosen.seat]);
  /** People who are away would not find out where they sit now. */
  readonly mayMove = $derived(this.sitter?.bot === null && this.sitter.connected);

  constructor(
    readonly hall: Hall,
    /** How many seats the game has. */
    private readonly most: () => number,
  ) {}

  choose(chosen: Chosen | null): void {
    [this.chosen, this.trouble] = [chosen, ''];
  }

  isChosen = (at: At, seat: number): boolean => this.chosen?.at === at && this.chosen.seat === seat;

  /** Whether there is room for the chosen person, up to the seats of the game. */
  hasRoom(at: At): boolean {
    const view = at.hand.latest;
    if (!this.mayMove || !view || at === this.chosen?.at) return false;
    const taken = view.status === 'lobby' ? view.seats.length : peopleAt(view);
    return taken < this.most() || botAt(view) !== FREE;
  }

  /** Whether the chosen person can swap with this one. */
  maySwap(at: At, seat: number): boolean {
    const other = at.hand.latest?.seats[seat];
    return this.mayMove && at !== this.chosen?.at && other?.bot === null && other.connected && !other.left;
  }

  decide = (what: HostDo): Promise<void> =>
    this.#attempt(async ({ at }) => {
      const answer = await at.hand.line.send({ t: 'host', do: what });
      if (!answer.ok) throw new Failure(inWords(answer));
    });

  moveTo = (to: At): Promise<void> => this.#attempt((who) => this.#move(who, to));

  swapWith = (other: Chosen): Promise<void> =>
    this.#attempt(async (who) => {
      await this.#move(who, other.at, { next: true });
      await this.#move(other, who.at, { next: true });
    });

  toNewTable = (): Promise<void> =>
    this.#attempt(async (who) => {
      const { code } = await openTable(this.hall.code, this.hall.token);
      await this.hall.look();
      const to = this.hall.tables.find((one) => one.code === code);
      if (to) await this.#move(who, to);
    });

  /** Takes a seat there for them, then sends them to it. */
  async #move({ at, seat, name }: Chosen, to: At, wish: { next?: true; seat?: number } = {}): Promise<void> {
    const bot = to.hand.latest && !wish.next ? botAt(to.hand.latest) : FREE;
    const { token } = await seatAt(to.code, to.token, name, bot === FREE ? wish : { seat: bot });
    const answer = await at.hand.line.send({ t: 'host', do: { t: 'move', seat, to: to.code, token } });
    if (!answer.ok) throw new Failure(inWords(answer));
  }

  async #attempt(act: (who: Chosen) => Promise<void>): Promise<void> {
    const who = this.chosen;
    if (!who) return;
    try {
      await act(who);
      this.choose(null);
    } catch (error) {
      this.trouble = error instanceof Failure ? error.message : errorInWords(error);
    }
  }
}

const peopleAt = (view: ViewMessage): number =>
  view.seats.filter((one) => one.bot === null && !one.left).length + view.waiting.length;

/** A bot's seat in a running game that somebody may take over at once. */
const botAt = (view: ViewMessage): number =>
  view.status === 'playing' ? view.seats.findIndex((one) => one.free) : FREE;
