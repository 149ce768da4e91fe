/** Days by the server's calendar, because a device's date may be wrong. */

import { isInstalled, regional } from '$/lib/languages';
import { settings } from '$/lib/device/settings.svelte';

const DAY = 86_400_000;

/** The language of the rolls that an address names, `?language=uk`; the device's own by default. */
export function languageIn(search: string): string {
  const named = new URLSearchParams(search).get('language');
  return named && isInstalled(named) ? named : settings.language;
}

/** The path of a day or of one of its rolls. A language is named only if it is not the device's own. */
export const dayPath = (day: string, language: string, game = ''): string =>
  `/daily/${day}${game && `/${game}`}${language === settings.language ? '' : `?language=${language}`}`;

/** A link for others, whose devices may have any language. */
export const sharedPath = (day: string, language: string, game = ''): string =>
  `/daily/${day}${game && `/${game}`}?language=${language}`;

/** The name of a language in the device's own, "German". */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(settings.language, { type: 'language' }).of(code) ?? code;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** "16 November 2026", in the format of the device's region but not in its time zone. */
export const dayInWords = (day: string, style: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(regional(settings.language), { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** "3:05:09" */
export function clockOf(seconds: number): string {
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

interface Bar {
  from: number;
  to: number;
  people: number;
  mine: boolean;
}

const BARS = 12;

/** The number of people by points, in at most a dozen bars. */
export function barsOf(spread: readonly (readonly [number, number])[], mine: number | null): Bar[] {
  if (!spread.length) return [];
  const points = spread.map(([made]) => made);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const wide = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = Array.from({ length: Math.ceil((high - low + 1) / wide) }, (_, n) => {
    const [from, to] = [low + n * wide, low + (n + 1) * wide - 1];
    const people = spread.reduce((sum, [made, many]) => (made >= from && made <= to ? sum + many : sum), 0);
    return { from, to, people, mine: mine !== null && mine >= from && mine <= to };
  });
  return bars;
}

/** The share of all players of the day who did worse. */
export const behind = (spread: readonly (readonly [number, number])[], mine: number): number =>
  spread.reduce((sum, [made, many]) => (made < mine ? sum + many : sum), 0);
