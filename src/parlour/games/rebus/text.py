"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Event
from parlour.core.court import events
from parlour.core.court.ending import Over
from parlour.core.extras.handing_over import Handing
from parlour.core.extras.later import Looked
from parlour.core.teller import EventTexts, Names, plain
from parlour.core.teller import Teller as CoreTeller
from parlour.games.rebus import model, view
from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.components.layout import Placed
from parlour.games.rebus.model import Reading, RunRead
from parlour.games.rebus.view import DieView, View


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)
        self.joint = f" {self.phrases['and']} "

    def run(self, run: RunRead) -> str:
        arrow = "↓" if run.down else "→"
        fault = f" ({self.phrases['faults'][run.fault]})" if run.fault else ""
        return f"{arrow}{run.word.upper()}{fault}"

    def sum(self, reading: Reading) -> str:
        return self.say("sum", across=reading.across, down=reading.down, unused=reading.unused, total=reading.total)


# A view.


def text(view: View, names: Names, language: str = "en") -> str:
    """Return a view as lines of plain text."""
    teller = Teller(names, language)
    title = teller.say("title", round=view.round, rounds=view.rounds)
    return "\n".join([title, *_table(view, teller), *_phase(view, teller)])


def _table(view: View, teller: Teller) -> list[str]:
    """Return the scoring table (REB-14)."""
    width = max(map(len, teller.names))
    lines = []
    for seat, row in enumerate(view.table):
        mark = ">" if seat == view.you else " "
        cells = " ".join(f"{'·' if points is None else points:>4}" for points in row)
        note = f" {teller.say('gone')}" if seat in view.gone else ""
        lines.append(f"  {mark} {teller.names[seat]:{width}} {cells} = {view.totals[seat]:>4}{note}")
    return lines


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case Handing(seat=seat):
            return [teller.say("handing", name=teller.names[seat])]
        case view.Rolling(seats=seats):
            return [teller.say("rolling", names=teller.all(seats))]
        case view.Building(seats=seats, builds=builds):
            working = teller.say("building", names=teller.all(seats))
            if now.pace == "tomorrow":
                working = _later(now, now.phase, teller)
            shown = [line for build in builds for line in _build(build, teller)]
            first = [teller.say("empty") for build in builds if build.seat == now.you and not build.placed]
            return [working, *first, *shown]
        case view.Voting(ballots=ballots):
            return [teller.say("voting", words=", ".join(ballot.word.upper() for ballot in ballots))]
        case view.Settled(turns=turns, appealable=words):
            shown = [line for turn in turns for line in _turn(turn, teller)]
            appeals = [teller.say("appealable", words=", ".join(words).upper())] if words else []
            return [*shown, *appeals]
        case Over(winners=winners):
            return [teller.say("over", names=teller.all(winners))]


def _later(now: View, phase: view.Building, teller: Teller) -> str:
    """Return who still has to play and the result of the last round, for a player about to look (REB-21)."""
    waiting = tuple(seat for seat in phase.seats if seat not in phase.finished)
    said = [teller.say("waiting", names=teller.all(waiting))]
    if now.you in waiting and now.you not in dict(phase.clocks):
        said = [line for turn in phase.last for line in _turn(turn, teller)] + said + [teller.say("look")]
    return "\n".join(said)


def _build(build: view.BuildView, teller: Teller) -> list[str]:
    laid = {place.die for place in build.placed}
    spare = teller.say("spare", dice=_dice([die for die in build.dice if die.id not in laid]))
    return [*_grid(build.dice, build.placed), spare, *(_worth(build.reading, teller) if build.reading else ())]


def _worth(reading: Reading, teller: Teller) -> list[str]:
    apart = [teller.say("apart")] if reading.apart else []
    return [*_words(reading, teller), *apart, teller.sum(reading)]


def _turn(turn: view.TurnView, teller: Teller) -> list[str]:
    title = teller.say("turn", name=teller.names[turn.seat], points=turn.points)
    return [title, *_grid(turn.dice, turn.placed), *_words(turn.reading, teller), teller.sum(turn.reading)]


def _words(reading: Reading, teller: Teller) -> list[str]:
    return [teller.say("words", words=", ".join(map(teller.run, reading.runs)))] if reading.runs else []


def _dice(dice: Sequence[DieView]) -> str:
    return " ".join(f"{die.letter.upper()}{die.value or ''}" for die in dice) or "-"


def _grid(dice: Sequence[DieView], placed: Sequence[Placed]) -> list[str]:
    """Return the used part of the board, with rows and columns counted from 1; stars are small letters."""
    if not placed:
        return []
    rows = range(min(place.row for place in placed), max(place.row for place in placed) + 1)
    cols = range(min(place.col for place in placed), max(place.col for place in placed) + 1)
    at = {(place.row, place.col): place.letter or dice[place.die].letter.upper() for place in placed}
    head = "      " + " ".join(f"{col + 1:>2}" for col in cols)
    return [head, *(f"   {row + 1:>2} " + " ".join(f" {at.get((row, col), '.')}" for col in cols) for row in rows)]


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """Return an event as a sentence, with the reason for every ruling."""
    return _SENTENCES[type(event)](Teller(names, language), event)


def _tell_rolled(teller: Teller, event: Any) -> str:
    if not event.rolls:
        return teller.say("dice-rolled-hidden", round=event.round)
    dice = " ".join(event.rolls[0][1].upper().replace(STAR, "★"))
    return teller.say("dice-rolled", round=event.round, names=teller.all(event.seats), dice=dice)


def _tell_scored(teller: Teller, event: Any) -> str:
    return " · ".join(_told_turn(teller, turn) for turn in event.turns)


def _told_turn(teller: Teller, turn: model.Turn) -> str:
    reading = turn.reading
    words = ", ".join(map(teller.run, reading.runs)) or teller.say("nothing")
    parts = {"across": reading.across, "down": reading.down, "unused": reading.unused, "total": reading.total}
    return teller.say("scored", name=teller.names[turn.seat], words=words, points=turn.points, **parts)


def _tell_round_ended(teller: Teller, event: Any) -> str:
    totals = ", ".join(f"{name} {points}" for name, points in zip(teller.names, event.totals, strict=False))
    return teller.say("round-ended", round=event.round, totals=totals)


_SENTENCES: EventTexts = {
    model.DiceRolled: _tell_rolled,
    Looked: plain("looked"),
    model.AskedToRollAgain: plain("asked-to-roll-again"),
    model.GlassEmpty: plain("glass-empty"),
    model.Scored: _tell_scored,
    model.Overturned: plain("overturned"),
    model.RoundEnded: _tell_round_ended,
    **events.SENTENCES,
}
