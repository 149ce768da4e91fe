"""The game of an environment as bytes, for `pickle`: it is opened again, with state and log as servers store them."""

from typing import Any

from parlour.core import AnyGame, AnyTable, Table, codec_of, encode
from parlour.env.reading import Reading, Sampler

PLAIN = ("steps", "truncated", "refused", "_rng", "_turns", "_beats", "_quiet", "_is_busy")
"""Fields of a text environment whose game has begun, which are pickled as they are."""


def stored(env: Any, table: AnyTable) -> dict[str, Any]:
    """Return the game of a text environment. Bots of `sample` forget their plans."""
    return {name: getattr(env, name) for name in PLAIN} | {
        "state": encode(table.state),
        "log": [encode(line) for line in table.log],
        "at": table.at,
        "draws": table.draws,
        "luck": table.rng,
        "reading": env._reading.unlogged(),
    }


def restore(env: Any, saved: dict[str, Any]) -> None:
    """Go on with a game that was stored."""
    game: AnyGame = env.game
    codec, table = codec_of(type(game)), Table(game, env.players)
    table.state = codec.state.decode(saved["state"])
    table.wait, table.log = game.wait(table.state), [codec.line(line) for line in saved["log"]]
    table.at, table.draws, table.rng = saved["at"], saved["draws"], saved["luck"]
    env.table, env._sampler = table, Sampler(env.entry)
    env._reading = Reading(env.entry, table, env.names, env.language)
    env._reading.restore(*saved["reading"])
    for name in PLAIN:
        setattr(env, name, saved[name])
