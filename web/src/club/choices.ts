/** A teacher's choices for a game: a preset, and the time of a round if the game has a clock. */
import type { Game, Setting } from '$/lib/net/answers';
import { presetOf, rulesOf, settingsOf } from '$/lib/state/presets';

/** Rules that are no preset, which the class keeps. */
export const CUSTOM = 'custom';

export const presetsOf = (game: Game): string[] => Object.keys(game.presets);

/** The time of a round or a turn, in seconds. */
export function timeOf(game: Game): (Setting & { min?: number; max?: number }) | undefined {
  const found = rulesOf(game).find(({ name }) => /(^|_)seconds$/.test(name));
  return found && { ...found, ...(found.values as { min: number; max: number }) };
}

/** The preset that a class uses, ignoring its time. Without rules, the standard preset. */
export function presetIn(game: Game, rules: Record<string, unknown> | null): string {
  if (rules === null) return presetsOf(game)[0] ?? CUSTOM;
  const time = timeOf(game)?.name;
  const fits = (name: string): boolean => {
    const usual = settingsOf(game, name, 'together');
    return presetOf(game, { ...rules, ...(time && { [time]: usual[time] }) }) === name;
  };
  const own = presetsOf(game).filter(fits);
  return own.find((name) => presetOf(game, rules) === name) ?? own[0] ?? CUSTOM;
}
