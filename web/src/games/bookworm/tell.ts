/** What happened, in words. */
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { categoryName } from './table/names';
import { loud } from '$/lib/words/loud';
import { soundOfEnd, tellShared } from '../shared-events';
import { say as texts } from './texts';
import { SPECIAL, type Event, type Mark, type Side } from './wire';

const dotted = (face: { letters: string; dots: number }): string =>
  `${loud(face.letters)}${'·'.repeat(face.dots)}`;

function marked(mark: Mark): string {
  const sign = mark.fit === 'yes' ? '' : ` (${texts.marks[mark.fit]})`;
  return mark.meant ? `${sign} ${texts.meant(loud(mark.meant))}` : sign;
}

function rolled(faces: { letters: string; dots: number }[], side: Side | null): string {
  const dice = faces.map(dotted).join(' ');
  return side ? `${dice} · ${texts.sideSays[side].replace(/\.$/, '')}` : dice;
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  const say = texts.tell;
  switch (event.t) {
    case 'bookworm-chosen':
      return say.chosen(names(event.seat));
    case 'card-turned':
      return say.card(names(event.seat), event.lines.map(categoryName).join(' · '));
    case 'picked':
      return say.picked(names(event.seat), categoryName(event.category));
    case 'dice-rolled':
      return say.rolled(event.round, rolled(event.faces, event.side));
    case 'side-turned':
      return say.side(names(event.seat), texts.sideSays[event.side]);
    case 'took': {
      const { seat, word, die, source, mark } = event.spoken;
      const letter = die === SPECIAL ? texts.green : loud(word.charAt(0));
      const from = source === null ? '' : say.from(names(source));
      return `${say.took(names(seat), loud(word), letter)}${from}${event.special_too ? say.too : ''}.${marked(mark)}`;
    }
    case 'category-changed':
      return say.changed(names(event.seat));
    case 'doubted':
      return say.doubted(event.by === null ? say.somebody : names(event.by), loud(event.word));
    case 'vote-ended': {
      if (!event.votes.length && !event.fits) return say.leftInDoubt(loud(event.word));
      const yes = event.votes.filter(([, fits]) => fits).length;
      return say.voteEnded(loud(event.word), yes, event.votes.length - yes, event.fits);
    }
    case 'taken-back':
      return say.takenBack(names(event.seat));
    case 'swap-asked':
      return say.swapAsked(names(event.seat), loud(event.word));
    case 'swap-refused':
      return say.swapRefused(names(event.by));
    case 'failed':
      return say.failed(names(event.seat));
    case 'round-ended':
      return say.roundEnded(
        event.score.round,
        event.score.points
          .map((points, seat) => `${names(seat)} ${points < 0 ? '−' : ''}${Math.abs(points)}`)
          .join(', '),
      );
    default:
      return tellShared(event, telling);
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
