/** From a tap on a card to a seat at a table: three ways in. */
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import { houseWords } from './house-words';
import { t } from './i18n.svelte';
import { keep } from './kept';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { HostDo } from './wire';

export type Way = 'friends' | 'bots' | 'table';

/** A fair first game: two bots of the second level. They sit down after the person, who so has the first turn. */
const BOTS: HostDo[] = [
  { t: 'bot', level: 2 },
  { t: 'bot', level: 2 },
];

/** What a new table's host wants done as soon as the line is open, by code. */
const wishes = new Map<string, HostDo[]>();

export function takeWishes(code: string): HostDo[] {
  const wished = wishes.get(code) ?? [];
  wishes.delete(code);
  return wished;
}

/** What this house brings to a new table: its own rulings, and what the game wants for one person alone with bots. */
async function brought(game: string, way: Way): Promise<Record<string, unknown>> {
  await catalogue.fresh();
  const known = catalogue.of(game);
  const keepsHouse = known?.settings.some((one) => one.name === 'house');
  return {
    ...(keepsHouse && { house: houseWords(settings.language) }),
    ...(way === 'bots' && known?.alone),
  };
}

export async function open(game: string, way: Way): Promise<void> {
  const { code, host_token } = await api.open({
    game,
    language: settings.language,
    settings: await brought(game, way),
  });
  const name = settings.name || (way === 'friends' ? t().guest : t().seatOf(1));
  keep(code, await api.sit(code, name, host_token));
  if (way === 'table') keep(code, await api.sit(code, t().seatOf(2)));
  if (way === 'bots') wishes.set(code, BOTS);
  router.go(`/t/${code}`);
}
