/** Events of the bottle in words: what happened, and why. */
import { loud } from '$/lib/words/loud';
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { tellShared } from '../shared-events';
import { say as texts } from './texts';
import type { Event, Fault } from './wire';

export function reason(fault: Fault): string {
  const own = texts.faults[fault.code] ?? t().reasons[fault.code];
  return own?.(loud(fault.of ?? '')) ?? fault.code;
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  const say = texts.tell;
  switch (event.t) {
    case 'shook':
      return say.shook(
        event.round,
        event.roll.letters.map(loud).join(' '),
        (event.roll.effect ?? 'base') === 'base' ? '' : texts.effects[event.roll.effect ?? 'base'],
      );
    case 'spoke':
      return say.spoke(names(event.seat));
    case 'said':
      return say.said(names(event.seat), loud(event.word));
    case 'erred':
      if (!event.word && event.fault.code !== 'too-slow')
        return say.wordless(names(event.seat), reason(event.fault), say.cost(event.cost));
      return event.fault.code === 'too-slow'
        ? say.tooSlow(names(event.seat), say.cost(event.cost))
        : say.erred(
            names(event.seat),
            loud(event.word),
            reason(event.fault),
            event.seconds ? say.seconds(event.seconds) : say.cost(event.cost),
          );
    case 'passed':
      return say.passed(names(event.seat));
    case 'offer-taken':
      return say.offerTaken(names(event.seat));
    case 'hint-given':
      return say.hintGiven(names(event.seat));
    case 'called-no-word':
      return say.calledNoWord(names(event.seat));
    case 'refuted':
      return say.refuted(names(event.seat), say.cost(event.cost));
    case 'covered-bottle':
      return say.covered(names(event.seat));
    case 'buzzed':
      return say.buzzed(names(event.seat));
    case 'ruled-by-ear':
      return say.ruledByEar(names(event.by), names(event.seat), event.right);
    case 'named':
      return say.named(names(event.seat), loud(event.word));
    case 'contested':
      return say.contested(t().and(event.seats.map(names)), event.length);
    case 'awarded':
      return say.awarded(names(event.seat), event.diamonds);
    case 'round-ended':
      return event.winners.length ? null : say.ended;
    case 'vote-called':
      return say.voteCalled(loud(event.word), event.by == null ? '' : names(event.by));
    case 'vote-ended': {
      const yes = event.votes.filter(([, valid]) => valid).length;
      return say.voteEnded(loud(event.word), yes, event.votes.length - yes, event.valid);
    }
    case 'overturned':
      return say.overturned(loud(event.word), event.valid);
    default:
      return tellShared(event, telling);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'shook':
      return 'roll';
    case 'spoke':
    case 'called-no-word':
    case 'covered-bottle':
    case 'buzzed':
      return 'claim';
    case 'erred':
    case 'refuted':
      return mine.includes(event.seat) ? 'lose' : undefined;
    case 'awarded':
      return mine.includes(event.seat) ? 'win' : undefined;
    default:
      return undefined;
  }
}
