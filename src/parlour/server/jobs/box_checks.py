"""Boxes of one's own (COM-09), and answers to people who play with a printed one.

A hostile box takes a tenth of a second, so none is checked in the server.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.core import Entry, Refused
from parlour.core.extras.box.check import Checked, box_of, check_box, our_box, place_of, problem_in_words, settings_of
from parlour.core.extras.box.kit import Problem
from parlour.core.extras.box.toml import LARGEST, NoToml, read_toml, too_big, write_toml
from parlour.languages import ENGLISH
from parlour.server import wire
from parlour.server.jobs.job_pool import LongWork
from parlour.server.jobs.pools import Library


class BoxChecks(LongWork[tuple[str, str]]):
    async def ours(self, game: str, language: str, who: str) -> bytes:
        """The view of a shipped box as JSON. `who`: the address that asks."""
        return await self._once((game, language), who, ours, game, language)

    async def check(self, question: bytes, language: str, who: str) -> bytes:
        """Returns the view of a box as JSON. `question`: a BoxQuestion as JSON."""
        return await self._run(who, check, question, language)


def ours(library: Library, game: str, language: str) -> bytes:
    catalogue, _ = library()
    return wire.encode(_answered(check_box(catalogue, our_box(catalogue[game], language)), ENGLISH))


def check(library: Library, question: bytes, language: str) -> bytes:
    catalogue, _ = library()
    asked = msgspec.json.decode(question, type=wire.BoxQuestion)
    try:
        given = _given(catalogue, asked)
    except NoToml as wrong:
        return wire.encode(_answered(Checked((wrong.problem,)), language))
    return wire.encode(_answered(check_box(catalogue, given, asked.game), language))


def _given(catalogue: Mapping[str, Entry], question: wire.BoxQuestion) -> Mapping[str, Any]:
    """Raises NoToml for a box that can't be read, or is larger than its file may be."""
    if question.toml is not None:
        return read_toml(question.toml)
    given = question.box or {}
    if question.settings is not None:
        given = box_of(catalogue[question.game or ""], question.settings)
    if len(msgspec.json.encode(given)) > LARGEST:
        raise NoToml(too_big())
    return given


def _answered(checked: Checked, language: str) -> wire.BoxView:
    def says(problem: Problem) -> wire.BoxProblem:
        return wire.BoxProblem(problem.at, place_of(problem.at), problem_in_words(problem, language, checked.entry))

    if checked.settings is None or checked.entry is None or checked.box is None:
        return wire.BoxView(checked.box, [says(problem) for problem in checked.problems])
    toml = write_toml(checked.entry, checked.box)
    if len(toml.encode()) > LARGEST:
        return wire.BoxView(checked.box, [says(too_big())])
    return wire.BoxView(checked.box, [], toml, settings_of(checked))


class PrintedBox(LongWork[None]):
    async def of(self, game: str, entry: Entry, language: str, question: bytes, who: str) -> msgspec.Raw:
        """`who`: the address that asks."""
        if entry.extras.printed_box is None:
            raise Refused("no-such-page", "this game answers no questions beside its box")
        return msgspec.Raw(await self._run(who, answer, game, language, question))


def answer(library: Library, game: str, language: str, question: bytes) -> bytes:
    catalogue, load = library()
    find = catalogue[game].extras.printed_box
    assert find is not None
    return msgspec.json.encode(find(load(language), question))
