import { noteLater, noteSeen } from '$/lib/state/later';
import { isLater } from '$/lib/state/ways';
import type { ViewMessage } from '$/lib/net/wire';

type Noted = Pick<ViewMessage, 'settings' | 'status' | 'asked' | 'view'>;

/** Keeps a table in the list on the home page until somebody here has seen its result. A hidden page does not count. */
export function noteTable(code: string, view: Noted, mine: readonly number[], isSeen: boolean): void {
  if (!isLater(view.settings) || !mine.length) return;
  noteLater(code, view.status === 'over' && isSeen ? [] : mine);
  const { round = null } = (view.view ?? {}) as { round?: number | null };
  if (view.status === 'playing' && isSeen) noteSeen(code, { round, asked: view.asked });
}
