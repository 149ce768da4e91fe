"""The view of a table, which its clients get after each change."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from parlour.core.board import Board
from parlour.core.extras.highlights import Highlights
from parlour.server.wire.values import Notice, Status
from parlour.server.wire.view_parts import CeremonyView, Fair, FinestWord, Lack, ResultView, RollView, SeatView


class Around(Struct, frozen=True, kw_only=True, tag_field="t", tag="view", omit_defaults=True):
    """The part of a view that all connections of a table share. Fields that have their default value are omitted."""

    seats: list[SeatView]
    lacks: list[Lack] = []
    """In the lobby: why the game can't start."""
    waiting: list[str] = []
    """Names of people who sit down in the next game (COM-15)."""
    pace: int = 100
    """150 or 200 while a seat with extra time is asked (COM-16). Real time left = (`until` − `at`) · `pace` / 100."""
    status: Status
    paused: bool
    """Whether the table's clocks are stopped."""
    paused_by: int | None = None
    """The seat that paused it."""
    tour: bool = False
    """That seat is taking a tour of the game."""
    club: bool = False
    """A table of a class: an acting host may only pause, resume and start the next round (COM-12)."""
    waits: bool = False
    """After each round it waits until the host goes on (COM-23)."""
    code: str
    game: str
    number: int
    """Counts the games of the table."""
    language: str
    size: int
    """The number of seats."""
    spectators: int
    screen: bool = False
    """Whether a big screen that the host has accepted shows the table. Phones then leave the great moments to it."""
    knocks: int = 0
    """How many big screens wait for the host to accept them (COM-31)."""
    sound: bool = False
    """Whether the big screens sound."""
    announcer: bool = True
    """Whether a voice on them says what happens, while they sound."""
    notice: Notice | None = None
    """What an upgrade or damage did to the game."""
    asked: tuple[int, ...] = ()
    """At a table that plays until tomorrow: the seats that it waits for (COM-22)."""
    open_until: int | None = None
    """At a table that plays until tomorrow: until when friends can sit down, by the server's clock (COM-32)."""
    starts: int | None = None
    """During a countdown: when the next game starts, on the clock of `now` (COM-27)."""
    ceremony: CeremonyView | None = None
    """The closing ceremony, while it lasts (COM-27)."""
    finest: list[FinestWord] = []
    """After a game: the words that people vote on (COM-28)."""
    highlights: Highlights = Highlights()
    """After a game: its best words, and the round that decided it."""
    guide: int | None = None
    """In a class, before a game: the step of the guided round that everybody is shown."""


class View(Around, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="view"):
    """Everything that this seat may see now, and what happened since the last view.

    Times are milliseconds on the table's own clock, except `now` and `starts`.
    """

    seq: int
    """Grows with every log line that has an event, over all games of the table."""
    at: int
    """Table time when this was sent."""
    now: int
    """The server's wall clock when this was sent, in milliseconds."""
    events: list[Any]
    """What happened since the last view. All of it is public."""
    on: str | None
    """The round or question that a move answers; send it back. A move for an older one is refused (COM-11)."""
    result: ResultView | None
    """After the end of the game."""
    fair: list[Fair]
    """How the inputs of this view were timed. The first view of a connection has the latest eight."""
    view: Any
    """The game's own view for this seat; null in the lobby."""
    asks: list[str]
    """The kinds of move that this seat may make now, by their `t`."""
    until: int | None
    """When the clock acts, in table time; null if it doesn't or this seat may not know."""
    span: int | None
    """The whole length of the countdown to `until`."""
    you: int | None
    """This connection's seat; null for a spectator. It can change."""
    host: bool
    """Whether this connection may decide as host. It can change."""
    rest: int | UnsetType = UNSET
    """Only in a pause between rounds: from when, in table time, the host may end it (COM-23)."""
    roll: RollView | UnsetType = UNSET
    """Only while real dice are awaited (COM-13)."""
    settings: dict[str, Any] | UnsetType = UNSET
    """Only in the first view of a connection and whenever they changed."""
    text: str | Board | UnsetType | None = UNSET
    """Only with `plain`: the view as text or as a board."""
    said: list[str] | UnsetType = UNSET
    """Only with `plain`: a sentence for each event."""
    faulty: bool | UnsetType = UNSET
    """Only with `plain`: the game failed to make texts, and the fields of the view are shown instead."""


class Change(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="change"):
    """What differs from the last view of this connection. Only for clients that ask for `changes`.

    All fields but `view` and `table` are as in a view, and always sent if a view would have them.
    """

    seq: int
    at: int
    now: int
    events: list[Any]
    on: str | None
    result: ResultView | None
    fair: list[Fair]
    asks: list[str]
    until: int | None
    span: int | None
    you: int | None
    host: bool
    rest: int | UnsetType = UNSET
    roll: RollView | UnsetType = UNSET
    view: dict[str, Any]
    """The fields of the game's own view that have changed."""
    table: dict[str, Any] | UnsetType = UNSET
    """What all seats see alike, from `seats` to `highlights`, if anything of it has changed."""
