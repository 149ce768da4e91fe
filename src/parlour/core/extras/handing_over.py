"""One device for all players: it is handed over, and nobody's time runs meanwhile."""

from parlour.core.game import Millis, Move, Phase, Seat

HAND_OVER: Millis = 120_000
"""How long handing over may take. Then the next player's time runs anyway, or a game might never end."""


class TakeDevice(Move, frozen=True):
    """I hold the device now."""


class Handing(Phase, frozen=True):
    """The device is on its way to `seat`. The dice are hidden from everybody."""

    seat: Seat
    until: Millis


def handed_to(seat: Seat, at: Millis) -> Handing:
    return Handing(seat, at + HAND_OVER)
