/** From a tap on a card to a seat at a table: each way in. */
import type { Game } from '../net/answers';
import { api } from '../net/api';
import { Failed } from '../net/http';
import { catalogue } from '../net/catalogue.svelte';
import { isFirst, levelFor } from '../device/match';
import { houseWords } from '../device/house-words';
import { say } from '../words/messages.svelte';
import { keep } from '../device/kept';
import { opening } from './opening.svelte';
import { router } from './router.svelte';
import { settings, type Language } from '../device/settings.svelte';
import type { HostDo } from '../net/wire';

export type Way = 'alone' | 'friends' | 'bots' | 'table' | 'later';

/** They sit down after the person, who so has the first turn. */
const bot = (level: number): HostDo => ({ t: 'bot', level });
/** So many sit at a new table, unless the game wants more or takes fewer. */
const WITH_BOTS = 3;
const AT_ONE_TABLE = 2;

const fitting = (wanted: number, [least, most]: [number, number]): number =>
  Math.min(most, Math.max(least, wanted));

/** What a new table's host wants done as soon as the line is open, by code. */
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
    ...((way === 'bots' || way === 'table') && isFirst(game.id) && game.first),
    ...(way === 'table' && has('one_device') && { one_device: true }),
    ...(way === 'table' && has('spoken') && { spoken: true }),
  };
}

/** `own`: settings of a box of one's own, its language among them. */
export async function open(id: string, way: Way, own: Record<string, unknown> = {}): Promise<void> {
  const game = (await catalogue.fresh()).find((one) => one.id === id);
  if (!game) throw new Failed('no-such-game', '');
  const { language = settings.language, ...box } = own as { language?: Language };
  const table = { game: id, language, settings: { ...brought(game, way), ...box } };
  const { code, host_token } = await opening.with((word) => api.open({ ...table, ...(word && { word }) }));
  const name = settings.name || say('player-number', { number: 1 });
  keep(code, await api.sit(code, name, { token: host_token, look: settings.look }));
  if (way === 'alone') wishes.set(code, [{ t: 'start' }]);
  if (way === 'table') await sitTogether(code, fitting(AT_ONE_TABLE, game.players));
  const level = Math.max(levelFor(id), game.bots);
  if (way === 'bots') wishes.set(code, Array(fitting(WITH_BOTS, game.players) - 1).fill(bot(level)));
  router.go(`/t/${code}`);
}

/** The others at this device, one after the other: each finds the next free seat. */
async function sitTogether(code: string, people: number): Promise<void> {
  for (let n = 2; n <= people; n += 1) keep(code, await api.sit(code, say('player-number', { number: n })));
}
