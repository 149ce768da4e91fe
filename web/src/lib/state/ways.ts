/** How people meet at a table. The wire has flat names for it, as stored games do; only this file reads them. */
import type { Game, Terms, Way } from '../net/answers';

type Flat = Record<string, unknown>;

export function wayOf(settings: Flat): Way {
  if (settings['pace'] === 'tomorrow') return 'tomorrow';
  if (settings['roll']) return 'shared_roll';
  return settings['day'] ? 'day' : settings['one_device'] ? 'one_device' : 'together';
}

/** Everyone plays when they like, within a day. */
export const isLater = (settings: Flat): boolean => wayOf(settings) === 'tomorrow';

/** One person plays, today's roll or a shared one. */
export const isAlone = (settings: Flat): boolean => ['day', 'shared_roll'].includes(wayOf(settings));

/** The needs and suggestions of a way, or undefined if the game can't be played like this. */
export const termsOf = (game: Game, way: Way): Terms | undefined =>
  game.ways.find((terms) => terms.way === way);

/** The ways that a lobby can choose from. The others are for one person without a lobby. */
export const waysToMeet = (game: Game): Terms[] =>
  game.ways.filter(({ way }) => way !== 'day' && way !== 'shared_roll');
