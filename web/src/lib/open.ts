/** From a tap on a card to a seat at a table: three ways in. */
import { api } from './api';
import { t } from './i18n.svelte';
import { keep } from './kept';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

export type Way = 'friends' | 'bots' | 'table';

/** How many bots wait at a new table, and how good they are: a fair first game. */
const BOTS = [{ level: 2 }, { level: 2 }];

export async function open(game: string, way: Way): Promise<void> {
  const bots = way === 'bots' ? BOTS : [];
  const { code, host_token } = await api.open({ game, bots, language: settings.language });
  const name = settings.name || (way === 'friends' ? t().guest : t().seatOf(1));
  keep(code, await api.sit(code, name, host_token));
  if (way === 'table') keep(code, await api.sit(code, t().seatOf(2)));
  router.go(`/t/${code}`);
}
