"""Any game of the catalogue as an environment for programs that learn (docs/researchers.md).

`TextEnv` is plain Python: a player reads text and answers with a line. `aec_env` and `parallel_env` are the same for
PettingZoo and need `pip install "parlour[env]"`; `arena_env` is the same for TextArena and needs `textarena`.
"""

from typing import Any

from parlour.env.text import TextEnv

__all__ = ["TextEnv", "aec_env", "arena_env", "parallel_env", "read"]


def aec_env(game: str, players: int | None = None, **how: Any) -> Any:
    """A PettingZoo environment in which one seat acts after the other; the arguments are those of `TextEnv`."""
    from parlour.env.seats import AecTable

    return AecTable(TextEnv(game, players, **how))


def parallel_env(game: str, players: int | None = None, **how: Any) -> Any:
    """A PettingZoo environment in which all seats act at the same time; the arguments are those of `TextEnv`."""
    from parlour.env.seats import ParallelTable

    return ParallelTable(TextEnv(game, players, **how))


def arena_env(game: str, players: int | None = None, **how: Any) -> Any:
    """An environment of TextArena, for its wrappers and agents; the arguments are those of `TextEnv`."""
    from parlour.env.arena import ArenaTable

    return ArenaTable(TextEnv(game, players, **how))


def read(observation: Any) -> str:
    """The text of an observation of either."""
    from parlour.env import seats

    return seats.read(observation)
