"""The protocol between games and tables. It knows nothing of words."""

from parlour.core.bot import Bot, Thought
from parlour.core.catalogue import Catalogue
from parlour.core.codec import Heading, codec_of, encode, heading_of, write_log
from parlour.core.commands import Answer, Outside
from parlour.core.contract import only_when_asked
from parlour.core.court.vote import Vote, VoteView
from parlour.core.entry import Entry
from parlour.core.extras.day import Day, DayScore
from parlour.core.extras.extras import Extras, Lobby, Review, Terminal, WordLimits
from parlour.core.extras.parts import Cast, Part, Wish, cast, read_wish
from parlour.core.game import (
    Act,
    Alarm,
    AnyGame,
    AnyInput,
    Asks,
    Draw,
    Drawn,
    Event,
    Game,
    Input,
    InputOf,
    Joined,
    Left,
    Millis,
    Move,
    OtherSeat,
    Phase,
    Refused,
    Result,
    Seat,
    Wait,
    prepend_events,
    told_before,
)
from parlour.core.real_dice import Die, Handful, Shown, die
from parlour.core.settings import Setting, Settings, describe, says
from parlour.core.story import AnyStory, Story
from parlour.core.table import AnyTable, Logged, LogMismatch, Luck, Table
from parlour.core.views import remembering_last

__all__ = [
    "Act",
    "Alarm",
    "Answer",
    "AnyGame",
    "AnyInput",
    "AnyStory",
    "AnyTable",
    "Asks",
    "Bot",
    "Cast",
    "Catalogue",
    "Day",
    "DayScore",
    "Die",
    "Draw",
    "Drawn",
    "Entry",
    "Event",
    "Extras",
    "Game",
    "Handful",
    "Heading",
    "Input",
    "InputOf",
    "Joined",
    "Left",
    "Lobby",
    "LogMismatch",
    "Logged",
    "Luck",
    "Millis",
    "Move",
    "OtherSeat",
    "Outside",
    "Part",
    "Phase",
    "Refused",
    "Result",
    "Review",
    "Seat",
    "Setting",
    "Settings",
    "Shown",
    "Story",
    "Table",
    "Terminal",
    "Thought",
    "Vote",
    "VoteView",
    "Wait",
    "Wish",
    "WordLimits",
    "cast",
    "codec_of",
    "describe",
    "die",
    "encode",
    "heading_of",
    "only_when_asked",
    "prepend_events",
    "read_wish",
    "remembering_last",
    "says",
    "told_before",
    "write_log",
]
