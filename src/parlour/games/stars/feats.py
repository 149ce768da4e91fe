"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Act, Logged, Seat
from parlour.core.extras.feats import Feat
from parlour.games.stars.model.events import Transmitted
from parlour.games.stars.model.moves import Propose


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that were sent, each for the player who thought of it. Words that only one team heard are left out."""
    proposed: list[tuple[Seat, str]] = []
    for line in log:
        match line.what:
            case Act(seat, Propose(word)):
                proposed.append((seat, _spelled(word)))
        for event in line.events:
            if isinstance(event, Transmitted) and event.word is not None:
                yield Feat("word", _thought_of(event, event.word, proposed), len(event.word), event.word)


def _thought_of(event: Transmitted, word: str, proposed: Sequence[tuple[Seat, str]]) -> Seat:
    """Return the Alien, or the Scientist who was the first to propose the word."""
    own = (seat for seat, text in proposed if seat in event.seats and text == _spelled(word))
    return next(own, event.seats[0])


def _spelled(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalpha())
