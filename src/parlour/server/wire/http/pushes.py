"""Push notices (COM-22)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.languages import ENGLISH
from parlour.server.wire.values import check_installed


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/push`, with a seat's token: notify this browser when it is its turn (COM-22)."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: str = ENGLISH

    def __post_init__(self) -> None:
        check_installed(self.language)


class NoPush(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/push/off`, with the token of a seat."""

    endpoint: Annotated[str, Meta(max_length=1024)]


PushKind = Literal["turn", "soon", "over"]


class Push(Struct, frozen=True):
    """A push notice. It says only that it is somebody's turn, that the turn ends soon, or that the game is over
    (COM-22)."""

    kind: PushKind
    game: str
    """Its name, in `language`."""
    code: str
    until: int | None
    language: str
