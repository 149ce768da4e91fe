/** The messages that all games share. The types of a game's own parts are in its folder. */
import type {
  CeremonyView,
  Change,
  FinestWord,
  Highlights,
  Host,
  Lack,
  React,
  RollView,
  SeatView,
  View,
} from '../wire.gen';

export type { Lack, SeatView };
export type HostDo = Host['do'];
export type Emoji = React['emoji'];

export const EMOJI: readonly Emoji[] = ['👏', '😂', '😮', '🤔', '❤️', '🎉'];

/** When an input counted and why: `at` = `arrived` − `delay`, unless something later had been settled already. */
export interface Fair {
  seq: number;
  seat: number;
  arrived: number;
  delay: number;
  at: number;
}

/** A view as the client reads it: the parts that the server sends ready-made, with their types. */
export interface ViewMessage extends View {
  events: { t: string }[];
  asks: string[];
  seats: SeatView[];
  lacks: Lack[];
  waiting: string[];
  pace: number;
  starts: number | null;
  ceremony: CeremonyView | null;
  finest: FinestWord[];
  highlights: Highlights;
  /** How many big screens wait for the host, and how those that were accepted sound. */
  knocks: number;
  sound: boolean;
  announcer: boolean;
  /** Where all play until tomorrow: whose turn it is. */
  asked: number[];
  fair: Fair[];
  roll?: RollView;
  settings: Record<string, unknown>;
  language: string;
}

const FAIR = 8;

/** The view that a change leads to: `before` with what has changed since. */
function applied({ view, table, ...now }: Change, before: ViewMessage): View {
  const { rest: _rest, roll: _roll, ...kept } = before;
  return { ...(table ?? kept), ...now, t: 'view', view: { ...(before.view as object), ...view } } as View;
}

/** A view with the fields that the server omitted: defaults, and what it has sent on this connection before. */
export function whole(news: View | Change, before: ViewMessage | null): ViewMessage {
  const message = news.t === 'change' && before ? applied(news, before) : (news as View);
  const known = before?.fair ?? [];
  const newest = known.at(-1)?.seq ?? -1;
  const fresh = message.fair.filter(({ seq }) => seq > newest);
  return {
    lacks: [],
    waiting: [],
    pace: 100,
    asked: [],
    starts: null,
    ceremony: null,
    finest: [],
    highlights: {},
    ...{ knocks: 0, sound: false, announcer: true },
    settings: before?.settings ?? {},
    ...message,
    fair: [...known, ...fresh].slice(-FAIR),
  } as ViewMessage;
}
