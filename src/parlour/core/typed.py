"""Typed lines as moves, for any game.

A game may bring its own reader, `read_move(line, view, asks)` in its Entry. Without one a move is typed as its name and
its fields in order: `say carbon`, `take 3`, `accuse Otto`, `pass`. A word alone will do if just one kind of move has a
single field.
"""

from typing import Any

from parlour.core.court.vote import Appeal, CastVote, Finish, GoOn
from parlour.core.entry import Entry
from parlour.core.fields.typed import Typist, pattern, read_form, typed
from parlour.core.fields.types import form_of
from parlour.core.game import Asks, Move, Refused, Seat
from parlour.core.round.phases import Look, TakeDevice
from parlour.core.teller import Names
from parlour.languages import ENGLISH
from parlour.messages import catalogue
from parlour.messages.files import HOUSE


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
    """Return a typed line as a move. `names`: what the seats are called. `you`: who types.

    Raises Refused with a sentence.
    """
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
