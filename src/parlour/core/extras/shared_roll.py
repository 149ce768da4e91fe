"""A shared roll: the dice of a finished game, which a friend plays alone (COM-29)."""

from typing import Any

from parlour.core.game import Refused


def check_alone(settings: Any, **only: object) -> None:
    """Raise Refused unless a game with a shared roll has one player and one round.

    `only` names the settings that make it so, with the value that each must have.
    """
    for name, value in only.items():
        if getattr(settings, name) != value:
            raise Refused("bad-setting", f"a shared roll is played alone and once: {name} must be {value}")
