"""Beside the printed box: the server judges words, and crosswords of real dice."""

import hashlib
import json
from datetime import timedelta

import pytest

from parlour import Lexicon
from parlour.games import CATALOGUE
from parlour.server.storage.day_plays import Which
from server.guests import open_server


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["rebus"], load=Lexicon.load) as host:
        yield host


@pytest.mark.parametrize(
    ("query", "valid", "singular", "reason"),
    [
        ("language=en&word=Carbon", True, True, None),
        ("language=en&word=grapes", True, False, {"code": "plural", "of": "grape"}),
        ("language=uk&word=виноград", True, True, None),
        ("language=en&word=xyzzy9", False, False, {"code": "digit", "of": None}),
        ("language=en&word=", False, False, {"code": "empty", "of": None}),
    ],
)
async def test_a_word_is_judged_with_its_reason(server, query, valid, singular, reason):
    status, verdict = await server.get(f"/api/word?{query}")
    assert status == 200
    assert (verdict["valid"], verdict["singular"], verdict["reason"]) == (valid, singular, reason)


async def test_meanings_of_words_are_returned_on_request(server):
    status, geese = await server.get("/api/meaning?language=en&word=geese")
    assert (status, geese["base"], geese["lines"][0]["kind"]) == (200, "goose", "noun")
    assert (await server.get("/api/meaning?language=uk&word=коти"))[1]["base"] == "кіт"
    assert (await server.get("/api/meaning?language=fr&word=chat"))[1]["code"] == "no-such-language"
    status, none = await server.get("/api/meaning?language=en&word=" + "x" * 300)
    assert (status, none["valid"], none["lines"]) == (200, False, [])


async def test_an_offline_dictionary_states_its_size_first(server):
    status, outcome = await server.get("/api/pocket")
    assert status == 200
    for language in ("en", "uk"):
        assert outcome[language]["bytes"] <= 3_000_000
        async with server.session.get(f"{server.address}/api/pocket/{language}") as response:
            content = await response.read()
        assert (response.status, len(content)) == (200, outcome[language]["bytes"])
        assert hashlib.sha256(content).hexdigest().startswith(outcome[language]["hash"])
    assert (await server.get("/api/pocket/fr"))[1]["code"] == "no-such-language"


@pytest.mark.rule("REB-11")
@pytest.mark.rule("REB-18")
async def test_a_crossword_is_read_and_the_best_one_found(server):
    question = {"roll": "stoneriabdgael*", "rows": ["stone", "..qq.", "..d.."]}
    status, problem = await server.post("/api/beside/snap?language=en", question)
    assert (status, problem["code"]) == (400, "not-on-dice")
    question["rows"] = ["stone", "..l..", "..d.."]
    status, outcome = await server.post("/api/beside/snap?language=en", question)
    assert status == 200
    assert [(one["word"], one["fault"]) for one in outcome["words"]] == [("stone", ""), ("old", "")]
    assert outcome["legal"]
    assert outcome["best"]["score"] > outcome["total"]
    assert outcome["best"]["bound"] >= outcome["best"]["score"]


async def test_unknown_words_are_reported_and_the_best_legal_part_counts(server):
    question = {"roll": "stoneldd", "rows": ["stone", "..ld.", "..d.."]}
    status, outcome = await server.post("/api/beside/snap?language=en", question)
    assert status == 200
    assert {one["word"]: one["fault"] for one in outcome["words"]}["ld"] == "abbreviation"
    assert not outcome["legal"]
    assert outcome["total"] == 9 + 8 - 3
    assert outcome["best"] is None


@pytest.mark.parametrize(
    "question",
    [
        {"roll": "a" * 16, "rows": []},
        {"roll": "***", "rows": []},
        {"roll": "ab1", "rows": []},
        {"roll": "", "rows": ["*a"]},
        {"roll": "", "rows": [], "values": {"a": 99}},
        {"roll": ""},
        [],
    ],
)
async def test_unreadable_input_is_reported_in_one_line(server, question):
    status, problem = await server.post("/api/beside/snap?language=en", question)
    assert (status, problem["code"]) == (400, "unreadable")


@pytest.mark.parametrize("days", [0, 1])
async def test_nobody_gets_the_best_of_a_day_that_is_not_over(server, days):
    """The dice in another order, and a letter in place of a star, are the same dice."""
    own = server.server.days
    which = Which(str(own.today + timedelta(days=days)), "en", "snap")
    (build,) = (await own.rolls.shake_soon(which)).table.state.builds
    for roll in ("".join(sorted(build.roll)), build.roll.replace("*", "e")):
        status, problem = await server.post("/api/beside/snap", {"roll": roll, "rows": []})
        assert (status, problem["code"]) == (400, "of-the-day")
    assert (await server.post("/api/beside/snap", {"roll": "cat", "rows": ["cat"]}))[0] == 200
    now = own.read_wall()
    own.read_wall = lambda: now + (days + 1) * 86_400_000
    await own.check_question("snap", "en", json.dumps({"roll": build.roll, "rows": []}).encode())
