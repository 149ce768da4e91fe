"""Rules change; what was played by older ones stays played."""

from parlour.core.game import AnyGame
from parlour.core.table import LogMismatch


def by_rules(game: AnyGame, version: int) -> AnyGame:
    """The game by the rules that a log was played by. A game that knows older ones has a `by_rules(version)` for it.

    Raises `LogMismatch` where the log belongs to rules that nobody here knows.
    """
    older = getattr(game, "by_rules", None)
    found: AnyGame = game if older is None or version == game.rules_version else older(version)
    if found.rules_version != version:
        raise LogMismatch(f"played by version {version} of the rules; here is version {game.rules_version}")
    return found
