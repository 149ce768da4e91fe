/** The state of a game for one seat, and the line that says what is going on or what you can do now. */
import { listed, say, sayAny } from '$/lib/words/messages.svelte';
import type { SideView, Transmission, View } from '../wire';

export const TABS = ['air', 'console', 'talk'] as const;
export type Tab = (typeof TABS)[number];

/** The player's side, with their partners; null for spectators. */
export function ownSide(view: View): SideView | null {
  if (view.team === null || view.side === null) return null;
  return view.teams[view.team]?.[view.side] ?? null;
}

/** The cipher of the day: its words have been sent already, and there is no Alien (STA-31). */
export const isDay = (view: View): boolean => view.teams.every(({ alien }) => !alien.seats.length);

export function partnersOf(view: View): SideView | null {
  if (view.team === null || view.side === null) return null;
  return view.teams[view.team]?.[view.side === 'alien' ? 'scientists' : 'alien'] ?? null;
}

export const present = (view: View, side: SideView): number[] =>
  side.seats.filter((seat) => !view.gone.includes(seat));

/** The seats of a side that decide: its people, or its bots if there are none (STA-16). */
export function deciding(view: View, side: SideView): number[] {
  const there = present(view, side);
  const people = there.filter((seat) => !side.desk?.bots.includes(seat));
  return people.length ? people : there;
}

/** Everything that was heard, in order: by round, Aliens first. */
export const inOrder = (view: View): (Transmission & { team: number })[] =>
  view.teams
    .flatMap(({ transmissions }, team) => transmissions.map((one) => ({ ...one, team })))
    .sort(
      (a, b) =>
        a.round - b.round || Number(a.side !== 'alien') - Number(b.side !== 'alien') || a.team - b.team,
    );

/** The time in which players get to know their cards. */
export const isOpening = (view: View): boolean =>
  view.round <= 1 && ['enciphering', 'aliens-write', 'scientists-write'].includes(view.phase);

const ASKED = ['set-cipher', 'transmit', 'propose', 'guess-words', 'guess-letters'];
export const isAsked = (asks: readonly string[]): boolean => ASKED.some((kind) => asks.includes(kind));

/** Whether this seat has done its part of the step. Marks and notes may still be made at any time. */
export function isDone(view: View): boolean {
  if (view.phase === 'over' || view.you === null) return false;
  const you = view.you;
  const proposals = ownSide(view)?.desk?.proposals ?? [];
  return !view.waiting.includes(you) || proposals.some(({ agreed }) => agreed.includes(you));
}

/** If a team wins, all its players do. In co-op games nobody is beaten. */
export function headline(
  view: View,
  { winners }: { winners: number[] },
  names: (seat: number) => string,
): string | null {
  if (view.mode === 'coop') return null;
  const won = view.teams.flatMap(({ alien, scientists }, team) =>
    [...alien.seats, ...scientists.seats].some((seat) => winners.includes(seat)) ? [team] : [],
  );
  const [team] = won;
  return won.length === 1 && team !== undefined
    ? say('stars-team-wins', { team: team + 1, names: listed(winners.map(names)) })
    : say('stars-teams-share');
}

const GUESSES = ['aliens-guess', 'scientists-guess', 'deciphering'];

/** "Round 2 of 4", and in the end which of the three guesses it is. */
export function stepName(view: View): string {
  if (isDay(view)) return say('stars-day-step');
  const guess = GUESSES.indexOf(view.phase);
  return guess < 0
    ? say('stars-round', { round: Math.max(1, view.round), rounds: view.rounds })
    : say('stars-guess-step', { number: guess + 1, count: GUESSES.length });
}

export function status(view: View, asks: readonly string[]): string {
  const own = ownSide(view);
  if (asks.includes('set-cipher')) return say('stars-todo-set-cipher');
  if (asks.includes('transmit')) return say('stars-todo-transmit');
  if (asks.includes('propose')) {
    if (!own || deciding(view, own).length === 1) return say('stars-todo-propose');
    return own.captain === view.you
      ? say('stars-todo-propose-as-captain')
      : say('stars-todo-propose-together');
  }
  if (asks.includes('guess-words')) {
    return view.side === 'alien' ? say('stars-todo-guess-alien') : say('stars-todo-guess-scientists');
  }
  if (asks.includes('guess-letters')) return say('stars-todo-letters');
  if (own?.done && view.phase !== 'over') return say('stars-todo-wait');
  return (
    (view.teams.length > 1 && sayAny(`stars-status-teams-${view.phase}`)) || say(`stars-status-${view.phase}`)
  );
}
