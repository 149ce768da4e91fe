"""Continue on another device: a code that hands over what this one holds, and the devices of a seat."""

from typing import Annotated

from msgspec import Meta, Struct

from parlour.server.wire.http.tables import SeatTaken
from parlour.server.wire.values import Token

HandoverCode = Annotated[str, Meta(max_length=40)]
DeviceName = Annotated[str, Meta(max_length=40)]


class NewHandover(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/handovers`: something for another device to take, in the client's own form."""

    holds: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


class HandoverMade(Struct, frozen=True):
    """A code that works once, within `seconds`. `qr`: the link `/on#{code}` as a picture (SVG)."""

    code: str
    qr: str
    seconds: int


class TakeHandover(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/handovers/take`"""

    code: HandoverCode


class Handover(Struct, frozen=True):
    """What the other device holds."""

    holds: str


class HandSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/devices/new`: the seats of this device, by their tokens, for another one. `name`: what
    people call this device."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=64)]
    name: DeviceName = ""


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/devices`: take the seats that another device hands over."""

    handover: HandoverCode
    name: DeviceName = ""


class DeviceSeats(Struct, frozen=True):
    """The seats of a new device, with tokens of its own."""

    seats: list[SeatTaken]


class DeviceView(Struct, frozen=True):
    """A device that holds a seat. `since`: by the wall clock, or null for one that was first. `here`: it is connected.
    `mine`: it asks."""

    id: str
    name: str
    since: int | None
    here: bool
    mine: bool


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/devices/off`"""

    id: Annotated[str, Meta(max_length=16)]
