/** Presets: settings that go together, under one name. A setting that a preset does not name is as printed. */
import type { Game } from '../net/answers';

/** Settings that say who plays and with what, not how: no preset touches them. */
const NOT_OURS = ['language', 'one_device', 'house', 'rolls', 'parts', 'box', 'family'];

const touched = (game: Game, name: string): boolean =>
  !NOT_OURS.includes(name) && !game.undrawn.includes(name) && !game.box.includes(name);

/** All settings that a preset decides, with their values. */
export function settingsOf(game: Game, preset: string): Record<string, unknown> {
  const own = game.presets[preset] ?? {};
  const all = game.settings.flatMap(({ name, default: usual }) =>
    touched(game, name) ? [[name, own[name] ?? usual] as const] : [],
  );
  return { ...Object.fromEntries(all), ...own };
}

/** The preset that a table plays by, or null: its people chose something else. */
export function presetOf(game: Game, settings: Record<string, unknown>): string | null {
  const fits = (preset: string): boolean =>
    Object.entries(settingsOf(game, preset)).every(([name, value]) => (settings[name] ?? value) === value);
  return Object.keys(game.presets).find(fits) ?? null;
}
