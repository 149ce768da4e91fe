"""Who may open tables, and the operator's message to everyone: `--opening-word`, `--motd`."""

import pytest

from parlour.server import options
from parlour.server.limits import Limits, Rate
from parlour.server.options import LONGEST, Message, PublicOptions
from server.guests import Host, open_server

WORD = "Сезаме, відчинись"


async def opened(server: Host, **more) -> tuple[int, str | None]:
    status, outcome = await server.post("/api/tables", {"game": "snap", **more})
    return status, outcome.get("code") if status != 201 else None


async def test_without_an_opening_word_everybody_opens_tables(tmp_path):
    async with open_server(tmp_path) as server:
        assert (await opened(server))[0] == 201
        status, outcome = await server.get("/api/house")
        assert (status, outcome["message"], outcome["opening_word"]) == (200, None, False)


async def test_opening_a_table_requires_the_word_and_joining_does_not(tmp_path):
    async with open_server(tmp_path, options=PublicOptions(opening_word=WORD)) as server:
        assert (await server.get("/api/house"))[1]["opening_word"] is True
        assert await opened(server) == (403, "opening-word")
        assert await opened(server, word="  ") == (403, "opening-word")
        assert await opened(server, word="please") == (403, "wrong-word")
        status, made = await server.post("/api/tables", {"game": "snap", "word": f" {WORD.upper()} "})
        assert status == 201
        assert (await server.sit(made["code"], "Anna"))["token"]


async def test_nobody_guesses_the_word(tmp_path):
    limits = Limits(words=Rate(1 / 3600, 3))
    async with open_server(tmp_path, limits, options=PublicOptions(opening_word=WORD)) as server:
        for n in range(3):
            assert await opened(server, word=f"guess {n}") == (403, "wrong-word")
        assert await opened(server, word=WORD) == (429, "too-fast")
        assert await opened(server) == (403, "opening-word")


async def test_a_word_that_is_known_costs_nothing(tmp_path):
    limits = Limits(words=Rate(1 / 3600, 1))
    async with open_server(tmp_path, limits, options=PublicOptions(opening_word=WORD)) as server:
        for _ in range(5):
            assert (await opened(server, word=WORD))[0] == 201


async def test_the_word_is_never_sent_to_anybody(tmp_path):
    async with open_server(tmp_path, options=PublicOptions(opening_word=WORD)) as server:
        answer = [await server.get(path) for path in ("/api/house", "/api/version", "/api/games")]
        answer.append(await server.post("/api/tables", {"game": "snap", "word": "x"}))
        assert WORD not in str(answer)


async def test_everyone_reads_the_message_of_the_day(tmp_path):
    async with open_server(tmp_path, options=PublicOptions(message=Message("Quiz on Friday"))) as server:
        answer = (await server.get("/api/house"))[1]["message"]
        assert answer == {"en": "Quiz on Friday", "de": "Quiz on Friday", "uk": "Quiz on Friday"}


def test_a_file_in_each_language_is_reloaded(tmp_path, monkeypatch):
    monkeypatch.setattr(options, "REREAD_SECONDS", -1.0)
    english, ukrainian = tmp_path / "motd.txt", tmp_path / "motd.uk.txt"
    said = Message(file=english)
    assert said.texts() is None
    english.write_text("Quiz on Friday\n")
    assert said.texts() == {"en": "Quiz on Friday", "de": "Quiz on Friday", "uk": "Quiz on Friday"}
    ukrainian.write_text("У п’ятницю вікторина\n")
    assert said.texts() == {"en": "Quiz on Friday", "de": "Quiz on Friday", "uk": "У п’ятницю вікторина"}
    english.unlink()
    assert said.texts() == {"en": "У п’ятницю вікторина", "de": "У п’ятницю вікторина", "uk": "У п’ятницю вікторина"}


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("two\nlines  ", "two\nlines"),
        ("a bell\a and\x1b[31m red\u202e", "a bell and[31m red"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("x" * 5000, "x" * LONGEST),
    ],
    ids=["lines", "signs", "text", "long"],
)
def test_only_the_text_of_a_message_is_sent(written, sent):
    assert Message(written).texts() == dict.fromkeys(("en", "de", "uk"), sent)


def test_an_empty_message_counts_as_no_message():
    assert Message("  \n ").texts() is None
