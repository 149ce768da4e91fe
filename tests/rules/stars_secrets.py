"""Changes everything that a seat of A Message from the Stars may not see. Its view must stay the same (COM-03)."""

from typing import Any

from msgspec.structs import replace

from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.state import Noted, Proposal, Spoken

Place = tuple[int, str] | None
STEPS = ("Enciphering", "AliensWrite", "ScientistsWrite", "AliensGuess", "ScientistsGuess", "Deciphering")
CANARY = "canarybird"


def is_past(state: Any, step: str) -> bool:
    return STEPS.index(type(state.phase).__name__) > STEPS.index(step)


def other_secrets(game: Stars, state: Any, place: Place) -> Any:
    """The same game, with everything changed that this seat may not see."""
    teams = []
    for number, team in enumerate(state.teams):
        partner = place is not None and place[0] == number
        team = team if partner else _other_words(team, game.settings)
        for side in ("alien", "scientists"):
            if place != (number, side):
                team = replace(team, **{side: _other_side(game, state, team.at(side), side, partner)})
        teams.append(team)
    state = replace(state, teams=tuple(teams))
    knows_cipher = place is not None and place[1] == "alien" and is_past(state, "Enciphering")
    return state if knows_cipher else replace(state, cipher=Cipher("DFL", "GI", "H"))


def _other_side(game: Stars, state: Any, own: Any, side: str, partner: bool) -> Any:
    """A side with everything changed that others may not see of it: its cards and its notes."""
    steps = ("AliensGuess", "ScientistsGuess")
    guessed_in, guesses_in = steps if side == "scientists" else steps[::-1]
    is_open = partner and type(state.phase).__name__ == guessed_in
    known = is_past(state, guessed_in)
    another = (own.card + 1) % len(game.referee.cards.deck(side))  # type: ignore[arg-type]
    return replace(
        own,
        card=own.card if known or is_open else another,
        rolls=own.rolls if known else (4, 5, 6),
        words=own.words if is_past(state, guesses_in) else (CANARY,) * 3,
        letters=Cipher("ABD", "EF", "G"),
        written=CANARY,
        notes=(Noted(own.seats[0], CANARY),),
        talk=(Spoken(own.seats[0], CANARY),),
        marks=(),
        proposals=(Proposal(9, own.seats[0], own.seats[:1], CANARY),),
        proposed=9,
        asked=own.seats[:1],
    )


def _other_words(team: Any, settings: Any) -> Any:
    """A team's transmissions, changed where only the team sees them."""
    secret = settings.mode == "teams"
    sent = (
        replace(one, word=CANARY, score=77) if secret and (one.side == "scientists" or settings.hard) else one
        for one in team.sent
    )
    return replace(team, sent=tuple(sent))
