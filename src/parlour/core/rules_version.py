"""Older versions of a game's rules, for logs that were played by them."""

from parlour.core.game import AnyGame
from parlour.core.table import LogMismatch


def by_rules(game: AnyGame, version: int) -> AnyGame:
    """Return the game with an older version of its rules. A game that has any provides `by_rules(version)`.

    Raises `LogMismatch` if this version is not known.
    """
    older = getattr(game, "by_rules", None)
    found: AnyGame = game if older is None or version == game.rules_version else older(version)
    if found.rules_version != version:
        raise LogMismatch(f"played by version {version} of the rules; here is version {game.rules_version}")
    return found
