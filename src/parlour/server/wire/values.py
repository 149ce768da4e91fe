"""Values that several messages use, with their limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.languages import language

_OWN = "Chosen by the client, new for each action. Resending a message with the same id is harmless."
Id = (
    Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f]*$", description=_OWN)]
    | Annotated[int, Meta(ge=0, le=2**53, description=_OWN)]
)
Moment = Annotated[str, Meta(max_length=128)]
Token = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
"""What a big screen has made up to be recognized by."""
Level = Annotated[int, Meta(ge=1, le=5)]
Chip = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Percent = Literal[100, 150, 200]
Emoji = Literal["👏", "😂", "😮", "🤔", "❤️", "🎉"]
Farewell = Literal[
    "restart", "trouble", "removed", "signed-out", "no-such-seat", "full", "too-fast", "hello-first", "silent", "closed"
]
Status = Literal["lobby", "playing", "over", "stopped"]
"""`stopped`: the game can't go on; `notice` says why."""
Notice = Literal["outdated", "damaged", "rules-changed", "words-changed"]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """What all messages have in common, except views: tagged by `t`, the name of the class in lower case."""


def check_installed(code: str | None) -> None:
    """Raise a ValueError that names the installed languages; the answer to a request shows it."""
    if code is not None:
        language(code)
