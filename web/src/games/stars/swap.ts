/** The next game with roles swapped: in each team the next seat is the Alien. */
import type { View } from './wire';

export function swapped(view: View): { seat: number; chips: string[] }[] {
  return view.teams.flatMap(({ alien, scientists }, team) => {
    const seats = [...alien.seats, ...scientists.seats].sort((a, b) => a - b);
    const there = seats.filter((seat) => !view.gone.includes(seat));
    const [now = -1] = alien.seats;
    const next = there.find((seat) => seat > now) ?? there[0];
    if (there.length < 2) return [];
    const chips = view.mode === 'teams' ? [`team-${team + 1}`] : [];
    return there.map((seat) => ({ seat, chips: [...chips, seat === next ? 'alien' : 'scientist'] }));
  });
}
