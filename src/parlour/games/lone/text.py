"""The game in words: views for the terminal and golden plays, events for logs."""

from parlour.core import Event, Seat
from parlour.core.court.events import SENTENCES, Over
from parlour.core.round.phases import Handing, Looked
from parlour.core.round.views import Voting, waiting_text
from parlour.core.teller import EventTexts, More, Names, plain_shared, telling
from parlour.core.teller import Teller as CoreTeller
from parlour.games.lone import model, view
from parlour.games.lone.model import Outcome, Outcomes, Pencil, Rolling
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View
from parlour.languages import ENGLISH


class Teller(CoreTeller):
    """Rows are counted from 1, as people do."""

    def why(self, outcome: Outcome) -> str:
        """Return why a word scored what it did, in a few words."""
        reason = self.say(f"reason-{outcome.reason}", of="none") if outcome.reason else "none"
        return self.say(f"lone-why-{outcome.why}", names=self.all(outcome.by), reason=reason)

    def outcome(self, outcome: Outcome) -> str:
        row = "" if outcome.row is None else f"{outcome.row + 1} "
        scored = f"+{outcome.points}" if outcome.points else f"0, {self.why(outcome)}"
        return f"{row}{(outcome.word or '-').upper()} ({scored})"

    def points(self, points: int) -> str:
        return self.say("lone-points", points=points)


# A view.


def text(view: View, names: Names, language: str = ENGLISH) -> str:
    teller = Teller(__package__, names, language)
    title = teller.say("lone-terminal-title", round=view.round, rounds=view.rounds, count=view.words_a_round)
    letters = " ".join(die.letter.upper() for die in view.dice)
    dice = [teller.say("lone-terminal-dice", dice=letters)] if letters else []
    return "\n".join([title, *dice, *_seats(view, teller), *_phase(view, teller), *_free(view, teller)])


def _seats(view: View, teller: Teller) -> list[str]:
    width = max(map(len, teller.names))
    lines = []
    for seat, outcomes in enumerate(view.sheets):
        mark = ">" if seat == view.you else " "
        notes = [teller.points(view.scores[seat])]
        notes += [teller.say("lone-done")] if seat in view.finished and _is_writing(view) else []
        notes += [teller.say("lone-terminal-gone")] if seat in view.gone else []
        sheet = " ".join((outcome.word or "-").upper() for outcome in sorted(outcomes, key=_place))
        lines.append(f"  {mark} {teller.names[seat]:{width}} {', '.join(notes)} {sheet}".rstrip())
    return lines


def _is_writing(now: View) -> bool:
    return isinstance(now.phase, Pencil | view.Writing)


def _place(outcome: Outcome) -> int:
    return 99 if outcome.row is None else outcome.row


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case view.Writing() as phase:
            return _writing(now, phase, teller)
        case view.Compared() as phase:
            return [teller.say("lone-now-compared"), *_compared(phase, now.you, teller)]
        case Rolling():
            return [teller.say("lone-now-rolling")]
        case Pencil():
            return [teller.say("lone-now-watch" if now.you is None else "lone-terminal-pencil")]
        case Handing(seat=seat):
            return [teller.say("lone-terminal-handing", name=teller.name(seat))]
        case Voting(ballots=ballots):
            return [teller.say("lone-terminal-voting", words=", ".join(ballot.word.upper() for ballot in ballots))]
        case Over(winners=winners):
            return [teller.winners(winners, now.scores)]


def _writing(now: View, phase: view.Writing, teller: Teller) -> list[str]:
    if phase.seat is not None and phase.seat != now.you:
        return [teller.say("lone-now-one-writes", name=teller.name(phase.seat))]
    waiting = tuple(seat for seat in range(len(now.sheets)) if seat not in (*now.finished, *now.gone))
    waits = waiting_text(now, waiting, phase.clocks, teller, "lone-terminal-waiting", "lone-terminal-look")
    if waits and now.you not in dict(phase.clocks):
        return [*_last_round(now, teller), *waits]
    if now.you is None:
        return [teller.say("lone-now-watch")]
    words = ", ".join(f"{line.row + 1} {line.word.upper()}" for line in now.draft)
    key = "lone-terminal-copying" if phase.copying else "lone-terminal-writing"
    return [teller.say(key, draft=words or teller.say("lone-terminal-nothing"))]


def _last_round(now: View, teller: Teller) -> list[str]:
    """Return the result of the last round, for a player about to look (LON-28)."""
    last = [tuple(one for one in sheet if one.round == now.round - 1) for sheet in now.sheets]
    return [f"  {teller.names[seat]}: {_lines(lines, teller)}" for seat, lines in enumerate(last) if lines]


def _compared(phase: view.Compared, you: Seat | None, teller: Teller) -> list[str]:
    lines = [f"  {teller.names[seat]}: {_lines(lines, teller)}" for seat, lines in enumerate(phase.lines)]
    owed = [
        teller.say("lone-now-owed" if seat == you else "lone-terminal-owed", name=teller.names[seat], count=count)
        for seat, count in enumerate(phase.owed)
        if count
    ]
    words = ", ".join(word.upper() for word in phase.appealable)
    return [*lines, *owed, *([teller.say("lone-terminal-appealable", words=words)] if words else [])]


def _lines(outcomes: Outcomes, teller: Teller) -> str:
    return ", ".join(map(teller.outcome, outcomes)) or "-"


def _free(now: View, teller: Teller) -> list[str]:
    owes = isinstance(now.phase, view.Compared) and now.you is not None and now.phase.owed[now.you] > 0
    if now.you is None or not (_is_writing(now) or owes):
        return []
    taken = used_rows(now.sheets[now.you]) | {line.row for line in now.draft}
    rows = [f"{n + 1}:{'□' * row.squares}={row.points}" for n, row in enumerate(now.rows) if n not in taken]
    return [teller.say("lone-terminal-free", rows=" ".join(rows))]


# An event.
def _tell_unveiled(teller: Teller, event: model.Unveiled) -> str:
    return "\n".join(line for seat, outcomes in enumerate(event.lines) for line in _unveiled(teller, seat, outcomes))


def _unveiled(teller: Teller, seat: Seat, outcomes: Outcomes) -> list[str]:
    """Return a line for each word of a seat."""
    name, words = teller.name(seat), [one for one in outcomes if one.word]
    if not words:
        return [teller.say("lone-event-unveiled-nothing", name=name)]
    return [
        teller.say(
            "lone-event-unveiled", name=name, word=(one.word or "").upper(), points=one.points, why=teller.why(one)
        )
        for one in words
    ]


_SPECIAL: EventTexts = {
    **SENTENCES,
    Looked: plain_shared,
    model.Unveiled: _tell_unveiled,
    model.Overturned: plain_shared,
    model.RoundEnded: lambda teller, event: teller.totals(event.scores),
}
_MORE: dict[type[Event], More] = {
    model.DiceRolled: lambda _, event: {"letters": " ".join(event.letters.upper())},
    model.GaveUp: lambda _, event: {"rows": ", ".join(str(row + 1) for row in event.rows), "count": len(event.rows)},
}
tell = telling(Teller, __package__, _SPECIAL, _MORE)
"""Returns an event as a sentence, with the reason for every ruling: `tell(event, names, language)`."""
