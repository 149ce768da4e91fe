/** The slow unveiling of the end, guess by guess and card by card: its pace, and what this device has shown. */
import { untrack } from 'svelte';
import { movesLess } from '$/lib/device/settings.svelte';
import { still } from '$/lib/state/still.svelte';
import { play } from '$/lib/device/sound';
import { inOrder, isDay } from '../status';
import type { ScreenProps } from '$/contract/game';
import type { Event, Transmission, View } from '$/games/stars/wire';

/** The Alien's words, the Scientists' words, the letters: each is scored once. */
export type Act = 'alien' | 'scientists' | 'letters';
const ACTS: readonly Act[] = ['alien', 'scientists', 'letters'];
/** A drum roll before the first card. */
const LEAD = 1200;
const HOLD = 1600;
/** With reduced motion everything appears at once, with a moment to look. */
const GLANCE = 900;

/** Words turn over more slowly than letters. */
export const [EACH_WORD, EACH_LETTER] = [900, 650];
/** How long each of them takes. */
const MESSAGE = LEAD + 2 * EACH_WORD + HOLD;
export const STAGED: Partial<Record<string, number>> = {
  'message-scored': MESSAGE,
  'game-ended': LEAD + 5 * EACH_LETTER + HOLD,
};

export const scored = (view: View): Act[] =>
  isDay(view) ? [] : ACTS.filter((act) => view.teams[0]?.points[act] != null);

/** A word on its way. */
export type Flight = Transmission & { team: number };
const nameOf = ({ team, side, round, word }: Flight): string => `${team} ${side} ${round} ${word}`;

class Unveiling {
  /** Null if this device has just connected, so that open results are shown at once. */
  #seen = $state.raw<readonly Act[] | null>(null);

  /** Words in flight. No list or log shows them before they have landed. */
  #flying = $state.raw<readonly Flight[]>([]);
  /** All words heard on this device, animated or not. Null if it has just connected. */
  #heard: ReadonlySet<string> | null = null;

  get flying(): readonly Flight[] {
    return this.#flying;
  }

  isFlying = (one: Flight): boolean => this.#flying.some((other) => nameOf(other) === nameOf(one));

  /** New words start to fly, unless motion is reduced. */
  hear(view: View): void {
    const all = inOrder(view);
    const fresh = this.#heard === null ? [] : all.filter((one) => !this.#heard?.has(nameOf(one)));
    this.#heard = new Set(all.map(nameOf));
    if (fresh.length && !movesLess() && !still.on) this.#flying = [...this.#flying, ...fresh];
  }

  land(one: Flight): void {
    this.#flying = this.#flying.filter((other) => nameOf(other) !== nameOf(one));
  }

  /** The act to unveil now. */
  act(view: View): Act | null {
    return still.on ? null : (scored(view).find((act) => this.#seen?.includes(act) === false) ?? null);
  }

  /** A device comes to a table, or a new game begins at it. */
  begin(view: View): void {
    const acts = scored(view);
    if (this.#seen === null || (!acts.length && this.#seen.length)) this.#seen = acts;
  }

  close(act: Act): void {
    this.#seen = [...(this.#seen ?? []), act];
  }

  closeAll(view: View): void {
    this.#seen = scored(view);
  }

  /** Whether reporting this event would reveal something before it is unveiled. */
  veils(view: View, event: Event): boolean {
    const waits = (act: Act): boolean => scored(view).includes(act) && this.#seen?.includes(act) === false;
    switch (event.t) {
      case 'transmitted':
        return this.#flying.some(({ word }) => word === event.word);
      case 'message-scored':
        return waits(event.side);
      case 'cipher-scored':
      case 'game-ended':
        return waits('letters');
      default:
        return false;
    }
  }
}
export const unveiling = new Unveiling();

/** How many milliseconds ago an act began for all devices, by the table's clock. An act waits for the one before it. */
export function lateness(act: Act, { events, clock }: Pick<ScreenProps, 'events' | 'clock'>): number {
  const happened = (one: Act): number | undefined =>
    events.findLast(({ event }) => actOf(event as Event) === one)?.at;
  const at = happened(act);
  if (still.on || at === undefined) return 0;
  const before = act === 'scientists' ? happened('alien') : undefined;
  const free = before === undefined ? at : before + MESSAGE;
  return clock.span(clock.now() - Math.max(at, free));
}
const actOf = (event: Event): Act | null =>
  event.t === 'message-scored' ? event.side : event.t === 'game-ended' ? 'letters' : null;

/** Cards that turn over one by one, each with a sound; then a while to look, and it is done. All devices turn them at the
 * same moment, however `late` one of them begins. */
export function unfold(
  count: number,
  each: number,
  done: () => void,
  late: number,
): { readonly turned: number } {
  let turned = $state(movesLess() ? count : 0);
  $effect(() => {
    const lead = untrack(() => turned) > 0 ? GLANCE : LEAD;
    const began = performance.now() - late;
    const after = (millis: number): ReturnType<typeof setTimeout> =>
      setTimeout(next, began + millis / still.speed - performance.now());
    if (lead === LEAD) play('roll');
    let timer = after(lead);
    function next(): void {
      if (turned === count) return done();
      turned += 1;
      play('turn');
      timer = after(lead + (turned - 1) * each + (turned === count ? HOLD : each));
    }
    return () => clearTimeout(timer);
  });
  return {
    get turned() {
      return turned;
    },
  };
}
