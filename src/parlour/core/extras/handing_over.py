"""One device for all: it is handed over, and nobody's time runs on the way."""

from parlour.core.game import Millis, Move, Phase, Seat

HAND_OVER: Millis = 120_000
"""So long the next one may take to sit down; then their time runs all the same, or a game might never end."""


class TakeDevice(Move, frozen=True):
    """I hold the device now."""


class Handing(Phase, frozen=True):
    """The device is on its way to `seat`. What lies on it is hidden from everybody."""

    seat: Seat
    until: Millis


def handed_to(seat: Seat, at: Millis) -> Handing:
    return Handing(seat, at + HAND_OVER)
