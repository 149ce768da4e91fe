"""Each law finds the fault that was planted for it, and says what is wrong with the shortest log that shows it."""

import pytest
import telltale

from laws import planted
from laws.planted import entry
from parlour.core import Extras
from parlour.testing import LAWS, Report, check

PLANTED = {
    "all letters in every view": (
        entry(game=planted.LettersInEveryView),
        "secrets",
        "sees the difference in view.letters",
    ),
    "all letters in the players' views": (entry(game=planted.LettersForPlayers), "secrets", "view.letters"),
    "the letter of the next seat": (entry(game=planted.NeighboursLetter), "secrets", "view.letter"),
    "the words of this round in every view": (entry(game=planted.WordsInEveryView), "secrets", "view.shown"),
    "a view that depends on the order of seats": (entry(game=planted.LowerSeatsSeeMore), "secrets", "view.word"),
    "an event that tells a word too early": (
        entry(game=planted.EventTellsTheWord),
        "secrets",
        "an event tells a secret",
    ),
    "an event that tells how long a word is": (
        entry(game=planted.EventTellsTheLength, bot=planted.FiveLettersBot),
        "secrets",
        "an event tells a secret: wrote-letters",
    ),
    "the same where every word is another moment": (
        entry(game=planted.LengthInAnotherMoment),
        "secrets",
        "an event tells how long a secret is: wrote-letters",
    ),
    "a refusal that tells a secret": (
        entry(game=planted.RefusesShorterWords),
        "secrets",
        "is refused in one case only, which tells it: too-short",
    ),
    "an alarm that is set again for ever": (
        entry(game=planted.RingsForEver),
        "silence",
        "nobody has moved, and the clock has rung 2,000 times",
    ),
    "a clock in a step": (entry(game=planted.ReadsAClock), "replays", "leads to another state each time"),
    "a text that knows more than the view": (
        entry(game=planted.Remembered, text=planted.knowing_text),
        "secrets",
        "`text` shows",
    ),
    "a view that depends on who looks first": (entry(game=planted.WhoLooksFirst), "views", "if others look first"),
    "fields of a seat that are not declared": (entry(game=planted.OwnLeavesOut), "own-fields", "`own` leaves out"),
    "a text that raises for spectators": (entry(text=planted.raising_text), "texts", "TypeError"),
    "a text that raises when somebody has left": (entry(text=planted.lonely_text), "texts-anywhere", "ValueError"),
    "a tell that does not know all events": (entry(tell=planted.raising_tell), "texts", "KeyError"),
    "a bot whose moves are refused": (entry(bot=planted.RefusedBot), "bots-in-games", "nobody-to-guess"),
    "the same bot at any moment": (entry(bot=planted.RefusedBot), "bots-anywhere", "nobody-to-guess"),
    "a bot that answers another question": (entry(bot=planted.UnaskedBot), "bots-anywhere", "was not asked for this"),
    "moves for random players that are refused": (
        entry(extras=Extras(moves=planted.strange_moves)),
        "offered",
        "a move that the game offers is refused: ",
    ),
    "settings that are refused too late": (
        entry(game=planted.RefusesAtTheStart, settings=planted.Pairs),
        "settings",
        "refused when the game starts: bad-setting",
    ),
    "defaults that are refused": (entry(game=planted.RefusesItsDefaults), "opening", "its defaults are refused"),
    "a game that can't start": (entry(game=planted.CannotStart), "opening", "KeyError: 'seats' ("),
    "a step that changes its state": (entry(game=planted.ChangesItsState), "pure", "the state was changed: "),
    "a game without an end": (entry(game=planted.NeverEnds), "ends", "the game is not over after"),
    "a game that nobody wins": (entry(game=planted.NobodyWins), "over", "nobody has won"),
    "players who left are asked": (entry(game=planted.AsksTheGone), "leaving", "has left and is still asked"),
    "an odd move that raises": (entry(game=planted.Crashes), "asked-moves", "IndexError: no seat 14 ("),
    "a step that takes anything": (
        entry(game=planted.TakesAnything),
        "alarms",
        "does not wait for; `step` has no @only_when_asked",
    ),
    "answers that change": (entry(game=planted.Unsteady), "replays", "leads to other events"),
}
LONG = {"a game without an end"}
"""`make check` leaves them out."""


def tried(name: str) -> Report:
    return check(PLANTED[name][0], games=1)


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.slow) if n in LONG else n for n in PLANTED])
def test_a_planted_fault_is_found_and_explained(name: str) -> None:
    _, law, why = PLANTED[name]
    report = tried(name)
    found = {fault.law: fault for fault in report.faults}
    assert law in found, found
    assert why in found[law].why


def test_without_a_fault_nothing_is_found() -> None:
    report = check(telltale.ENTRY, games=2)
    assert report.faults == ()
    assert report.is_fit
    assert [one.law for one in report.tried if not one.moments] == []
    assert len(report.tried) == len(LAWS)
    assert len(report.variants) > 5


def test_the_log_of_a_fault_is_as_short_as_can_be() -> None:
    (fault,) = tried("the words of this round in every view").faults
    assert len(fault.story) == 1, "letters must be dealt before anybody can write"
    assert "chance: dealt letters=" in fault.story[0]
    assert fault.then[0].startswith("seat ")
    assert ", or instead write word=" in fault.then[0]
    assert len(fault.log) == 2, "a heading and one line"
