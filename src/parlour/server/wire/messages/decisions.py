"""What a host decides. A few decisions are open to other players too."""

from typing import Annotated, Any

from msgspec import Meta, field

from parlour.server.wire.values import Chip, Key, Level, Message, Moment, Percent, SeatNumber, Token


class Start(Message, frozen=True):
    """Start the game (lobby). `count`: after a countdown of three seconds if others are there (COM-27)."""

    count: bool = False


class Pause(Message, frozen=True):
    """Stop the table's clocks. `tour`: while the sender takes a tour of the game."""

    tour: bool = False


class Resume(Message, frozen=True):
    """Restart the clocks."""

    count: bool = False
    """Whether everybody sees a countdown of three seconds first."""


class Onward(Message, frozen=True):
    """End the pause between two rounds (COM-23)."""


class Bot(Message, frozen=True):
    """Add a bot (lobby). `seat` with `level`: a bot plays for that person. `seat` alone: the person plays again, or a
    newcomer may take over the seat of a bot that plays for nobody (COM-15)."""

    seat: SeatNumber | None = None
    level: Level | None = None


class Remove(Message, frozen=True):
    """Free a seat in the lobby. In a game, its player leaves for good (COM-08)."""

    seat: SeatNumber


class Move(Message, frozen=True):
    """A pupil goes to another table of the class. `token`: of the seat that the teacher has taken for them there."""

    seat: SeatNumber
    to: Annotated[str, Meta(max_length=8)]
    token: Token


class Again(Message, frozen=True):
    """Start a new game with the same people after the end. From anyone but the host it means `ready`."""

    settings: dict[str, Any] | None = None
    count: bool = False


class Ready(Message, frozen=True):
    """The sender wants to play again (COM-27). Once everybody who is here does, a game starts after a countdown.

    `on: false` takes it back and stops a countdown. `settings`: changes by the host.
    """

    on: bool = True
    settings: dict[str, Any] | None = None


class Ceremony(Message, frozen=True):
    """Unveil this number of cards of the closing ceremony (COM-27). 0 begins it, null ends it early."""

    cards: Annotated[int, Meta(ge=0, le=16)] | None


class Finest(Message, frozen=True):
    """After a game: vote for the finest word, by its index in the view's `finest` (COM-28).

    Everybody who sits there or waits for the next game has one vote, and may change it.
    """

    word: SeatNumber


class Lobby(Message, frozen=True):
    """Go back to the lobby. A running game ends without a result.

    `game`: another game for the same people (COM-26), at `settings` and otherwise the defaults.
    """

    game: Annotated[str, Meta(max_length=32)] | None = None
    settings: dict[str, Any] = field(default_factory=dict)


class Follow(Message, frozen=True):
    """At a table of a class: play what the class plays now. A game that differs ends without a result. Everybody keeps
    their place."""


class Guide(Message, frozen=True):
    """At a table of a class, before a game: show everybody this step of the guided round. Null ends it."""

    step: Annotated[int, Meta(ge=1, le=32)] | None


class Set(Message, frozen=True):
    """Change settings or the number of seats (lobby). Settings that are not named keep their values.

    While friends can still sit down in a game, `seats` may be the number of seats that it has: then nobody else can.
    """

    settings: dict[str, Any] = field(default_factory=dict)
    seats: SeatNumber | None = None


class Wish(Message, frozen=True):
    """Choose the part of a seat in the lobby, or for the next game after the end (COM-14).

    Players choose for themselves, the host for everyone.

    `chips`: at most one of each row of the game's `parts`; empty to draw lots, null for whatever is left.
    """

    seat: SeatNumber
    chips: tuple[Chip, ...] | None = None


class Extra(Message, frozen=True):
    """Set a seat's time in per cent (COM-16). Players ask for their own seat, and the host allows more time."""

    seat: SeatNumber
    percent: Percent


class Roll(Message, frozen=True):
    """Report what real dice show (COM-13). The host may, and the player whose roll it is; secret rolls only the latter.

    `faces`: one for each die of the pad. `order`: the places on the pad of dice that have an order. `level`: places
    that are as far as the one before them (BOT-26). `on`: as in the view that asked for the roll.
    """

    faces: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=32)]
    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    level: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    on: Moment | None = None


class Screen(Message, frozen=True):
    """Accept the big screens that ask for it (COM-31). `key`: accept only the one that has it, now or when it comes."""

    key: Key | None = None


class Sound(Message, frozen=True):
    """Turn the sound of the big screens on or off, or their announcer alone. Accepted big screens may do it too."""

    on: bool | None = None
    announcer: bool | None = None


class Give(Message, frozen=True):
    """Make somebody else the host."""

    seat: SeatNumber


_OfGames = Start | Pause | Resume | Onward | Bot | Remove | Move | Again | Ready | Lobby | Follow | Guide
_OfSeats = Set | Wish | Extra | Roll | Give
Do = _OfGames | _OfSeats | Ceremony | Finest | Screen | Sound
