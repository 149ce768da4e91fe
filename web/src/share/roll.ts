/** "Beat my roll" (COM-29): one roll of a finished game as a link, and the score to beat at its table. */
import type { GameModule, Heard } from '$/contract/game';
import { catalogue, nameOf } from '$/lib/net/catalogue.svelte';
import { linkTo } from '$/lib/net/outward.svelte';
import type { ViewMessage } from '$/lib/net/wire';
import type { Highlights } from '$/lib/wire.gen';
import { say } from '$/lib/words/messages.svelte';
import { inAddress, octetsOf } from '$/lib/words/octets';

export interface Challenge {
  game: string;
  language: string;
  /** The roll, and the settings that it is played with. */
  settings: Record<string, unknown>;
  name: string;
  points: number;
}

interface Ended extends Pick<ViewMessage, 'game' | 'language' | 'settings' | 'view'> {
  story: readonly Heard[];
  /** The words that the server praises, with the time that they took. */
  highlights?: Highlights | null;
}

/** The longest name that the server takes, and the longest link that chats take. */
const [LONGEST_NAME, LONGEST] = [24, 1000];
const MOST_POINTS = 9999;

const picked = (from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** The best roll of a person's game, or null if there is none to share, for example with real dice. */
export function challengeOf(
  { game, language, settings, view, story, highlights }: Ended,
  module: GameModule | null,
  seat: number,
  name: string,
): Challenge | null {
  const shared = module?.extras?.roll;
  if (!shared || !view || settings['dice'] || settings['sheet']) return null;
  const best = shared.best(view as never, story, seat, highlights?.words ?? []);
  if (!best) return null;
  const own = { ...picked(settings, shared.names), roll: best.roll };
  return { game, language, settings: own, name: name.slice(0, LONGEST_NAME), points: best.points };
}

/** The path of a link: everything is in its hash, so no server keeps or logs it. */
export function pathOf({ game, language, settings, name, points }: Challenge): string {
  const text = JSON.stringify([language, settings, name, points]);
  return `/roll/${game}#${inAddress(new TextEncoder().encode(text))}`;
}

interface At {
  story: readonly Heard[];
  names: (seat: number) => string;
}

/** A message to a friend after a game: a sentence and the link. `seats`: those of this device; the best roll counts. */
export function giftOf(
  { story, names }: At,
  now: ViewMessage,
  module: GameModule | null,
  seats: readonly number[],
): { text: string; url: string } | undefined {
  const [found] = seats
    .flatMap((seat) => challengeOf({ ...now, story }, module, seat, names(seat)) ?? [])
    .sort((a, b) => b.points - a.points);
  const game = catalogue.of(now.game);
  if (!found || !game) return undefined;
  const text = say('share-challenge-text', { name: found.name, points: found.points, game: nameOf(game) });
  return { text, url: linkTo(pathOf(found)) };
}

/** Returns the contents of a link, or null if it is broken. The server checks the settings. */
export function challengeIn(game: string, hash: string, module: GameModule): Challenge | null {
  const shared = module.extras?.roll;
  const [language, settings, name, points] = read(hash.replace(/^#/, ''));
  if (!shared || typeof language !== 'string' || !/^[a-z-]{2,12}$/.test(language)) return null;
  if (typeof settings !== 'object' || settings === null || !('roll' in settings)) return null;
  if (typeof name !== 'string' || !name || typeof points !== 'number') return null;
  if (!Number.isInteger(points) || Math.abs(points) > MOST_POINTS) return null;
  const own = picked(settings as Record<string, unknown>, [...shared.names, 'roll']);
  return { game, language, settings: { ...own, ...shared.fixed }, name: name.slice(0, LONGEST_NAME), points };
}

function read(text: string): unknown[] {
  if (text.length > LONGEST) return [];
  try {
    const found: unknown = JSON.parse(new TextDecoder().decode(octetsOf(text)));
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
