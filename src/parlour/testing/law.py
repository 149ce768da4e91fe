"""What a law is: a sentence that holds for every game, and a function that tries it."""

from collections.abc import Callable

from msgspec import Struct

from parlour.testing.run import Moment, Scope


class Broken(Exception):
    """A law does not hold. The message says what is wrong; `then` lists what was tried after the log."""

    def __init__(self, why: str, then: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.why = why
        self.then = then


class Law(Struct, frozen=True):
    """`check(moment)` raises `Broken`, or what the game raised."""

    name: str
    says: str
    scope: Scope
    """`first` and `last` are about whole games; all other laws are about one moment."""
    check: Callable[[Moment], None]


def law(scope: Scope, says: str) -> Callable[[Callable[[Moment], None]], Law]:
    """Make a function a law. Its name is that of the function."""
    return lambda check: Law(check.__name__.replace("_", "-"), says, scope, check)


def require(holds: bool, why: str, *then: str) -> None:
    """Raise `Broken` unless something holds."""
    if not holds:
        raise Broken(why, then)
