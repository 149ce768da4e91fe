"""A secret round in words, for games that have no texts of their own for it."""

from typing import Any

from parlour.core.extras.later import TOMORROW
from parlour.core.game import Millis, Seat
from parlour.core.round.phases import Handing
from parlour.core.round.views import Voting, Working
from parlour.core.teller import Teller

Clocks = tuple[tuple[Seat, Millis], ...]


def waiting_text(
    view: Any, waiting: tuple[Seat, ...], clocks: Clocks, teller: Teller, still: str, look: str
) -> list[str]:
    """Say who still has to play and, to a seat that has not looked, how to look (COM-19).

    Returns nothing unless everybody has a time of their own. `view`: a view with `you` and `pace`. `still` and `look`:
    the game's own messages for it.
    """
    if view.pace != TOMORROW:
        return []
    looks = view.you in waiting and view.you not in dict(clocks)
    said = teller.say(still, names=teller.all(waiting))
    return [said, teller.say(look)] if looks else [said]


def phase_text(view: Any, teller: Teller) -> str:
    """Return what a seat is to know now besides its task; empty if it works or looks at the result.

    `view`: a view with `you` and `phase`.
    """
    match view.phase:
        case Handing(seat=seat):
            return teller.say("round-handing", name=teller.name(seat))
        case Working(seat=int() as seat, is_hidden=True):
            return teller.say("round-one-plays", name=teller.name(seat))
        case Working(finished=finished, is_hidden=True):
            waits = view.you is None or view.you in finished
            return teller.say("round-hidden" if waits else "round-look")
        case Voting(ballots=ballots):
            return teller.say("round-voting", words=", ".join(ballot.word.upper() for ballot in ballots))
        case _:
            return ""
