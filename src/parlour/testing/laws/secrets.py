"""Secrets: what only one seat knows shows nowhere else until an event makes it public (COM-03)."""

from collections.abc import Collection
from typing import Any

from msgspec import to_builtins

from parlour.core import Act, AnyInput, AnyTable, Drawn, Event, Logged, Refused, Seat, encode
from parlour.testing.alternatives import alternatives, owner
from parlour.testing.law import Broken, law
from parlour.testing.laws.showing import NAMES, who
from parlour.testing.report import input_in_words, value_in_words
from parlour.testing.run import Moment, feed

Viewer = Seat | None
TEXT = "text"


@law("turns", "What only one seat knows shows nowhere else until an event makes it public.")
def secrets(moment: Moment) -> None:
    """Two games that differ in one move or draw look the same to everybody who may not know the difference."""
    line = moment.ahead[0]
    if moment.seats < 2 or not isinstance(line.what, Act | Drawn):
        return
    pairs = [_Pair(moment, line, other) for other in alternatives(moment, line.what, line.at)]
    is_open = isinstance(line.what, Drawn) and not line.what.result.is_secret
    if is_open and not all(pair.is_seen_by_owner() for pair in pairs):
        # A field that happens to have as many parts as there are seats need not be dealt to them.
        pairs = [pair for pair in pairs if pair.owner is None]
    for pair in pairs:
        pair.compare()


class _Pair:
    """One game played twice from a moment on, with another move or draw as the first input."""

    def __init__(self, moment: Moment, line: Logged, other: AnyInput) -> None:
        self.moment, self.line, self.other = moment, line, other
        self.tables: tuple[AnyTable, AnyTable] = (moment.table(), moment.table())
        self.content, self.instead = _content(line.what), _content(other)
        self.done: list[str] = []
        what = line.what
        self.owner = what.seat if isinstance(what, Act) else owner(self.content, self.instead, moment.seats)

    def is_seen_by_owner(self) -> bool:
        """Whether the seat to which a part of a draw belongs sees it. True for draws that belong to nobody."""
        if self.owner is None:
            return True
        one, other = self.moment.table(), self.moment.table()
        feed(one, self.line.what, self.line.at), feed(other, self.other, self.line.at)
        return _seen(one, self.owner) != _seen(other, self.owner)

    def compare(self) -> None:
        """Go on until an event tells the difference, the game is over, or one of the two goes another way."""
        known = self._who_may_know()
        others = [viewer for viewer in (None, *range(self.moment.seats)) if viewer not in known]
        for line in (self.line, *self.moment.ahead[1:]):
            shown = []
            instead = line.what if self.done else self.other
            self.done.append(input_in_words(line.what))
            try:
                for table, what in zip(self.tables, (line.what, instead), strict=True):
                    events = [event for fed in feed(table, what, line.at) for event in fed.events]
                    # A text that looks at more than its view would look at the game that was played last.
                    shown.append((events, {viewer: self._shown(table, viewer) for viewer in others}))
            except Refused as refused:
                self._check_refused(line.what, refused, others)
                return
            if any(table.result is not None for table in self.tables):
                return
            (events, one), (events_instead, other) = shown
            if events != events_instead:
                self._check_events(events, events_instead)
                return
            for viewer in others:
                self._check_shown(viewer, one[viewer], other[viewer])

    def _who_may_know(self) -> Collection[Viewer]:
        """Return the seat itself and those who watch it. A draw that belongs to nobody is only kept from spectators,
        because the game alone knows which seats may see it."""
        if self.owner is None:
            return range(self.moment.seats)
        watchers, game = self.moment.variant.entry.extras.watchers, self.moment.variant.game
        return (self.owner, *(watchers(game, self.moment.state, self.owner) if watchers is not None else ()))

    def _shown(self, table: AnyTable, viewer: Viewer) -> dict[str, Any]:
        entry, names = self.moment.variant.entry, NAMES[: self.moment.seats]
        text = entry.text(table.view(viewer), names, self.moment.variant.language)
        return {**_seen(table, viewer), TEXT: encode(text)}

    def _check_refused(self, what: AnyInput, refused: Refused, others: Collection[Viewer]) -> None:
        """Raise Broken if a refusal in only one of the games tells a secret to a seat that may not know it."""
        if len(self.done) > 1 and isinstance(what, Act) and what.seat in others:
            raise self._broken(f"the move of seat {what.seat} is refused in one case only, which tells it: {refused}")

    def _check_events(self, events: list[Event], instead: list[Event]) -> None:
        is_same_moment = len(self.done) == 1 and all(table.moment == self.moment.name for table in self.tables)
        is_draw = isinstance(self.line.what, Drawn)
        if type(self.content).is_secret and (is_same_moment or (is_draw and len(self.done) == 1)):
            raise self._broken(f"an event tells a secret: {', '.join(map(value_in_words, events))}")
        if type(self.content).is_secret and len(self.done) == 1 and self._reveals_length(events, instead):
            raise self._broken(f"an event tells how long a secret is: {', '.join(map(value_in_words, events))}")

    def _reveals_length(self, events: list[Event], instead: list[Event]) -> bool:
        """Whether a number in an event is the length of a text that no event tells, in both games."""
        for field in self.content.__struct_fields__:
            texts = [getattr(content, field) for content in (self.content, self.instead)]
            if all(isinstance(text, str) for text in texts) and len(texts[0]) != len(texts[1]):
                pairs = zip(_values(events), _values(instead), strict=False)
                is_shown = texts[0] in _values(events)
                return not is_shown and any(pair == (len(texts[0]), len(texts[1])) for pair in pairs)
        return False

    def _check_shown(self, viewer: Viewer, one: dict[str, Any], other: dict[str, Any]) -> None:
        names = [name for name in one if one[name] != other.get(name)]
        if names == [TEXT]:
            raise self._broken(f"`text` shows {who(viewer)} the difference, and the view does not hold it")
        if names:
            fields = ", ".join(name for name in names if name != TEXT)
            raise self._broken(f"{who(viewer)} sees the difference in {fields}, and no event revealed it")

    def _broken(self, why: str) -> Broken:
        first, *rest = self.done
        return Broken(why, (f"{first}, or instead {value_in_words(self.instead)}", *rest))


def _content(what: AnyInput) -> Any:
    return what.move if isinstance(what, Act) else what.result if isinstance(what, Drawn) else what


def _values(events: list[Event]) -> list[Any]:
    """Return the values of all fields of events, also those inside lists."""
    fields = [value for event in events for value in to_builtins(event).values()]
    return [one for value in fields for one in (value if isinstance(value, list | tuple) else [value])]


def _seen(table: AnyTable, viewer: Viewer) -> dict[str, Any]:
    """Return everything that a seat or a spectator is shown, by name."""
    view, wait = table.view(viewer), table.wait
    fields = {f"view.{name}": encode(getattr(view, name)) for name in view.__struct_fields__}
    asks = () if viewer is None else wait.asks.get(viewer, ())
    return {**fields, "wait.asks": asks, "wait.until": wait.until_for(viewer), "wait.on": wait.on}
