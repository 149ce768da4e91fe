"""Whole games with real dice (COM-13), whose logs replay to the same end."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import serve
from browser.friend import Friend
from browser.guest import Guest
from browser.lobby import at_one_device, ends_with_nothing, seated_with
from browser.stars import WORDS, cipher_of, exchange, message_of, turn_card
from browser.test_bookworm import go_round
from browser.test_lone import cross_out_unseen, dice_of, write_unseen
from browser.test_real_dice import tap
from parlour.cli.terminal import log_files
from parlour.core import Drawn, Table

Arrive = Callable[..., Guest]
Ends = Callable[..., None]
pytestmark = pytest.mark.rule("COM-13")
OURS: dict[str, object] = {"rolls": "ours"}
FACES = {
    "yellow": ["B", "C", "D", "F", "G", "H"],
    "turquoise": [["R", "S", "T", "L", "M", "N"], ["O", "A", "E", "I", "U", "Y"]],
    "dark_blue": ["K", "J", "V", "W", "X", "Z"],
    "effects": ["base", "base", "neck", "neck", "yellow", "cover"],
}
PATIENTLY = """async path => {
  for (;;) {
    const answer = await fetch(path);
    if (answer.status !== 503) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}"""
"""Retry while the server is busy."""
# A practised thumb taps twice a second, so 8 s for 4 dice and 20 s for 15 leave time to look at them.
TAPS = {4: 5, 15: 16}


@pytest.fixture
def ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ends:
    """Wait until the game is over for this guest. Its log, with the typed dice, replays to the same end."""
    for clock, millis in serve.MILLIS.items():  # the rules that it was played by
        monkeypatch.setattr(clock, millis)

    def check(guest: Guest, typed: int) -> None:
        expect(guest.page.locator(".result")).to_be_visible()
        href = guest.page.get_by_role("link", name="Watch the replay").get_attribute("href") or ""
        (tmp_path / "log.jsonl").write_text(guest.page.evaluate(PATIENTLY, f"/api{href}".replace("replay", "replays")))
        record = log_files.load(tmp_path / "log.jsonl")
        table = Table.replay(record.game, record.heading.seats, record.log)
        assert table.result is not None
        assert sum(isinstance(line.what, Drawn) for line in record.log) == typed

    return check


def tapped(guest: Guest, faces: Sequence[str], done: str = "Done") -> None:
    """Assert at most one tap more than there are dice."""
    assert tap(guest, faces, done) == TAPS.get(len(faces), len(faces) + 1)


def typed_unseen(friend: Friend, faces: Sequence[str], **order: object) -> None:
    """Send a roll without tapping it in."""
    asked = friend.sees(lambda seen: "roll" in seen)
    friend.decide("roll", faces=list(faces), on=asked["on"], **order)


def test_a_bottle_in_one_room_and_a_friend_far_away(arrive: Arrive, ends: Ends) -> None:
    (anna,) = seated_with(arrive, "bottle", ["Anna", "Bob"], OURS | {"dice": FACES}, devices=[{}])
    bob = anna.friend("Bob")
    words = {"K": ["brook", "broker", "bookmark", "workbench"], "W": ["rainbow", "crossbow", "brow"]}
    rounds = [(letter, word) for letter, said in words.items() for word in said]
    for number, (letter, word) in enumerate(rounds):
        if number == 0:
            tapped(anna, f"BRO{letter}")
            host = anna.friend()
        else:
            typed_unseen(host, f"BRO{letter}", order=[0, 1, 2, 3])
        bob.act("say", word=word)
    ends(anna, len(rounds))


def test_lone_words_with_one_player_who_reads_the_dice(arrive: Arrive, ends: Ends) -> None:
    (anna,) = seated_with(arrive, "lone", ["Anna", "Bob"], OURS | {"seconds": 180}, devices=[{}])
    bob = anna.friend("Bob")
    for word in ("arts", "rose", "dear"):
        if word == "arts":
            tapped(anna, "ARTSOED")
            assert dice_of(anna) == "artsoed*"
            host = anna.friend()
        else:
            typed_unseen(host, "ARTSOED")
        write_unseen(bob, word).act("finish")
        host.act("finish")
        for seat in (host, bob):
            _ = seat.act("go-on") if word == "dear" else cross_out_unseen(seat)  # no row is left to choose (LON-12)
    ends(anna, 3)


def test_a_rebus_around_one_device(arrive: Arrive, ends: Ends) -> None:
    settings = OURS | {"rounds": 1, "one_device": True, "hourglass_seconds": 600}
    one = at_one_device(arrive("Anna"), "rebus", ["Anna", "Bob"], settings)
    for name, next_up in (("Anna", "Next turn"), ("Bob", "See the result")):
        one.press(f"I’m {name}")
        tapped(one, [*"NOTADZTEYRSTEL", "star"])
        one.page.get_by_label("Type a word onto the table").focus()
        one.page.keyboard.type("stone")
        expect(one.page.locator(".tile.right")).to_have_count(5)
        ends_with_nothing(one)
        one.press(next_up)
    ends(one, 2)


def test_bookworm_around_one_device(arrive: Arrive, ends: Ends) -> None:
    white = [[f"{letter}3" for letter in "abcdef"]] * 7
    box: dict[str, object] = {"dice": {"white": white}, "cards": [["animal", "opens", "poison"]]}
    settings = OURS | box | {"seconds": 120, "one_device": True, "first_bookworm": 1, "special_die": False}
    one = at_one_device(arrive("Anna"), "bookworm", ["Anna", "Bob"], settings)
    one.press("I’m Anna")  # the first Bookworm takes the device
    for names in (["Bob", "Anna"], ["Anna", "Bob"]):
        one.sees(f"{names[1]}, you’re the Bookworm").press("An animal")
        tapped(one, [f"{letter} 3" for letter in "ABCDEFA"])
        go_round(one, names, ["ape", "bear", "cow", "deer", "elk", "frog", "ant"])
        if names[0] == "Bob":
            one.press("Next round")
    one.sees("Shared win")
    ends(one, 4)


def test_stars_with_each_side_reading_its_own_dice(arrive: Arrive, ends: Ends) -> None:
    anna, bob = guests = seated_with(arrive, "stars", ["Anna", "Bob"], OURS | {"hard": True})
    tapped(bob, ["4", "5", "6"])
    tapped(anna, ["B", "E", "Q", "R", "W", "T", "1", "2", "3"])
    for each in guests:
        turn_card(each)
    cipher, secret, ours = cipher_of(anna), message_of(anna), message_of(bob)
    assert sorted("".join((cipher.trust, cipher.amplify, cipher.suspicion))) == sorted("BEQRWT")
    alien, scientist = anna.friend(), bob.friend()
    exchange(WORDS["en"][:6], alien, scientist)
    alien.act("guess-words", words=ours)
    scientist.act("guess-words", words=secret)
    scientist.act("guess-letters", trust=cipher.trust, amplify=cipher.amplify, suspicion=cipher.suspicion)
    bob.sees("12 of 12")
    ends(bob, 3)
