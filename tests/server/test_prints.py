"""Printable files as downloads."""

import io

import pytest
from pypdf import PdfReader

from parlour import Lexicon
from parlour.games import CATALOGUE
from parlour.server.limits import Limits, Rate
from server.guests import open_server


@pytest.fixture
async def server(tmp_path):
    async with open_server(
        tmp_path, Limits(pictures=Rate(0.001, 2)), entry=CATALOGUE["lone"], load=Lexicon.load
    ) as host:
        yield host


async def test_a_file_in_the_language_and_on_the_paper_that_was_asked_for(server):
    async with server.session.get(server.address + "/print/snap.pdf?language=uk&paper=letter&what=sheet") as answer:
        assert answer.status == 200
        assert answer.content_type == "application/pdf"
        assert answer.content_disposition.filename == "snap-sheet-uk-letter.pdf"
        reader = PdfReader(io.BytesIO(await answer.read()))
    assert len(reader.pages) == 2
    assert "Самотні слова" in reader.pages[0].extract_text()
    assert float(reader.pages[0].mediabox.height) == pytest.approx(792, abs=0.1)


@pytest.mark.parametrize(
    ("path", "status", "code", "says"),
    [
        ("chess.pdf", 404, "no-such-game", "no game"),
        ("snap.pdf?paper=a5", 400, "no-such-paper", "a4 or letter"),
        ("snap.pdf?what=board", 404, "no-such-page", "rules, sheet, dice, labels"),
        ("snap.pdf?language=xx", 400, "no-such-language", "installed: en, "),
    ],
)
async def test_bad_input_is_reported_in_one_line(server, path, status, code, says):
    seen, problem = await server.get(f"/print/{path}")
    assert (seen, problem["code"]) == (status, code)
    assert says in problem["detail"]


async def test_new_files_are_limited_and_one_that_was_made_is_not(server):
    for what in ("rules", "labels", "rules", "labels"):
        async with server.session.get(f"{server.address}/print/snap.pdf?what={what}") as answer:
            assert answer.status == 200
    status, problem = await server.get("/print/snap.pdf?what=dice")
    assert (status, problem["code"]) == (429, "too-fast")
