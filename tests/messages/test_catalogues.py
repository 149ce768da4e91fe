"""The message catalogues: complete in every shipped language, with the same variables, and all used."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, languages
from parlour.messages.catalogue import Catalogue, Layer
from parlour.messages.checking import Messages, compare, missing, read
from parlour.messages.files import HOUSE, ftl_files, layer

ROOT = Path(__file__).parents[2]
PACKAGES = (HOUSE, *(f"parlour.games.{game}" for game in CATALOGUE))
OTHERS = [code for code in languages() if code != ENGLISH]
WEB = [
    file
    for file in (ROOT / "web/src").rglob("*")
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".gen.ts")
]
CODE = [*(ROOT / "src/parlour").rglob("*.py"), *WEB]
QUOTED = re.compile(r"""["'`]([a-z][\w.-]*?-?)(?:["'`]|[{$])""")
"""A string that may be a message id, or the beginning of one built at run time."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Variants for numbers."""
CALLED = re.compile(r"""\b(?:say|message)\(\s*["']([\w.-]+)["']""")
BY_CONVENTION = re.compile(
    r"^(?:\w+-(?:about|credits|tip|name|counts|how-(?:\d|screen)|typing-\d|move-|refused-|box-|kit-|print-|setting-|preset-|event-|step-)|setting-|refused-|reason-|event-|language$)"
)
"""Messages whose ids are built from the name of a game, a setting, a part of a box, a print, a refusal or an event."""


@cache
def whole(language: str) -> Messages:
    messages, faults = read([file for package in PACKAGES for file in ftl_files(language, package)])
    assert not faults, "\n".join(map(str, faults))
    return messages


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_all_messages_with_the_same_variables(language):
    english, other = whole(ENGLISH), whole(language)
    assert missing(english, other) == []
    assert compare(english, other) == []


def test_every_message_is_used():
    text = "\n".join(file.read_text("utf-8") for file in CODE)
    named = set(QUOTED.findall(text))
    begun = tuple(one for one in named if one.endswith("-"))
    unused = [
        name
        for name in whole(ENGLISH)
        if not (
            name in named
            or name.partition(".")[0] in named
            or name.startswith(begun)
            or BY_CONVENTION.match(name)
            or re.sub(r"-\d+$", "", name.partition(".")[0]) in named
        )
    ]
    assert unused == []


def test_code_uses_no_missing_message():
    english = whole(ENGLISH)
    asked = {name: file for file in CODE for name in CALLED.findall(file.read_text("utf-8"))}
    assert {name: str(file.relative_to(ROOT)) for name, file in asked.items() if name not in english} == {}


@pytest.mark.parametrize("language", list(languages()))
def test_text_selectors_match_fluent(language):
    for package in PACKAGES:
        one = layer(language, package)
        for name in one.names():
            pattern = one.find(name) or ""
            keys = {*re.findall(r"\[ *([\w-]+) *\]", pattern), "anything else"} - PLURALS
            for key in keys if "->" in pattern and not name.startswith("-") else ():
                values = dict.fromkeys(re.findall(r"\$([\w-]+)", pattern), key)
                assert one.fill(name, pattern, values) == one.format(name, values), (name, key)


@pytest.mark.parametrize("language", list(languages()))
def test_plain_messages_match_fluent(language):
    """Messages without selectors are formatted without Fluent, with the same result."""
    for package in PACKAGES:
        one = layer(language, package)
        for name in one.names():
            pattern = one.find(name) or ""
            values = {key: f"<{key}>" for key in re.findall(r"\$([\w-]+)", pattern)}
            if not name.startswith("-") and "->" not in pattern and pattern:
                assert one.fill(name, pattern, values) == one.format(name, values), name


def test_a_message_with_a_syntax_error_is_named_with_file_and_line(tmp_path):
    file = tmp_path / "common.ftl"
    file.write_text("a = One\nb = { $name\nc = Three\n", "utf-8")
    _, faults = read([file])
    assert [str(fault) for fault in faults] == [f'{file}:2: Expected token: "}}"']


def test_other_variables_and_unknown_messages_are_named(tmp_path):
    file = tmp_path / "common.ftl"
    file.write_text("a = { $nmae }\nb = B\n", "utf-8")
    (tmp_path / "en.ftl").write_text("a = { $name }\nc = C\n", "utf-8")
    (english, _), (other, _) = read([tmp_path / "en.ftl"]), read([file])
    assert [fault.says for fault in compare(english, other)] == [
        "there is no message b in English",
        "a uses $nmae instead of $name",
    ]
    assert missing(english, other) == ["c"]


def test_missing_messages_are_shown_in_english():
    messages = Catalogue("xx", [Layer("xx", ["a = A { $n }"]), Layer(ENGLISH, ["a = one\nb = Two\n    .says = Why"])])
    assert (messages.say("a", n=1), messages.say("b"), messages.say("b.says"), messages.say("c")) == (
        "A 1",
        "Two",
        "Why",
        "c",
    )


def test_large_numbers_are_written_as_the_language_writes_them():
    messages = Catalogue("uk", [Layer("uk", ["a = { $n } слів"])])
    assert messages.say("a", n=3367) == "3\xa0367 слів"


def test_the_clients_types_match_the_messages():
    checked = subprocess.run([ROOT / "scripts/message-types", "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
