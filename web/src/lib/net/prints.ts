/** PDFs of games: downloaded, or kept on this device for use without a connection. */
import { saveFile } from '../device/save';
import type { Language } from '../device/settings.svelte';
import { store, stored } from '../stored';
import { api } from './api';

const SHELF = 'parlour.prints';
/** The languages whose PDFs are kept here. */
const KEPT = 'parlour.prints';
/** A file has about 80 kB. The server makes it on request, so its size is not known before. */
export const BYTES = 80_000;

export type Sheet = 'a4' | 'letter';
/** The usual paper size of this region. */
export const usualSheet = (): Sheet => (/-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4');

const placeOf = (game: string, language: Language, sheet: string): string =>
  `/prints/${game}-${language}-${sheet}`;

export const hasPrints = (language: Language): boolean => stored<Language[]>(KEPT, []).includes(language);

export async function keepPrints(games: readonly string[], language: Language): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const game of games) {
    const file = await api.print(game, language, usualSheet());
    await shelf.put(placeOf(game, language, usualSheet()), new Response(file));
  }
  store(KEPT, [...new Set([...stored<Language[]>(KEPT, []), language])]);
}

export async function dropPrints(games: readonly string[], language: Language): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const game of games) await shelf.delete(placeOf(game, language, usualSheet()));
  store(
    KEPT,
    stored<Language[]>(KEPT, []).filter((one) => one !== language),
  );
}

interface OwnBox {
  name: string;
  language: Language;
}

/** Saves a PDF as a file. It is fetched first, so that an error is shown by the page that asked. */
export async function savePrint(
  game: string,
  language: Language,
  sheet: string,
  box?: OwnBox,
): Promise<void> {
  saveFile(`${game}-${language}-${sheet}.pdf`, await found(game, language, sheet, box), 'application/pdf');
}

/** The server's newest file, or without a connection the one stored here. */
async function found(game: string, language: Language, sheet: string, box?: OwnBox): Promise<Blob> {
  try {
    return await api.print(game, language, sheet, box);
  } catch (error) {
    const here = box || !('caches' in globalThis) ? undefined : await caches.open(SHELF);
    const kept = await here?.match(placeOf(game, language, sheet));
    if (!kept) throw error;
    return kept.blob();
  }
}
