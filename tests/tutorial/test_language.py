"""The language of docs/a-new-language.md as an installed package is offered, and bots play all five games."""

import json
import shutil
from pathlib import Path

import pytest

from cli.terminal import several
from parlour.games import OURS
from tutorial.environment import Environment
from tutorial.page import ROOT

pytestmark = pytest.mark.slow
PACK = ROOT / "examples/parlour-tok"
FIRST_STEPS = ("pyproject.toml", "__init__.py", "words.txt", "blocklist.txt")


def first_steps(folder: Path) -> Path:
    """Copy the package without its dice, cards, categories and messages."""

    def later(inside: str, names: list[str]) -> set[str]:
        return {name for name in names if (Path(inside) / name).is_file() and name not in FIRST_STEPS}

    return Path(shutil.copytree(PACK, folder / "parlour-tok", ignore=later))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("language")
    environment = Environment(folder / "env")
    environment.install(PACK)
    return environment


def test_after_two_steps_its_words_are_known_and_no_game_can_be_played(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env")
    environment.install(first_steps(tmp_path))
    asked = ("word telo --language tok", "language check tok --json", "play lone --language tok")
    word, checked, refused = several(environment.python, *map(str.split, asked))
    assert "a word and a singular noun" in word[1]
    assert (checked[0], json.loads(checked[1])["fit"]) == (1, False)
    assert refused[0] == 2
    assert "lone can't be played in tok; it can be played in en, " in refused[2]


def test_the_check_lists_what_it_has_and_what_it_lacks(installed: Environment) -> None:
    answer = json.loads(installed.parlour("language", "check", "tok", "--json").stdout)
    states = {part["name"]: part["state"] for part in answer["parts"]}
    assert answer["fit"]
    assert {"broken"} & set(states.values()) == set()
    assert {name for name in OURS if states[name] == "there"} == set(OURS)
    assert [states[name] for name in ("meanings", "associations", "kinship", "rules")] == ["missing"] * 4


def test_bots_play_every_game_of_it_to_the_end(installed: Environment) -> None:
    how = "language=tok --games 1 --players 2 --levels 4 --seed 1 --workers 1 --json"
    for _, outcome, _ in several(installed.python, *(f"simulate {game} {how}".split(" ") for game in OURS)):
        assert json.loads(outcome)["games"] == 1


async def test_the_server_offers_it_and_seats_its_bots(installed: Environment, tmp_path: Path) -> None:
    async with installed.served(tmp_path) as server:
        async with server.get("/api/languages") as found:
            answer = {one["code"]: one for one in await found.json()}
        assert next(iter(answer)) == "en"
        assert answer["tok"] == {"code": "tok", "name": "toki pona", "direction": "ltr", "games": list(OURS)}
        table = {"game": "bookworm", "language": "tok", "bots": [{"level": 3}]}
        async with server.post("/api/tables", json=table) as made:
            code = (await made.json())["code"]
        async with server.get(f"/api/tables/{code}") as seen:
            assert [seat["name"] for seat in (await seen.json())["seats"]] == ["jan Ale"]
        async with server.get("/api/meaning?language=tok&word=telo") as meant:
            assert (await meant.json())["link"] == "https://tok.wiktionary.org/wiki/telo"


async def test_the_server_offers_no_game_that_cant_start(installed: Environment, tmp_path: Path) -> None:
    dice = installed.site / "parlour_tok/games/lone/dice.json"
    sound = dice.read_text("utf-8")
    try:
        dice.write_text(sound.replace('"A"', '"LL"', 1), "utf-8")
        async with installed.served(tmp_path) as server:
            async with server.get("/api/languages") as found:
                answer = {one["code"]: one["games"] for one in await found.json()}
            async with server.post("/api/tables", json={"game": "lone", "language": "tok"}) as refused:
                why = await refused.json()
    finally:
        dice.write_text(sound, "utf-8")
    assert answer["tok"] == [game for game in OURS if game != "lone"]
    assert (refused.status, why["code"]) == (400, "bad-setting")
    assert "lone can't be played in tok" in why["detail"]


def test_broken_packs_and_those_for_a_newer_parlour_cost_one_line_each(installed: Environment) -> None:
    module = installed.site / "parlour_tok" / "__init__.py"
    sound = module.read_text()
    try:
        module.write_text(sound.replace('needs="0.1"', 'needs="99.1"'))
        newer = installed.parlour("language", "list", "--json")
        module.write_text("raise RuntimeError('ike')\n")
        broken = installed.parlour("language", "check", "tok", status=2)
    finally:
        module.write_text(sound)
    line = "parlour: the language tok (parlour_tok:language) is left out: "
    assert newer.stderr.startswith(f"{line}it needs Parlour 99.1 or newer, and this is ")
    assert "tok" not in {one["code"] for one in json.loads(newer.stdout)}
    assert broken.stderr.splitlines()[0] == f"{line}RuntimeError: ike"
    assert broken.stderr.splitlines()[1].startswith("parlour: the language 'tok' is not installed; installed: en, ")


def test_a_file_that_cant_be_read_fails_the_check_with_its_place(installed: Environment) -> None:
    pack, kept = installed.site / "parlour_tok", installed.site / "kept"
    shutil.copytree(pack, kept)
    try:
        (pack / "words.txt").write_text("telo\t5\nwater\t4\nöl\n", "utf-8")
        (pack / "messages" / "table.ftl").write_text("lobby-start = o open\n\nlobby-end = { $name\n", "utf-8")
        answer = json.loads(installed.parlour("language", "check", "tok", "--json", status=1).stdout)
    finally:
        shutil.rmtree(pack)
        kept.rename(pack)
    parts = {part["name"]: part for part in answer["parts"]}
    assert "words.txt line 2" in parts["words"]["says"]
    assert "table.ftl:3: " in parts["messages"]["says"]
