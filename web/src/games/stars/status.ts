/** The line that says what is going on, or what you can do now. */
import { speak } from '$/lib/i18n.svelte';
import { texts } from './texts';
import type { SideView, View } from './wire';

/** The side one sits on, with its partners; null for somebody who watches. */
export function ownSide(view: View): SideView | null {
  if (view.team === null || view.side === null) return null;
  return view.teams[view.team]?.[view.side] ?? null;
}

export function partnersOf(view: View): SideView | null {
  if (view.team === null || view.side === null) return null;
  return view.teams[view.team]?.[view.side === 'alien' ? 'scientists' : 'alien'] ?? null;
}

export const present = (view: View, side: SideView): number[] =>
  side.seats.filter((seat) => !view.gone.includes(seat));

export function status(view: View, asks: readonly string[]): string {
  const say = speak(texts);
  const own = ownSide(view);
  if (asks.includes('set-cipher')) return say.todo['set-cipher'];
  if (asks.includes('transmit')) return say.todo.transmit;
  if (asks.includes('propose')) {
    return own && present(view, own).length > 1 ? say.todo.proposeTogether : say.todo.propose;
  }
  if (asks.includes('guess-words')) {
    return view.side === 'alien' ? say.todo.guessAlien : say.todo.guessScientists;
  }
  if (asks.includes('guess-letters')) return say.todo.letters;
  return own?.done && view.phase !== 'over' ? say.todo.wait : say.status[view.phase];
}
