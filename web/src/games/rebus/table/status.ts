/** The line that says what is going on, and what comes after the result. */
import { listed, say } from '$/lib/words/messages.svelte';
import type { View } from '../wire';

export function statusOf({ phase }: View, asks: readonly string[], names: (seat: number) => string): string {
  switch (phase.t) {
    case 'handing':
      return say('rebus-handing', { name: names(phase.seat) });
    case 'rolling':
      return say('rebus-rolling');
    case 'building': {
      if (asks.includes('look')) return say('rebus-covered');
      const busy = phase.seats.filter((one) => !phase.finished.includes(one)).map(names);
      return phase.builds.length === 1
        ? say('rebus-turn', { name: names(phase.seats[0] ?? 0) })
        : say('rebus-others', { names: listed(busy), count: busy.length });
    }
    case 'voting':
      return say('rebus-vote');
    case 'settled':
      return say('rebus-result');
    case 'over':
      return '';
  }
}

/** Somebody else's turn, a round, or the end. */
export function nextOf({ phase, table, round, rounds, gone }: View): 'turn' | 'round' | 'result' {
  const fresh = phase.t === 'settled' ? phase.turns.map((turn) => turn.seat) : [];
  const isOpen = table.some((row, at) => row[round - 1] == null && !fresh.includes(at) && !gone.includes(at));
  return isOpen ? 'turn' : round < rounds ? 'round' : 'result';
}
