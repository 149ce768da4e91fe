"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Event, Seat
from parlour.core.court import events
from parlour.core.court.ending import Over
from parlour.core.extras.handing_over import Handing
from parlour.core.extras.later import Looked
from parlour.core.teller import EventTexts, Names, plain
from parlour.core.teller import Teller as CoreTeller
from parlour.games.lone import model, view
from parlour.games.lone.components import JOKER
from parlour.games.lone.model import Outcome, Outcomes, Pencil, Rolling
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View


class Teller(CoreTeller):
    """Rows are counted from 1, as people do."""

    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)
        self.joint = f" {self.phrases['and']} "

    def outcome(self, outcome: Outcome) -> str:
        why: str = self.phrases["whys"][outcome.why].format(points=outcome.points, names=self.all(outcome.by))
        row = "" if outcome.row is None else f"{outcome.row + 1} "
        return f"{row}{(outcome.word or '-').upper()} ({why})"

    def rows(self, rows: Sequence[int]) -> str:
        return ", ".join(self.say("row", row=row + 1) for row in rows)


# A view.


def text(view: View, names: Names, language: str = "en") -> str:
    """Return a view as lines of plain text."""
    teller = Teller(names, language)
    title = teller.say("title", round=view.round, rounds=view.rounds, count=view.words_a_round)
    dice = [teller.say("dice", dice=" ".join(die.letter.upper() for die in view.dice))] if view.dice else []
    return "\n".join([title, *dice, *_seats(view, teller), *_phase(view, teller), *_free(view, teller)])


def _seats(view: View, teller: Teller) -> list[str]:
    width = max(map(len, teller.names))
    lines = []
    for seat, outcomes in enumerate(view.sheets):
        mark = ">" if seat == view.you else " "
        notes = [teller.say("points", points=view.scores[seat])]
        notes += [teller.say("finished")] if seat in view.finished and _is_writing(view) else []
        notes += [teller.say("gone")] if seat in view.gone else []
        sheet = " ".join((outcome.word or "-").upper() for outcome in sorted(outcomes, key=_place))
        lines.append(f"  {mark} {teller.names[seat]:{width}} {', '.join(notes)} {sheet}".rstrip())
    return lines


def _is_writing(now: View) -> bool:
    return isinstance(now.phase, Pencil | view.Writing)


def _owes(now: View, seat: Seat) -> bool:
    return isinstance(now.phase, view.Compared) and now.phase.owed[seat] > 0


def _place(outcome: Outcome) -> int:
    return 99 if outcome.row is None else outcome.row


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case Rolling():
            return [teller.say("rolling")]
        case Pencil():
            return [teller.say("pencil-watch" if now.you is None else "pencil")]
        case Handing(seat=seat):
            return [teller.say("handing", name=teller.names[seat])]
        case view.Writing(seat=seat) if seat is not None and seat != now.you:
            return [teller.say("one-writes", name=teller.names[seat])]
        case view.Writing() as phase if now.pace == "tomorrow" and now.you not in dict(phase.clocks):
            return _later(now, teller)
        case view.Writing():
            words = ", ".join(f"{line.row + 1} {line.word.upper()}" for line in now.draft)
            key = "writing-watch" if now.you is None else "copying" if now.phase.copying else "writing"
            return [teller.say(key, draft=words or teller.say("nothing"))]
        case view.Voting(ballots=ballots):
            return [teller.say("voting", words=", ".join(ballot.word.upper() for ballot in ballots))]
        case view.Compared() as phase:
            return [teller.say("compared"), *_compared(phase, now.you, teller)]
        case Over(winners=winners):
            return [teller.say("over", names=teller.all(winners))]


def _later(now: View, teller: Teller) -> list[str]:
    """Return who still has to write and the result of the last round, for a player about to look (LON-28)."""
    waiting = tuple(seat for seat in range(len(now.sheets)) if seat not in (*now.finished, *now.gone))
    last = [tuple(one for one in sheet if one.round == now.round - 1) for sheet in now.sheets]
    told = [f"  {teller.names[seat]}: {_lines(lines, teller)}" for seat, lines in enumerate(last) if lines]
    return [
        *told,
        teller.say("waiting", names=teller.all(waiting)),
        *([teller.say("look")] if now.you in waiting else []),
    ]


def _compared(phase: view.Compared, you: Seat | None, teller: Teller) -> list[str]:
    lines = [f"  {teller.names[seat]}: {_lines(lines, teller)}" for seat, lines in enumerate(phase.lines)]
    owed = [
        teller.say("owed-you" if seat == you else "owed", name=teller.names[seat], count=count)
        for seat, count in enumerate(phase.owed)
        if count
    ]
    words = ", ".join(word.upper() for word in phase.appealable)
    return [*lines, *owed, *([teller.say("appealable", words=words)] if words else [])]


def _lines(outcomes: Outcomes, teller: Teller) -> str:
    return ", ".join(map(teller.outcome, outcomes)) or "-"


def _free(view: View, teller: Teller) -> list[str]:
    if view.you is None or not (_is_writing(view) or _owes(view, view.you)):
        return []
    taken = used_rows(view.sheets[view.you]) | {line.row for line in view.draft}
    rows = [f"{n + 1}:{'□' * row.squares}" for n, row in enumerate(view.rows) if n not in taken]
    return [teller.say("free", rows=" ".join(rows))]


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """Return an event as a sentence, with the reason for every ruling."""
    return _SENTENCES[type(event)](Teller(names, language), event)


def _tell_rolled(teller: Teller, event: Any) -> str:
    return teller.say("dice-rolled", round=event.round, dice=" ".join(event.letters.upper() + JOKER))


def _tell_unveiled(teller: Teller, event: Any) -> str:
    told = (
        teller.say("unveiled" if lines else "unveiled-nothing", name=teller.names[seat], lines=_lines(lines, teller))
        for seat, lines in enumerate(event.lines)
    )
    return " · ".join(told)


def _tell_round_ended(teller: Teller, event: Any) -> str:
    scores = ", ".join(f"{name} {score}" for name, score in zip(teller.names, event.scores, strict=False))
    return teller.say("round-ended", round=event.round, scores=scores)


_SENTENCES: EventTexts = {
    model.DiceRolled: _tell_rolled,
    Looked: plain("looked"),
    model.PencilsDown: plain("pencils-down"),
    model.TimeUp: plain("time-up"),
    model.Unveiled: _tell_unveiled,
    model.GaveUp: lambda teller, event: teller.say(
        "gave-up", name=teller.names[event.seat], rows=teller.rows(event.rows)
    ),
    model.Overturned: plain("overturned"),
    model.RoundEnded: _tell_round_ended,
    **events.SENTENCES,
}
