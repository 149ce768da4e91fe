"""A game that no client draws: its moves as forms, its views and events in words."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.core import Entry
from parlour.core.board import Board, Dice, Score
from parlour.core.fields.field import PlayerField
from parlour.core.fields.types import form_of, kinds_of
from parlour.games import CATALOGUE
from server import snap
from server.guests import Host

EVERY = {**CATALOGUE, **snap.CATALOGUE}


@pytest.mark.parametrize("entry", EVERY.values(), ids=lambda entry: entry.id)
def test_every_kind_of_move_has_a_form_with_all_its_fields(entry: Entry) -> None:
    for kind in kinds_of(entry.game.Moves):
        form = form_of(kind, entry.texts("en").moves)
        assert form.name == kind.__struct_config__.tag
        assert form.label
        assert [part.name for part in form.field.parts] == list(kind.__struct_fields__)


async def test_the_moves_of_a_game_are_listed_for_everybody(server: Host) -> None:
    status, outcome = await server.get("/api/games/snap/moves")
    assert status == 200
    (number,) = next(form["field"]["parts"] for form in outcome["forms"] if form["name"] == "snap")
    assert number == {"name": "number", "label": "Number", "field": {"kind": "number", "least": 0, "most": 9}}
    assert (await server.get("/api/games/chess/moves"))[0] == 404


@pytest.mark.parametrize(("language", "says"), [("en", "type it again"), ("uk", "напишіть його ще раз")])
async def test_refusals_of_a_game_are_sentences(server: Host, language: str, says: str) -> None:
    server.server.games.catalogue = CATALOGUE
    status, outcome = await server.get(f"/api/games/stars/moves?language={language}")
    assert status == 200
    assert says in outcome["refused"]["confirm"]
    assert (await server.get("/api/games/stars/moves?language=tlh"))[1]["code"] == "no-such-language"


async def test_plain_clients_get_every_view_and_event_in_sentences(server: Host) -> None:
    made = await server.make()
    seats = [await server.sit(made["code"], "Ann", made["host_token"]), await server.sit(made["code"], "Bo")]
    ann = await server.enter(made["code"], seats[0]["token"], plain="uk")
    bo = await server.enter(made["code"], seats[1]["token"])
    assert (await ann.until_view())["text"] is None, "a lobby has no view"
    await ann.host("start")
    view = await ann.until_view(lambda view: view["status"] == "playing")
    number = view["view"]["number"]
    assert view["text"] == f"uk: Ann Bo, the number is {number}, "
    assert view["said"] == [f"shown number {number}"]
    await bo.until_view(lambda view: view["status"] == "playing")
    await bo.act({"t": "whisper", "text": "hush"})
    outcome = await ann.until_view(lambda view: view["events"] and view["events"][-1]["t"] == "whispered")
    assert outcome["said"] == ["Bo: whispered"]
    assert "hush" not in outcome["text"]
    assert all("text" not in message and "said" not in message for message in bo.messages)


async def test_reconnecting_players_get_missed_sentences(server: Host) -> None:
    ann, _ = await server.table(people=2)
    await ann.act({"t": "whisper", "text": "hush"})
    again = await server.enter(ann.view["code"], ann.token, plain="en", seq=0)
    view = await again.until_view()
    assert view["said"] == [f"shown number {view['view']['number']}", "P0: whispered"]
    assert view["text"].endswith("hush"), "one's own secrets are in one's own text"
    assert len(view["said"]) == len(view["events"])


async def test_a_hello_with_an_unknown_language_is_refused(server: Host) -> None:
    made = await server.make()
    guest = await server.enter(made["code"], plain="tlh")
    assert (await guest.read()) == {"t": "bye", "code": "hello-first"}


@pytest.mark.parametrize(
    ("language", "title", "field"), [("en", "Slap the table", "On"), ("uk", "Ляснути по столу", "На")]
)
def test_a_form_has_the_games_name_for_it_in_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, title: str, field: str
) -> None:
    called = {
        "en": {"snap": "Slap the table", "snap.number": "On"},
        "uk": {"snap": "Ляснути по столу", "snap.number": "На"},
    }
    (tmp_path / "slapped").mkdir()
    (tmp_path / "slapped" / "__init__.py").touch()
    (tmp_path / "slapped" / "phrases.json").write_bytes(
        msgspec.json.encode({language: {"moves": moves} for language, moves in called.items()})
    )
    monkeypatch.syspath_prepend(tmp_path)
    slapped = msgspec.structs.replace(snap.ENTRY, package="slapped")
    form = form_of(snap.Snap, slapped.texts(language).moves)
    assert (form.label, form.field.parts[0].label) == (title, field)
    assert form_of(snap.Snap, snap.ENTRY.texts(language).moves).label == "Snap"


async def faulty_table(server: Host, **wrong: Callable[..., Any]) -> dict[str, Any]:
    """Return the view in words of a game whose texts fail."""
    server.server.games.catalogue = {"snap": msgspec.structs.replace(snap.ENTRY, **wrong)}
    ann, _ = await server.table(people=2)
    guest = await server.enter(ann.view["code"], ann.token, plain="en", seq=0)
    await guest.until_view()
    await ann.act({"t": "whisper", "text": "hush"})
    return await guest.until_view(lambda view: view["events"] and view["events"][-1]["t"] == "whispered")


def fail(*_: Any) -> str:
    raise KeyError("a word of somebody's")


async def test_a_game_whose_text_fails_is_shown_by_its_fields_and_goes_on(server: Host) -> None:
    view = await faulty_table(server, text=fail)
    assert view["faulty"] is True
    rows = [row["cells"] for row in view["text"]["parts"][0]["rows"]]
    assert ["number", str(view["view"]["number"])] in rows
    assert view["said"] == ["P0: whispered"]


async def test_a_game_whose_tell_fails_is_shown_by_its_fields_and_goes_on(server: Host) -> None:
    view = await faulty_table(server, tell=fail)
    assert view["faulty"] is True
    assert view["said"] == ["P0: whispered"]
    assert isinstance(view["text"], str)


async def test_a_fault_of_a_game_is_logged_once_and_without_words(
    server: Host, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: Any) -> str:
        raise LookupError("a word of somebody's")

    await faulty_table(server, text=break_down)
    (logged,) = [record for record in caplog.records if getattr(record, "kind", "") == "LookupError"]
    assert vars(logged)["game"] == "snap"
    assert "test_plain.py" in vars(logged)["where"]
    assert "somebody" not in str(vars(logged))


async def test_a_board_is_sent_as_it_is(server: Host) -> None:
    def draw(view: Any, names: Sequence[str], language: str) -> Board:
        return Board(phase="Snap", scores=tuple(Score(0) for _ in names), parts=(Dice((str(view.number),)),))

    view = await faulty_table(server, text=draw)
    assert "faulty" not in view
    assert view["text"] == {
        "phase": "Snap",
        "scores": [{"points": 0}, {"points": 0}],
        "parts": [{"t": "dice", "faces": [str(view["view"]["number"])]}],
    }


def test_the_form_of_a_move_marks_the_seats_in_it() -> None:
    (kind,) = (kind for kind in kinds_of(CATALOGUE["stars"].game.Moves) if kind.__name__ == "HandOver")
    assert isinstance(form_of(kind, {}).field.parts[0].field, PlayerField)
