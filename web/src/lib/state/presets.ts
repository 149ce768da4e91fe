/** Presets: settings that go together, under one name. A setting that a preset does not name is as printed. */
import type { Game } from '../net/answers';

/** Settings that say who plays and with what, not how: no preset touches them. */
const NOT_OURS = ['language', 'one_device', 'house', 'rolls', 'parts', 'box', 'family'];

/** Whether a setting says how a game is played. */
export const isHow = (game: Game, name: string): boolean =>
  !NOT_OURS.includes(name) && !game.undrawn.includes(name) && !game.box.includes(name);

/** All settings that a preset decides, with their values. */
export function settingsOf(game: Game, preset: string): Record<string, unknown> {
  const own = game.presets[preset] ?? {};
  const all = game.settings.flatMap(({ name, default: usual }) =>
    isHow(game, name) ? [[name, own[name] ?? usual] as const] : [],
  );
  return { ...Object.fromEntries(all), ...own };
}

/** The preset that a table plays by, or null: its people chose something else. */
export function presetOf(game: Game, settings: Record<string, unknown>): string | null {
  const fits = (preset: string): boolean =>
    Object.entries(settingsOf(game, preset)).every(([name, value]) => (settings[name] ?? value) === value);
  return Object.keys(game.presets).find(fits) ?? null;
}

/** What a setting is without anybody's choice: as the table's preset has it, else the standard one. */
export function usualOf(game: Game, settings: Record<string, unknown>): Record<string, unknown> {
  const defaults = Object.fromEntries(game.settings.map((one) => [one.name, one.default]));
  return { ...defaults, ...settingsOf(game, presetOf(game, settings) ?? 'standard') };
}
