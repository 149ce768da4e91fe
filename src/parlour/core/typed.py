"""Typed lines as moves, for any game. Errors are sentences.

A game may bring its own reader, `read_move(line, view, asks)` in its Entry. Without one a move is typed as its name and
its fields in order, players by name: `say carbon`, `take 3`, `accuse Otto`, `pass`. A word alone will do if just one
kind of move has a single field.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from parlour.core.court.vote import Appeal, CastVote, Finish, GoOn
from parlour.core.entry import Entry
from parlour.core.fields import field as kinds
from parlour.core.fields.check import faults
from parlour.core.fields.field import Field, NamedField
from parlour.core.fields.types import form_of
from parlour.core.game import Asks, Move, Refused, Seat
from parlour.core.round.phases import Look, TakeDevice
from parlour.core.teller import Names
from parlour.languages import ENGLISH, languages
from parlour.messages import catalogue, either
from parlour.messages.files import HOUSE


@cache
def typed(package: str, name: str) -> tuple[str, ...]:
    """Return what people may type for something: all words of the messages `name`, in lists like `across, a`."""
    listed = (catalogue(language, package).say(name) for language in languages())
    return tuple(dict.fromkeys(word.strip() for words in listed for word in words.split(",")))


M = TypeVar("M")
WRONG = "typed-wrong"
Taken = tuple[Any, str]
"""A value, and what is left of the line."""


class Typist(Struct, frozen=True):
    """Who types at a table, the names of its seats and their language."""

    names: Sequence[str] = ()
    language: str = ENGLISH
    you: Seat | None = None

    def wrong(self, message: str, **values: Any) -> Refused:
        return Refused(WRONG, catalogue(self.language).say(f"plain-typed-{message}", **values))

    def no_player(self, field: kinds.PlayerField) -> Refused:
        """Ask for one of the players that a field can hold."""
        names = [name for seat, name in enumerate(self.names) if not (field.others and seat == self.you)]
        return self.wrong("player", names=either(names, self.language))


def pattern(form: NamedField) -> str:
    """Return how a move is typed: its name and its fields, "take PEBBLES HEAP"."""
    return " ".join([form.name, *(part.name.upper() for part in _parts(form))])


def read_form(kind: type[M], form: NamedField, text: str, typist: Typist) -> M:
    """Return a move whose fields are typed in their order. Raises Refused with a sentence."""
    reader = _Reader(form, typist)
    values, rest = reader.group(_parts(form), text, "")
    if rest.strip():
        raise reader.unlike_the_pattern()
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError:
        raise reader.unlike_the_pattern() from None


class _Reader(Struct, frozen=True):
    """Reads the fields of one form."""

    form: NamedField
    typist: Typist

    def group(self, parts: Sequence[NamedField], text: str, ends: str) -> Taken:
        """`ends`: the signs that end a word; none if the rest of the line belongs to the last field."""
        values: dict[str, Any] = {}
        for at, part in enumerate(parts):
            text = text.strip()
            if not text and not part.is_needed:
                break
            if not text:
                raise self._explained(part)
            values[part.name], text = self._take(part.field, part, text, ends if at == len(parts) - 1 else ends or " ")
        return values, text

    def _take(self, field: Field, part: NamedField, text: str, ends: str) -> Taken:
        match field:
            case kinds.MaybeField(of=one):
                return self._take(one, part, text, ends)
            case kinds.PlayerField():
                return self._seat(field, text)
            case kinds.GroupField(parts=parts):
                return self.group(parts, text, ends)
            case kinds.RowField(parts=parts):
                values, rest = self.group(parts, text, ends)
                return list(values.values()), rest
            case kinds.EitherField():
                return self._either(field, part, text, ends)
            case kinds.SeriesField(of=one):
                return self._series(one, part, text), ""
            case _:
                word, rest = _word(text, ends)
                return self._leaf(field, part, word), rest

    def _either(self, field: kinds.EitherField, part: NamedField, text: str, ends: str) -> Taken:
        name, rest = _word(text, " ,")
        chosen = next((one for one in field.parts if one.name == name.casefold()), None)
        if chosen is None:
            raise self._choose(part, [one.name for one in field.parts])
        values, rest = self._take(chosen.field, chosen, rest, ends)
        return {field.tag: chosen.name, **values}, rest

    def _series(self, field: Field, part: NamedField, text: str) -> list[Any]:
        """Several players or values have commas or spaces between them."""
        values = []
        while text := text.strip(" ,"):
            value, text = self._take(field, part, text, " ,")
            values.append(value)
        return values

    def _seat(self, field: kinds.PlayerField, text: str) -> Taken:
        """Read a player's name, which may have spaces in it, its beginning, or the number of their seat from 1."""
        by_name = {name.casefold(): seat for seat, name in enumerate(self.typist.names)}
        by_number = {str(seat + 1): seat for seat in range(len(self.typist.names))}
        folded = text.casefold()
        for known in (by_name, by_number):
            for name in sorted(known, key=len, reverse=True):
                if folded == name or folded.startswith((f"{name} ", f"{name},")):
                    return known[name], text[len(name) :]
        begun, rest = _word(text, " ,")
        seats = [seat for name, seat in by_name.items() if name.startswith(begun.casefold())]
        if len(seats) != 1:
            raise self.typist.no_player(field)
        return seats[0], rest

    def _leaf(self, field: Field, part: NamedField, word: str) -> Any:
        value = _converted(field, word)
        wrong = {problem.code for problem in faults(field, value)} - {"unprintable"}  # Nobody prints a move.
        if wrong & {"too-short", "unfit"}:
            raise self.unlike_the_pattern()
        if wrong:
            raise self._explained(part)
        return value

    def _explained(self, part: NamedField) -> Refused:
        """Say what a field wants, or show the pattern if there is nothing simple to say."""
        field = part.field.of if isinstance(part.field, kinds.MaybeField | kinds.SeriesField) else part.field
        match field:
            case kinds.PlayerField() if not isinstance(part.field, kinds.SeriesField):
                return self.typist.no_player(field)
            case kinds.ChoiceField(values=values):
                return self._choose(part, [str(one) for one in values])
            case kinds.NumberField(least=float() | int() as low, most=float() | int() as high):
                return self.typist.wrong("range", field=part.label, low=low, high=high)
            case kinds.NumberField(is_whole=True):
                return self.typist.wrong("number", field=part.label)
            case kinds.TextField(most=int() as most):
                return self.typist.wrong("long", field=part.label, most=most)
            case _:
                return self.unlike_the_pattern()

    def _choose(self, part: NamedField, names: list[str]) -> Refused:
        return self.typist.wrong("choice", field=part.label, choices=either(names, self.typist.language))

    def unlike_the_pattern(self) -> Refused:
        return self.typist.wrong("pattern", pattern=pattern(self.form))


def _parts(form: NamedField) -> tuple[NamedField, ...]:
    assert isinstance(form.field, kinds.GroupField)
    return form.field.parts


def _word(text: str, ends: str) -> tuple[str, str]:
    at = next((at for at, sign in enumerate(text) if sign in ends), len(text))
    return text[:at], text[at + 1 :]


def _converted(field: Field, word: str) -> Any:
    """Return the value that a word stands for, or the word itself if it stands for none."""
    match field:
        case kinds.SwitchField():
            yes, no = typed(HOUSE, "typed-yes"), typed(HOUSE, "typed-no")
            return {**dict.fromkeys(("true", "1", *yes), True), **dict.fromkeys(("false", "0", *no), False)}.get(
                word.casefold(), word
            )
        case kinds.ChoiceField(values=values):
            return next((one for one in values if str(one).casefold() == word.casefold()), word)
        case kinds.NumberField():
            return _decoded(word, int if field.is_whole else float)
        case kinds.TextField():
            return word
        case _:
            return _decoded(word, Any)


def _decoded(word: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(word, type=kind)
    except (msgspec.DecodeError, ValueError):
        return word


def read_shared_move(verb: str, rest: list[str], asks: Asks) -> Move | None:
    """Return a move that several games have: a vote, an appeal, the end of one's turn. None: it is none of these."""
    yes = verb in typed(HOUSE, "typed-yes")
    if CastVote in asks and (yes or verb in typed(HOUSE, "typed-no")):
        return CastVote(yes, rest[0] if rest else None)
    if verb in typed(HOUSE, "typed-appeal") and rest:
        return Appeal(rest[0])
    if verb in typed(HOUSE, "typed-done"):
        return Finish()
    go = not verb or verb in typed(HOUSE, "typed-go")
    if GoOn in asks and go:
        return GoOn()
    if TakeDevice in asks and go:
        return TakeDevice()
    if Look in asks and (go or verb in typed(HOUSE, "typed-look")):
        return Look()
    return None


def read_move(
    entry: Entry, line: str, view: Any, asks: Asks, names: Names = (), language: str = ENGLISH, you: Seat | None = None
) -> Move:
    """Return a typed line as a move. `you`: who types. Raises Refused with a sentence."""
    if own := entry.extras.terminal.read_move:
        return own(line, view, asks)
    typist, called = Typist(names, language, you), entry.texts(language).moves
    forms = {kind: form_of(kind, called) for kind in asks}
    verb, _, rest = line.strip().partition(" ")
    for kind, form in forms.items():
        if form.name == verb.casefold():
            return read_form(kind, form, rest, typist)
    alone = [kind for kind in asks if len(kind.__struct_fields__) == 1]
    if len(alone) == 1:
        return read_form(alone[0], forms[alone[0]], line, typist)
    if asks:
        raise typist.wrong("pattern", pattern=" · ".join(map(pattern, forms.values())))
    raise Refused("not-asked", catalogue(language).say("refused-not-asked"))
