"""Checks of a language's messages: syntax, missing ones, and variables that differ from the English ones."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeVar

from fluent.syntax import ast, parse

Node = TypeVar("Node", bound=ast.BaseNode)


class Fault(NamedTuple):
    """A message that is broken, missing or unlike the English one."""

    file: str
    line: int
    says: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.says}"


class Place(NamedTuple):
    """A message or an attribute: where it is, and its variables."""

    file: str
    line: int
    variables: frozenset[str]


Messages = dict[str, Place]


def read(files: Iterable[Traversable]) -> tuple[Messages, list[Fault]]:
    """Return the messages of files by name, and what can't be read in them."""
    messages: Messages = {}
    faults: list[Fault] = []
    for file in files:
        for line, name, variables in _parsed(file.read_text("utf-8")):
            if variables is None:
                faults.append(Fault(str(file), line, name))
                continue
            if name in messages:
                faults.append(Fault(str(file), line, f"{name} is already in {messages[name].file}"))
            messages[name] = Place(str(file), line, variables)
    return messages, faults


@cache
def _parsed(source: str) -> tuple[tuple[int, str, frozenset[str] | None], ...]:
    """Return the line, the name and the variables of each message and attribute, or the line and why it can't be read.

    Parsing is most of a check, and the English texts are compared with every language.
    """
    found: list[tuple[int, str, frozenset[str] | None]] = []
    for entry in parse(source).body:
        span = entry.id.span if isinstance(entry, ast.Message) else entry.span  # A message follows its comment.
        line = source.count("\n", 0, span.start if span else 0) + 1
        if isinstance(entry, ast.Junk):
            says = (entry.annotations[0].message if entry.annotations else None) or "not Fluent's syntax"
            found.append((line, says, None))
        elif isinstance(entry, ast.Message):
            for name, pattern in _patterns(entry):
                variables = frozenset(one.id.name for one in nodes(pattern, ast.VariableReference))
                found.append((line, name, variables))
    return tuple(found)


def compare(english: Messages, other: Messages) -> list[Fault]:
    """Return where messages of another language differ from the English ones, apart from missing ones."""
    unknown = [
        Fault(at.file, at.line, f"there is no message {name} in English")
        for name, at in other.items()
        if name not in english
    ]
    strange = [
        Fault(at.file, at.line, f"{name} uses {_list(at.variables)} instead of {_list(english[name].variables)}")
        for name, at in other.items()
        if name in english and not at.variables <= english[name].variables
    ]
    return unknown + strange


def missing(english: Messages, other: Messages) -> list[str]:
    """Return the names of English messages that another language lacks."""
    return [name for name in english if name not in other]


def nodes(node: object, kind: type[Node]) -> Iterator[Node]:
    """Return all nodes of a kind in a part of the syntax tree."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            for one in part if isinstance(part, list) else [part]:
                yield from nodes(one, kind)


def _patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    yield from ((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)


def _list(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"
