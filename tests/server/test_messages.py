"""The messages of the client: a file for the parts that a page asks for, in each language."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import parlour
from lexicon.packs import copied_pack, small_pack
from parlour.games import CATALOGUE
from parlour.server.http import messages, pages
from server.guests import Host

GUIDE = Path(parlour.__file__).parent / "messages/en/guide.ftl"
PAGE = '<!doctype html><html><head><base href="/" /><title>Parlour</title></head><body></body></html>'


@pytest.fixture(autouse=True)
def client(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", tmp_path)


async def folders(server: Host) -> dict[str, str]:
    """Where the messages of each language are, as the page says."""
    _, page = await server.get("/settings")
    outcome = re.search(r'id="languages">(.*?)</script>', page)
    assert outcome
    return {one["code"]: one["messages"] for one in msgspec.json.decode(outcome[1])}


async def test_several_parts_come_in_one_file_and_unknown_ones_are_left_out(server: Host):
    folder = (await folders(server))["uk"]
    status, table = await server.get(f"/{folder}/table+play+snap.ftl")
    assert status == 200
    assert "lobby-start = Почати" in table
    assert "play-log = Хід гри" in table
    assert "home-motto" not in table


async def test_all_parts_come_in_one_file_for_pages_without_a_connection(server: Host):
    _, every = await server.get(f"/{(await folders(server))['en']}/all.ftl")
    assert all(name in every for name in ("home-motto", "lobby-start", "reason-plural", "settings-theme"))


@pytest.mark.parametrize("path", ["messages/xx-1/common.ftl", "messages/en-1/nothing.ftl", "messages/en-1/+.ftl"])
async def test_a_missing_language_or_part_is_not_found(server: Host, path: str):
    status, _ = await server.get(f"/{path}")
    assert status == 404


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("fr-FR, UK;q=0.5", "uk"), ("fr", "en"), ("", "en"), (";,;", "en")],
)
async def test_a_page_names_its_first_messages_in_the_language_that_the_browser_prefers(
    server: Host, accepted: str, language: str
):
    _, page = await server.get("/settings", headers={"Accept-Language": accepted})
    assert f'as="fetch" crossorigin="anonymous" href="{(await folders(server))[language]}/common.ftl"' in page


async def test_cached_pages_name_no_language(server: Host):
    _, page = await server.get("/index.html")
    assert "common.ftl" not in page


async def test_the_name_of_a_language_can_not_end_its_element(server: Host, monkeypatch: pytest.MonkeyPatch):
    strange = replace(messages.languages()["en"], name="</script><script>alert(1)</script>")
    monkeypatch.setattr(messages, "languages", lambda: {"en": strange})
    _, page = await server.get("/settings")
    outcome = re.search(r'id="languages">(.*?)</script>', page)
    assert outcome
    assert [one["name"] for one in msgspec.json.decode(outcome[1])] == [strange.name]


def test_the_page_names_games_whose_guide_is_not_translated(tmp_path):
    packages = tuple(
        messages.Source(name, package, None, ())
        for name, package in (("bottle", "parlour.games.bottle"), ("lone", "parlour.games.lone"), ("snap", "snap"))
    )
    with copied_pack(tmp_path) as pack:
        guide = [line for line in GUIDE.read_text("utf-8").splitlines() if line.startswith("guide-lone-")]
        pack.path("messages", "guide.ftl").write_text("\n".join(guide), "utf-8")
        assert messages._unguided(pack.code, packages) == {"unguided": ["bottle"]}
    assert messages._unguided("uk", packages) == {}


def test_letters_and_values_come_from_the_files_of_the_pack(tmp_path):
    """A pack need not repeat them in its messages. Other languages' letters would be shown otherwise."""
    entries = (CATALOGUE["stars"], CATALOGUE["rebus"])
    games = tuple(messages.Source(one.id, str(one.package), one.extras.data, ("he",)) for one in entries)
    with small_pack(tmp_path, "he"):
        found = messages._parts("he", games)
        elsewhere = messages._parts("de", games)
    assert "\nstars-letters = אבגדהוזחטיכלמנסעפצקרשת\n" in found["stars"]
    assert "stars-common = " in found["stars"]
    assert "\nrebus-values = א" in found["rebus"]
    assert "stars-letters =" not in elsewhere["stars"]
