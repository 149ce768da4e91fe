/** Presets: rules that go together, under one name. A rule that a preset does not name is as printed. */
import type { Game, Setting, Way } from '../net/answers';
import { termsOf, wayOf } from './ways';

type Chosen = Record<string, unknown>;

/** The rules that a lobby shows. Dice, cards and sheets belong to custom boxes. */
export const rulesOf = (game: Game): Setting[] =>
  game.settings.filter(
    ({ name, kind }) => kind === 'rule' && !game.undrawn.includes(name) && !game.box.includes(name),
  );

const isRule = (game: Game, name: string): boolean =>
  game.settings.some((one) => one.name === name && one.kind === 'rule');

/** The settings of a preset for this way to play: all rules, and the options that presets suggest. */
export function settingsOf(game: Game, preset: string, way: Way): Chosen {
  const own = game.presets[preset] ?? {};
  const { suggests = {}, needs = {} } = termsOf(game, way) ?? {};
  const named = new Set(Object.values(game.presets).flatMap((one) => Object.keys(one)));
  const decided = game.settings.filter((one) => named.has(one.name) || rulesOf(game).includes(one));
  const usual = Object.fromEntries(decided.map((one) => [one.name, one.default]));
  return { ...usual, ...own, ...suggests, ...needs };
}

/** The preset that a table uses, or null for other rules. `proposed`: the settings proposed for the company. */
export function presetOf(game: Game, settings: Chosen, proposed: Chosen = {}): string | null {
  const way = wayOf(settings);
  const fits = (preset: string): boolean =>
    Object.entries(settingsOf(game, preset, way)).every(
      ([name, value]) =>
        !isRule(game, name) ||
        isNeeded(game, name, way) ||
        [value, proposed[name]].includes(settings[name] ?? value),
    );
  return Object.keys(game.presets).find(fits) ?? null;
}

/** Whether the table's way to play fixes this setting. */
export const isNeeded = (game: Game, name: string, way: Way): boolean =>
  name in (termsOf(game, way)?.needs ?? {});

/** The rules that differ from the table's preset, else from the standard one. */
export function changedIn(game: Game, settings: Chosen, proposed: Chosen = {}): Setting[] {
  const way = wayOf(settings);
  const usual = settingsOf(game, presetOf(game, settings, proposed) ?? 'standard', way);
  return rulesOf(game).filter(({ name, default: printed }) => {
    const value = settings[name] ?? printed;
    return !isNeeded(game, name, way) && value !== usual[name] && value !== proposed[name];
  });
}

/** The settings that change the way to play and keep the preset. */
export function meetingIn(game: Game, settings: Chosen, way: Way): Chosen {
  const preset = presetOf(game, settings);
  const rules = Object.entries(preset === null ? {} : settingsOf(game, preset, way));
  return { ...Object.fromEntries(rules.filter(([name]) => isRule(game, name))), way };
}
