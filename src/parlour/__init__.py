"""Word games around one table: what a program of your own needs of them (docs/library.md)."""

from parlour.core import (
    Act,
    Alarm,
    Bot,
    Drawn,
    Entry,
    Game,
    Left,
    Logged,
    LogMismatch,
    Refused,
    Result,
    Story,
    Table,
    Thought,
    Wait,
    encode,
    heading_of,
    write_log,
)
from parlour.core.league.league import Contender, league, play_out
from parlour.core.league.round_robin import RoundRobin, round_robin
from parlour.core.league.standing import Sprt, Standing
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.replaying import replay
from parlour.version import __version__

__all__ = [
    "CATALOGUE",
    "Act",
    "Alarm",
    "Bot",
    "Contender",
    "Drawn",
    "Entry",
    "Game",
    "Left",
    "Lexicon",
    "LogMismatch",
    "Logged",
    "Refused",
    "Result",
    "RoundRobin",
    "Sprt",
    "Standing",
    "Story",
    "Table",
    "Thought",
    "Wait",
    "__version__",
    "encode",
    "heading_of",
    "league",
    "play_out",
    "replay",
    "round_robin",
    "write_log",
]
