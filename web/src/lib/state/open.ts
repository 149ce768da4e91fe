/** From a tap on a card to a seat at a table: each way in. */
import type { Game } from '../net/answers';
import { api } from '../net/api';
import { Failed } from '../net/http';
import { catalogue } from '../net/catalogue.svelte';
import { isFirst, levelFor } from '../device/match';
import { lastTime, noteLastTime, type LastTime } from '../device/last-time';
import { houseWords } from '../device/house-words';
import { say } from '../words/messages.svelte';
import { isHow } from './presets';
import { keep } from '../device/kept';
import { opening } from './opening.svelte';
import { router } from './router.svelte';
import { settings, type Language } from '../device/settings.svelte';
import type { HostDo, ViewMessage } from '../net/wire';

export type Way = 'alone' | 'friends' | 'bots' | 'table' | 'later';

/** They sit down after the person, who then has the first turn. */
const bot = (level: number): HostDo => ({ t: 'bot', level });
/** The number of seats at a new table, within the limits of the game. */
const WITH_BOTS = 3;
const AT_ONE_TABLE = 2;

const fitting = (wanted: number, [least, most]: [number, number]): number =>
  Math.min(most, Math.max(least, wanted));

/** What to do at a new table as soon as it is connected, by code. */
const wishes = new Map<string, HostDo[]>();

export function takeWishes(code: string): HostDo[] {
  const wished = wishes.get(code) ?? [];
  wishes.delete(code);
  return wished;
}

/** Settings for a new game: the family's house words, and what suits friends, or one person alone with bots. */
export function brought(game: Game, way: Way): Record<string, unknown> {
  const has = (name: string): boolean => game.settings.some((one) => one.name === name);
  return {
    ...(has('house') && { house: houseWords(settings.language) }),
    ...((way === 'friends' || way === 'later') && game.presets['standard']),
    ...(way === 'later' && { ...(has('judge') && { judge: 'dictionary' }), pace: 'tomorrow' }),
    ...((way === 'bots' || way === 'alone') && game.alone),
    ...(isOurs(way) && isFirst(game.id) && game.first),
    ...(way === 'table' && has('one_device') && { one_device: true }),
    ...(way === 'table' && has('spoken') && { spoken: true }),
  };
}

/** `own`: settings of a box of one's own or of a shared roll, their language among them. Returns the code. */
export async function open(id: string, way: Way, own: Record<string, unknown> = {}): Promise<string> {
  const game = (await catalogue.fresh()).find((one) => one.id === id);
  if (!game) throw new Failed('no-such-game', '');
  const { language = settings.language, ...box } = own as { language?: Language };
  const last = isOurs(way) ? lastTime(id, way) : null;
  const table = { game: id, language, settings: { ...brought(game, way), ...last?.settings, ...box } };
  const { code, host_token } = await opening.with((word) => api.open({ ...table, ...(word && { word }) }));
  const name = settings.name || say('player-number', { number: 1 });
  keep(code, await api.sit(code, name, { token: host_token, look: settings.look }));
  if (way === 'table') await sitTogether(code, last?.people.slice(1) ?? newcomers(game));
  if (isOurs(way)) wishes.set(code, opened(game, way, last));
  router.go(`/t/${code}`);
  return code;
}

/** Nobody else has to join. */
const isOurs = (way: Way): boolean => way !== 'friends' && way !== 'later';

/**
 * The bots, of two levels so that a new level is a smaller step, and then the game begins. Who plays at one device is
 * asked once, and so is who plays a role: where bots are partners, one is enough, and the person has the role that most
 * people play.
 */
function opened(game: Game, way: Way, last: LastTime | null): HostDo[] {
  const roles = way === 'bots' ? game.parts[game.modes[0] ?? ''] : undefined;
  const seats = roles ? game.players[0] : fitting(WITH_BOTS, game.players);
  const wanted = last?.bots ?? (way === 'bots' ? seats - 1 : 0);
  const wishes = Array.from({ length: wanted }, (_, n) =>
    bot(Math.max(levelFor(game.id) - (n % 2), game.bots)),
  );
  const role = last ? last.part : roles?.at(-1)?.chips;
  if (role) wishes.push({ t: 'wish', seat: 0, chips: role });
  return (roles || way === 'table') && !last ? wishes : [...wishes, { t: 'start' }];
}

const newcomers = (game: Game): string[] =>
  Array.from({ length: fitting(AT_ONE_TABLE, game.players) - 1 }, (_, n) =>
    say('player-number', { number: n + 2 }),
  );

/** Seats the other people at this device, one after another. */
async function sitTogether(code: string, names: string[]): Promise<void> {
  for (const name of names) keep(code, await api.sit(code, name));
}

/** The next game without others from elsewhere begins as this one does. */
export function remember(game: Game, { seats, settings: all }: ViewMessage, mine: readonly number[]): void {
  const way = mine.length > 1 ? 'table' : 'bots';
  const proposed = brought(game, way);
  const chosen = game.settings.flatMap(({ name, default: usual }) =>
    isHow(game, name) && name in all && all[name] !== (proposed[name] ?? usual)
      ? [[name, all[name]] as const]
      : [],
  );
  noteLastTime(game.id, way, {
    settings: Object.fromEntries(chosen),
    bots: seats.filter((seat) => seat.bot !== null).length,
    people: mine.map((at) => seats[at]?.name ?? ''),
    part: (way === 'bots' && seats[mine[0] ?? 0]?.wish) || null,
  });
}
