"""Seats and roles, their cards, and how the cipher is chosen."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import Refused, Table
from parlour.games.stars.components.cipher import Cipher, draw_cipher, is_valid
from parlour.games.stars.game import Stars
from parlour.games.stars.model.draws import Dealt, Hand
from parlour.games.stars.model.moves import SetCipher
from parlour.lexicon import Lexicon
from rules.stars_scene import ENGLISH, PRINTED, StarsScene


@pytest.mark.rule("STA-01")
@pytest.mark.parametrize("seats", range(2, 13))
def test_in_coop_one_player_is_the_alien_and_the_others_scientists(seats):
    (team,) = StarsScene(seats).state.teams
    assert team.alien.seats == (0,)
    assert team.scientists.seats == tuple(range(1, seats))


@pytest.mark.rule("STA-01")
@pytest.mark.parametrize("seats", range(4, 13))
def test_teams_sit_alternately_with_one_alien_each(seats):
    first, second = StarsScene(seats, mode="teams").state.teams
    assert (first.alien.seats, second.alien.seats) == ((0,), (1,))
    assert first.scientists.seats == tuple(range(2, seats, 2))
    assert second.scientists.seats == tuple(range(3, seats, 2))


@pytest.mark.rule("STA-01")
@pytest.mark.parametrize("mode, seats", [("coop", 1), ("coop", 13), ("teams", 2), ("teams", 3), ("teams", 13)])
def test_too_few_or_too_many_players_are_refused(mode, seats):
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        Table(Stars(ENGLISH, mode=mode), seats)


@pytest.mark.rule("STA-01")
def test_the_table_chooses_who_is_the_alien():
    assert StarsScene(3, alien=2).state.teams[0].alien.seats == (2,)
    assert StarsScene(12, alien=11).state.teams[0].alien.seats == (11,)
    teams = StarsScene(6, mode="teams", alien=1).state.teams
    assert [team.alien.seats for team in teams] == [(2,), (3,)]


@pytest.mark.rule("STA-01")
@pytest.mark.parametrize("settings, seats", [({"alien": 3}, 3), ({"alien": 2, "mode": "teams"}, 5)])
def test_absent_aliens_are_refused(settings, seats):
    with pytest.raises(Refused, match="no-such-alien"):
        Table(Stars(ENGLISH, **settings), seats)


@pytest.mark.rule("STA-02")
def test_one_die_per_column_picks_three_secret_words():
    scene = StarsScene(deal=False).deal(rolls=(6, 1, 4))
    card = scene.card("alien")
    own = scene.team(seat=0).alien.card
    assert own.message == (card.columns[0][5], card.columns[1][0], card.columns[2][3])


@pytest.mark.rule("STA-02")
def test_every_word_of_every_column_can_be_rolled():
    chance, rng = Table(Stars(ENGLISH, mode="teams"), 4).wait.chance, Random(1)
    hands = [hand for _ in range(60) for dealt in [chance.draw(rng)] for hand in (*dealt.aliens, *dealt.scientists)]
    for column in range(3):
        assert {hand.rolls[column] for hand in hands} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("STA-02")
def test_each_side_sees_its_own_message_and_not_the_others():
    scene = StarsScene()
    assert scene.team(seat=0).scientists.card is None
    assert scene.team(seat=1).alien.card is None
    assert scene.team(seat=1).scientists.card.message == scene.team(seat=2).scientists.card.message
    assert scene.team().alien.card is None
    assert scene.team().scientists.card is None


@pytest.mark.rule("STA-02", "STA-03")
def test_in_teams_every_side_has_its_own_card():
    for seed in range(20):
        teams = Table(Stars(ENGLISH, mode="teams"), 4, Random(seed)).state.teams
        assert teams[0].alien.card != teams[1].alien.card
        assert teams[0].scientists.card != teams[1].scientists.card


@pytest.mark.rule("STA-03", "STA-08")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_side_has_24_cards_of_a_sentence_and_three_columns_of_six(language):
    cards = Stars(Lexicon.load(language)).referee.cards
    for deck in (cards.alien, cards.scientists):
        assert len(deck) == 24
        assert all(len(column) == 6 for card in deck for column in card.columns)
        assert all(len(card.columns) == 3 for card in deck)


@pytest.mark.rule("STA-03")
@pytest.mark.parametrize(
    "aliens, code",
    [
        ((Hand(0, (1, 1, 1)), Hand(0, (1, 1, 1))), "wrong-cards"),
        ((Hand(0, (1, 1, 1)), Hand(99, (1, 1, 1))), "wrong-cards"),
        ((Hand(0, (1, 1, 1)),), "wrong-cards"),
        ((Hand(0, (1, 0, 1)), Hand(1, (1, 1, 1))), "wrong-roll"),
        ((Hand(0, (1, 7, 1)), Hand(1, (1, 1, 1))), "wrong-roll"),
    ],
)
def test_a_setup_that_could_not_have_been_dealt_is_refused(aliens, code):
    table = Table(Stars(ENGLISH, mode="teams"), 4)
    with pytest.raises(Refused, match=code):
        table.draw(Dealt(aliens, (Hand(0, (1, 1, 1)), Hand(1, (1, 1, 1))), PRINTED))


@pytest.mark.rule("COM-09")
def test_a_table_can_use_its_own_cards_in_its_language():
    cards = Stars(ENGLISH).referee.cards
    own = replace(cards, alien=cards.alien[::-1])
    assert Stars(ENGLISH, cards=own).referee.cards.alien[0] == cards.alien[-1]
    with pytest.raises(Refused, match="bad-setting"):
        Stars(Lexicon.load("uk"), cards=own)


@pytest.mark.rule("STA-04")
def test_a_dealt_cipher_must_be_valid():
    table = Table(Stars(ENGLISH), 2)
    with pytest.raises(Refused, match="wrong-colours"):
        table.draw(Dealt((Hand(0, (1, 1, 1)),), (Hand(0, (1, 1, 1)),), Cipher("AEI", "RX", "O")))


@pytest.mark.rule("STA-06", "STA-07")
@pytest.mark.parametrize("draw", ["cards", "uniform"])
def test_the_program_draws_the_cipher(draw):
    for seed in range(30):
        table = Table(Stars(ENGLISH, cipher_draw=draw), 2, Random(seed))
        assert is_valid(table.game.referee.alphabet, table.state.cipher)
        assert table.view(0).cipher == table.state.cipher
        assert table.state.cipher == draw_cipher(table.game.referee.alphabet, draw, Random(seed)), "as the table chose"


@pytest.mark.rule("STA-07")
def test_the_alien_may_choose_the_cipher():
    scene = StarsScene(cipher_draw="chosen")
    assert scene.phase == "Enciphering"
    assert scene.asked(1) == {"Talk", "Mark", "Note", "PersonAway", "BotPlays"}
    assert scene.table.view(0).cipher is None
    scene.act(0, SetCipher("NBC", "SJ", "T"))
    assert scene.table.view(0).cipher == Cipher("BCN", "JS", "T")
    assert scene.phase == "AliensWrite"


@pytest.mark.rule("STA-07", "STA-04")
@pytest.mark.parametrize(
    "groups, code",
    [
        (("EPH", "RX", "E"), "letter-twice"),
        (("EPH", "RX", "OS"), "wrong-number-of-letters"),
        (("EAP", "RX", "O"), "wrong-colours"),
        (("EPZ", "RX", "O"), "wrong-colours"),
        (("E7P", "RX", "O"), "unknown-letter"),
    ],
)
def test_a_chosen_cipher_is_checked(groups, code):
    assert StarsScene(cipher_draw="chosen").refuses(0, SetCipher(*groups)) == code


@pytest.mark.rule("STA-07", "COM-08")
def test_if_the_alien_leaves_before_choosing_the_drawn_cipher_is_used():
    scene = StarsScene(cipher_draw="chosen")
    scene.leave(0)
    assert scene.phase == "ScientistsWrite"
    assert scene.state.cipher == PRINTED


@pytest.mark.rule("STA-07", "COM-08")
def test_if_the_alien_leaves_while_cards_are_dealt_nobody_is_asked_for_a_cipher():
    scene = StarsScene(deal=False, cipher_draw="chosen")
    scene.leave(0)
    scene.deal()
    assert scene.phase == "ScientistsWrite"
    assert scene.state.cipher == PRINTED


@pytest.mark.rule("STA-07", "COM-08")
def test_the_alien_still_chooses_when_all_scientists_leave():
    scene = StarsScene(2, cipher_draw="chosen")
    scene.leave(1)
    assert scene.asked(0) >= {"SetCipher"}
    scene.act(0, SetCipher("NBC", "SJ", "T"))
    assert scene.phase == "AliensWrite"


@pytest.mark.rule("STA-25")
def test_the_cipher_of_teams_is_drawn_by_the_program():
    with pytest.raises(Refused, match="bad-setting"):
        Stars(ENGLISH, mode="teams", cipher_draw="chosen")


@pytest.mark.rule("STA-08")
def test_a_ukrainian_table_has_ukrainian_letters():
    table = Table(Stars(Lexicon.load("uk")), 2, Random(1))
    assert set(table.state.cipher.letters) <= set("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ")


@pytest.mark.rule("STA-30")
def test_parts_assign_roles_or_teams_alternate() -> None:
    parts = ["team-2 scientist", "team-1 alien", "team-2 alien", "team-1 scientist", "team-2 scientist"]
    one, two = Stars(ENGLISH, mode="teams", parts=parts).start(5).teams
    assert (one.alien.seats, one.scientists.seats) == ((1,), (3,))
    assert (two.alien.seats, two.scientists.seats, two.scientists.captain) == ((2,), (0, 4), 0)
    one, two = Stars(ENGLISH, mode="teams").start(5).teams
    assert (one.alien.seats, one.scientists.seats, two.alien.seats, two.scientists.seats) == ((0,), (2, 4), (1,), (3,))
    for seats, wrong in ((3, ["alien", "scientist"]), (2, ["alien", "alien"]), (2, ["team-1 alien", "scientist"])):
        with pytest.raises(Refused):
            Stars(ENGLISH, parts=wrong).start(seats)
