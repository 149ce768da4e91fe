"""Message in a Bottle: diamonds, dice and modes."""

from collections import Counter
from random import Random

import pytest

from parlour.core import Refused, Table
from parlour.core.components import read_components
from parlour.games.bottle.components import DIAMONDS, Dice, Shake, Shaken, shipped_dice
from parlour.games.bottle.game import Bottle
from rules.bottle_scene import ENGLISH, BottleScene


@pytest.mark.rule("BOT-01")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_dark_blue_die_has_the_harder_letters(language: str) -> None:
    from parlour.lexicon import Lexicon

    nouns = Counter(letter for word in Lexicon.load(language).words(nouns=True) for letter in set(word))
    dice = shipped_dice(language)

    def ease(faces: tuple[str, ...]) -> float:
        return sum(nouns[face.casefold()] for face in faces) / len(faces)

    assert len(dice.turquoise) == 2
    assert all(ease(dice.dark_blue) < ease(other) for other in (dice.yellow, *dice.turquoise))


@pytest.mark.rule("BOT-01")
def test_diamonds_given_come_out_of_a_reserve_of_45() -> None:
    scene = BottleScene(3).rolled("b r o")
    assert DIAMONDS == 45
    assert scene.table.view(None).reserve == 42
    scene.win(0, "carbon")
    assert scene.table.view(None).reserve == 41


@pytest.mark.rule("BOT-02")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_every_die_has_six_faces_and_the_effect_die_shows_each_effect_as_often_as_it_should(language: str) -> None:
    dice = shipped_dice(language)
    assert [len(faces) for faces in dice.letter_dice(4)] == [6, 6, 6, 6]
    assert Counter(dice.effects) == {"base": 2, "neck": 2, "yellow": 1, "cover": 1}


@pytest.mark.rule("BOT-03")
@pytest.mark.parametrize(
    "mode, dice, with_effect", [("classic", 4, False), ("easy", 3, False), ("effects", 4, True), ("party", 3, True)]
)
def test_each_mode_has_its_dice(mode: str, dice: int, with_effect: bool) -> None:
    game = Bottle(ENGLISH, mode=mode)
    chance = game.wait(game.start(2)).chance
    assert isinstance(chance, Shake)
    rolls = [chance.draw(Random(seed)) for seed in range(200)]
    dark_blue = {face.casefold() for face in shipped_dice("en").dark_blue}
    assert {len(roll.letters) for roll in rolls} == {dice}
    assert {roll.effect for roll in rolls} == ({"base", "neck", "yellow", "cover"} if with_effect else {"base"})
    assert dice == 3 or all(roll.letters[3] in dark_blue for roll in rolls)


@pytest.mark.rule("COM-09")
def test_custom_dice_can_be_used_and_errors_name_the_entry() -> None:
    faces = ["Q", "Q", "Q", "Q", "Q", "Q"]
    own = {"yellow": faces, "turquoise": [faces, faces], "dark_blue": faces, "effects": ["base"] * 6}
    table = Table(Bottle(ENGLISH, mode="easy", dice=own), seats=2, rng=Random(1))
    assert [die.letter for die in table.view(0).dice] == ["q", "q", "q"]
    with pytest.raises(Refused, match=r"box\.json.*yellow"):
        read_components(b'{"yellow": ["A", "AB"]}', "box.json", Dice, "bad-dice")


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("face", ["7", " ", "é", "Ж", "-"])
def test_faces_must_be_letters_of_the_language(face: str) -> None:
    faces = ["A", "B", "C", "D", "E", face]
    own = {"yellow": faces, "turquoise": [faces, faces], "dark_blue": faces, "effects": ["base"] * 6}
    with pytest.raises(Refused, match="bad-dice"):
        Bottle(ENGLISH, dice=own)


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize(
    ("letters", "distances"),
    [("B1OC", (0, 1, 2, 3)), ("Broc", (0, 1, 2, 3)), ("бroc", (0, 1, 2, 3)), ("broc", (0, 1, 2))],
)
def test_impossible_typed_dice_are_refused(letters: str, distances: tuple[int, ...]) -> None:
    table = Table(Bottle(ENGLISH), seats=2)
    with pytest.raises(Refused) as refused:
        table.draw(Shaken(tuple(letters), distances))
    assert refused.value.code == "bad-roll"
    assert not table.log
