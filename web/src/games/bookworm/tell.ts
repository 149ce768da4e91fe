/** What happened, in words. */
import { signed } from '$/beside/signed';
import type { Sound } from '$/lib/device/sound';
import { loud, say } from '$/lib/words/messages.svelte';
import { eventInWords } from '$/contract/event-values';
import type { Telling } from '$/contract/game';
import { counted, soundOfEnd, tellShared } from '$/contract/shared-events';
import { categoryName } from './table/names';
import { SPECIAL, type Event } from './wire';

type Took = Extract<Event, { t: 'took' }>;

function tellTook({ spoken, special_too }: Took, names: Telling['names']): string {
  const { seat, word, die, source, mark } = spoken;
  return say('bookworm-event-took', {
    name: names(seat),
    word: loud(word),
    die: die === SPECIAL ? say('bookworm-the-special-die') : loud(word.charAt(0)),
    from: source === null ? 'none' : names(source),
    too: special_too ? 'yes' : 'no',
    fit: mark.fit,
    meant: mark.meant ? loud(mark.meant) : 'none',
  });
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  switch (event.t) {
    case 'card-turned':
      return eventInWords('bookworm', event, names, { lines: event.lines.map(categoryName).join(' · ') });
    case 'picked':
    case 'house-answered':
      return eventInWords('bookworm', event, names, { category: categoryName(event.category) });
    case 'dice-rolled':
      return eventInWords('bookworm', event, names, {
        dice: event.faces.map(({ letters }) => [...loud(letters)].join('/')).join(' '),
        side: event.side ? say(`bookworm-side-${event.side}`) : 'none',
      });
    case 'side-turned':
      return eventInWords('bookworm', event, names, { side: say(`bookworm-side-${event.side}`) });
    case 'took':
      return tellTook(event, names);
    case 'vote-ended':
      return eventInWords('bookworm', event, names, { ...counted(event.votes), count: event.votes.length });
    case 'round-ended': {
      const { round, points } = event.score;
      const scores = points.map((gained, seat) => `${names(seat)} ${signed(gained)}`).join(', ');
      return eventInWords('bookworm', event, names, { round, scores });
    }
    case 'seat-joined':
    case 'seat-left':
    case 'game-ended':
      return tellShared(event, telling);
    default:
      return eventInWords('bookworm', event, names);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return 'roll';
    case 'took':
      return mine.includes(event.spoken.source ?? -1) ? 'lose' : 'claim';
    case 'doubted':
      return 'turn';
    case 'failed':
      return mine.includes(event.seat) ? 'lose' : undefined;
    case 'game-ended':
      return soundOfEnd(event, mine);
    default:
      return undefined;
  }
}
