"""My record holds finished games, can be saved as a file and deleted, and is never sent."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.heaps import take
from browser.lobby import seated_with

Arrive = Callable[..., Guest]

FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') } }"


def test_a_finished_game_is_listed_with_its_replay_and_home_remembers_it(arrive: Arrive) -> None:
    (boris,) = seated_with(arrive, "pebbles", ["Boris", "Anna"], {}, devices=[{}])
    take(boris, 1, "Left")
    boris.friend("Anna").act("resign")
    boris.sees("Watch the replay")
    again = boris.button("Play again").bounding_box()
    replay = boris.page.get_by_role("link", name="Watch the replay").bounding_box()
    assert again is not None
    assert replay is not None
    assert again["y"] < replay["y"]
    expect(boris.button("End the evening")).to_have_count(0)
    boris.open("/")
    for card in ("Play Anna again", "Not tried yet"):
        expect(boris.page.get_by_role("link", name=card)).to_be_visible()
    is_sound(boris)
    boris.page.get_by_role("link", name="My record").click()
    boris.page.get_by_role("link", name="My games").click()
    game = boris.page.get_by_role("main").get_by_role("link", name="Pebbles")
    expect(game).to_contain_text("With Anna")
    is_sound(boris)
    game.click()
    boris.sees("Replay: Pebbles")


def test_a_game_is_on_record_which_is_saved_deleted_and_brought_back(arrive: Arrive, tmp_path: Path) -> None:
    (boris,) = seated_with(arrive, "pebbles", ["Boris", "Anna"], {}, devices=[{"size": "laptop"}])
    take(boris, 1, "Left")
    boris.friend("Anna").act("resign")
    boris.sees("Watch the replay")
    boris.open("/")
    page = boris.page
    page.get_by_role("link", name="My record").click()
    for text in ("1 game at a table", "1 day in a row", "Pebbles", "Against people", "1 of 1 won"):
        expect(page.get_by_role("main")).to_contain_text(text)
    is_sound(boris)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    with page.expect_download() as download:
        boris.press("Save to a file")
    download.value.save_as(kept := tmp_path / "record.json")
    boris.press("Delete all")
    boris.sees("There is no other copy.")
    is_sound(boris)
    boris.button("Delete").and_(page.get_by_text("Delete", exact=True)).click()
    boris.sees("Nothing here yet")
    choose = page.locator("input[type=file]")
    whole = kept.read_text()
    for text, says in (
        ("hello", "This isn’t a Parlour record."),
        (whole[:-10], "This file is incomplete"),
        (whole.replace('"version":1', '"version":7'), "a newer version of Parlour"),
        ("x" * (5 * 1024 * 1024 + 1), "too big to be a record"),
    ):
        choose.set_input_files({"name": "record.json", "mimeType": "", "buffer": text.encode()})
        boris.sees(says)
    choose.set_input_files(kept)
    boris.sees("Added 1 game.")
    page.evaluate(FULL)
    other = whole.replace('"id":"', '"id":"another ')
    choose.set_input_files({"name": "record.json", "mimeType": "", "buffer": other.encode()})
    boris.sees("This browser is out of space")
    expect(page.get_by_role("main")).to_contain_text("1 game")
    assert set(asked) <= {"GET"}  # nothing was sent
