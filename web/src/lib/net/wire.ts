/** The messages that all games share. The types of a game's own parts are in its folder. */
import type { Change, Fair, Host, Lack, React, SeatView, View } from '../wire.gen';

export type { Fair, Lack, SeatView };
export type HostDo = Host['do'];
export type Emoji = React['emoji'];

export const EMOJI: readonly Emoji[] = ['👏', '😂', '😮', '🤔', '❤️', '🎉'];

/** Fields that the server omits if they have their default value. */
const USUAL = {
  ...{ lacks: [], waiting: [], asked: [], finest: [], highlights: {} },
  ...{ pace: 100, starts: null, ceremony: null, knocks: 0, sound: false, announcer: true },
};
type Usual = keyof typeof USUAL;

/** A view as the client reads it: complete, and with the types of games and tables. */
export interface ViewMessage extends Omit<View, Usual>, Required<Pick<View, Usual>> {
  events: { t: string }[];
  settings: Record<string, unknown>;
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
    ...USUAL,
    settings: before?.settings ?? {},
    ...message,
    fair: [...known, ...fresh].slice(-FAIR),
  } as ViewMessage;
}
