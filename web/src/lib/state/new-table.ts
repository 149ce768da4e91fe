/** Opens a table for a tap on a card. */
import type { Game, Way } from '../net/answers';
import { api } from '../net/api';
import { Failed } from '../net/http';
import { catalogue } from '../net/catalogue.svelte';
import { isFirst, levelFor } from '../device/match';
import { lastTime, noteLastTime, type LastTime } from '../device/last-time';
import { houseWords } from '../device/house-words';
import { say } from '../words/messages.svelte';
import { rulesOf } from './presets';
import { termsOf } from './ways';
import { keep } from '../device/own-seats';
import { openingWord } from './opening-word.svelte';
import { router } from './router.svelte';
import { settings, type Language } from '../device/settings.svelte';
import type { HostDo, ViewMessage } from '../net/wire';

/** How a game begins: alone, with friends elsewhere, with bots, around this device, or over days. */
export type Start = 'alone' | 'friends' | 'bots' | 'table' | 'later';

/** They sit down after the person, who then has the first turn. */
const bot = (level: number): HostDo => ({ t: 'bot', level });
/** The number of seats at a new table, within the limits of the game. */
const WITH_BOTS = 3;
const AT_ONE_TABLE = 2;

const fitting = (wanted: number, [least, most]: [number, number]): number =>
  Math.min(most, Math.max(least, wanted));

/** What to do when a new table is connected, by code. */
const wishes = new Map<string, HostDo[]>();

export function takeWishes(code: string): HostDo[] {
  const wished = wishes.get(code) ?? [];
  wishes.delete(code);
  return wished;
}

/** The way to play of each start. A shared roll for one person names its way itself. */
const MEETING: Record<Start, Way | null> = {
  alone: null,
  friends: 'together',
  bots: 'together',
  table: 'one_device',
  later: 'tomorrow',
};

/** Rules for certain company: one person with bots, and people who play for the first time (REB-22). */
export function suiting(game: Game, start: Start): Record<string, unknown> {
  return {
    ...((start === 'bots' || start === 'alone') && game.alone),
    ...(start !== 'later' && isFirst(game.id) && game.first),
  };
}

/** The settings of a new table: its way, the standard preset among people, and the house words. */
export function proposal(game: Game, start: Start): Record<string, unknown> {
  const way = [MEETING[start], 'together' as const].find((one) => one !== null && termsOf(game, one));
  const terms = way && MEETING[start] ? termsOf(game, way) : undefined;
  return {
    ...(game.settings.some(({ name }) => name === 'house') && { house: houseWords(settings.language) }),
    ...(start !== 'bots' && start !== 'alone' && game.presets['standard']),
    ...suiting(game, start),
    ...terms?.suggests,
    ...terms?.needs,
    ...(terms && { way: terms.way }),
  };
}

/** `own`: settings of a custom box or a shared roll, including their language. Returns the code. */
export async function openTable(
  id: string,
  start: Start,
  own: Record<string, unknown> = {},
): Promise<string> {
  const game = (await catalogue.fresh()).find((one) => one.id === id);
  if (!game) throw new Failed('no-such-game', '');
  const { language = settings.language, ...box } = own as { language?: Language };
  const last = isOurs(start) ? lastTime(id, start) : null;
  const table = {
    game: id,
    language,
    settings: { ...proposal(game, start), ...remembered(game, last), ...box },
  };
  const { code, host_token } = await openingWord.with((word) =>
    api.open({ ...table, ...(word && { word }) }),
  );
  const name = settings.name || say('player-number', { number: 1 });
  keep(code, await api.sit(code, name, { token: host_token, look: settings.look }));
  if (start === 'table') await sitTogether(code, last?.people.slice(1) ?? newcomers(game));
  if (isOurs(start)) wishes.set(code, opened(game, start, last));
  // Friends sit down later. Without a name, the lobby asks for one first.
  else if (start === 'later' && settings.name) wishes.set(code, [{ t: 'start' }]);
  router.go(`/t/${code}`);
  return code;
}

/** Nobody else has to join. */
const isOurs = (start: Start): boolean => start !== 'friends' && start !== 'later';

/** The rules that were chosen last time, as far as the game still has them. */
const remembered = (game: Game, last: LastTime | null): Record<string, unknown> =>
  Object.fromEntries(
    rulesOf(game).flatMap(({ name, values }) => {
      const value = last?.settings[name];
      return value === undefined || (Array.isArray(values) && !values.includes(value)) ? [] : [[name, value]];
    }),
  );

/**
 * The bots, of two levels so that a new level is a smaller step, and then the game begins. People around one device are
 * asked for names and roles once. If bots are partners, one is enough, and the person gets the role that most people
 * play.
 */
function opened(game: Game, start: Start, last: LastTime | null): HostDo[] {
  const roles = start === 'bots' ? game.parts[game.modes[0] ?? ''] : undefined;
  const seats = roles ? game.players[0] : fitting(WITH_BOTS, game.players);
  const wanted = last?.bots ?? (start === 'bots' ? seats - 1 : 0);
  const wishes = Array.from({ length: wanted }, (_, n) =>
    bot(Math.max(levelFor(game.id) - (n % 2), game.bots)),
  );
  const role = last ? last.part : roles?.at(-1)?.chips;
  if (role) wishes.push({ t: 'wish', seat: 0, chips: role });
  return (roles || start === 'table') && !last ? wishes : [...wishes, { t: 'start' }];
}

const newcomers = (game: Game): string[] =>
  Array.from({ length: fitting(AT_ONE_TABLE, game.players) - 1 }, (_, n) =>
    say('player-number', { number: n + 2 }),
  );

/** Seats the other people at this device, one after another. */
async function sitTogether(code: string, names: string[]): Promise<void> {
  for (const name of names) keep(code, await api.sit(code, name));
}

/** Remembers how this game begins for the next one without other devices. */
export function remember(game: Game, { seats, settings: all }: ViewMessage, mine: readonly number[]): void {
  const start = mine.length > 1 ? 'table' : 'bots';
  const proposed = proposal(game, start);
  const chosen = rulesOf(game).flatMap(({ name, default: usual }) =>
    name in all && all[name] !== (proposed[name] ?? usual) ? [[name, all[name]] as const] : [],
  );
  noteLastTime(game.id, start, {
    settings: Object.fromEntries(chosen),
    bots: seats.filter((seat) => seat.bot !== null).length,
    people: mine.map((at) => seats[at]?.name ?? ''),
    part: (start === 'bots' && seats[mine[0] ?? 0]?.wish) || null,
  });
}
