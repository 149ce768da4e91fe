/** The props of a game's screen: the view of the hand that holds the device, and a way to send moves. */
import type { GameModule, ScreenProps } from '$/contract/game';
import { refusalInWords } from '$/lib/net/failure';
import { sharedBy } from '$/lib/state/shared';
import type { Answer } from '$/lib/net/socket';
import type { Hand, Table } from '$/lib/state/table.svelte';

interface How {
  big: boolean;
  /** Nobody can move while somebody types in dice. */
  typing: boolean;
  /** The game can't go on. */
  stopped: boolean;
  /** Several people at this device, and the screen has buttons for each of them. */
  together: boolean;
}

export function shownOf(table: Table, game: string, module: GameModule, how: How): ScreenProps<never> | null {
  const { now, hand } = table;
  if (!now || !hand || now.view === null) return null;
  const byBot = hand.seat !== null && table.seat(hand.seat)?.bot != null;
  const act = async (who: Hand, move: { t: string }): Promise<Answer> => {
    const answer = await who.act(move);
    return answer.ok ? answer : { ...answer, detail: await refusalInWords(game, answer) };
  };
  return {
    game,
    view: now.view as never,
    text: now.text ?? null,
    faulty: table.isFaulty,
    seat: how.typing ? null : hand.seat,
    you: table.mine.length > 1 ? null : hand.seat,
    asks: how.big || now.paused || byBot ? [] : now.asks,
    seats: now.seats,
    names: table.names,
    until: now.until,
    span: now.span === null ? null : (now.span * now.pace) / 100,
    clock: table.clock,
    paused: now.paused,
    over: now.status === 'over' && !how.stopped,
    settings: now.settings,
    language: now.language,
    send: (move) => act(hand, move),
    shared: how.together && !now.paused ? sharedBy(table, act) : null,
    events: table.events,
    fair: now.fair,
    big: how.big,
  };
}
