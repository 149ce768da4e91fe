"""An evening at one table: three friends and a television play three games and end with the ceremony.

Chen drops out and comes back, Dora comes late.
"""

import re
from dataclasses import dataclass

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN, SIT
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.messages import Catalogue, catalogue
from walks import lone, rebus
from walks.album import Shoot
from walks.stage import WALL, Arrive

NAMES = {
    "en": ("Anna", "Boris", "Chen", "Dora"),
    "uk": ("Ганна", "Борис", "Максим", "Дарина"),
    "de": ("Anna", "Boris", "Clara", "Dora"),
}
DICE = {"en": "AERT", "uk": "АКРТ", "de": "AERT"}
"""Bottle dice that always fall alike, so that the winning words are known."""
WORDS = {
    "en": ["area", "career", "theatre", "character", "parade", "reader", "bearer", "eater", "era", "treasure"],
    "uk": ["карта", "трактор", "квартира", "контракт", "характер", "актор", "картка", "аркада", "краватка"],
    "de": ["Theater", "Charakter", "Arbeiter", "Verrat", "Vater", "Garten", "Karte", "Werbepartner", "Lehrerrat"],
}


@dataclass(frozen=True)
class Evening:
    """The people at the table, and what is on their screens."""

    anna: Guest
    boris: Guest
    chen: Guest
    wall: Guest
    language: str
    code: str
    texts: Catalogue

    @property
    def friends(self) -> tuple[Guest, Guest, Guest]:
        return self.anna, self.boris, self.chen

    def press(self, guest: Guest, *names: str) -> None:
        """Press the button that says one of these messages."""
        guest.press(self.says(*names))

    def says(self, *names: str) -> re.Pattern[str]:
        return re.compile("|".join(re.escape(self.texts.say(name)) for name in names))

    def next_game(self, game: str) -> None:
        """The host chooses another game, and everybody comes along."""
        self.press(self.anna, "result-another")
        title = CATALOGUE[game].title(self.language)
        self.anna.page.get_by_role("dialog").get_by_role("button", name=re.compile(re.escape(title))).click()
        for each in (self.anna, self.chen):
            each.sees(self.texts.say("lobby-seats"))


def walk(arrive: Arrive, shoot: Shoot) -> None:
    evening = _come_together(arrive)
    shoot("The lobby", phone=evening.anna, wall=evening.wall)
    _play_bottle(evening, shoot)
    evening.next_game("lone")
    shoot("Another game: everyone comes along", phone=evening.chen, wall=evening.wall)
    dora = _play_lone_words(evening, arrive, shoot)
    evening.next_game("rebus")
    _play_rebus(evening, dora, shoot)
    _end(evening, dora, shoot)


def _come_together(arrive: Arrive) -> Evening:
    anna, wall = arrive("Anna"), arrive("Wall", WALL)
    language = str(anna.page.evaluate("navigator.language"))[:2]
    boris, chen = arrive("Boris"), arrive("Chen")
    yellow, first, second, blue = DICE[language]
    dice = {"yellow": [yellow] * 6, "turquoise": [[first] * 6, [second] * 6], "dark_blue": [blue] * 6}
    settings = {"dice": dice | {"effects": ["base"] * 6}, "mode": "easy"}
    table = {"game": "bottle", "language": language, "settings": settings, "name": NAMES[language][0]}
    code = anna.page.evaluate(OPEN, table)
    for friend, name in zip((boris, chen), NAMES[language][1:], strict=False):
        friend.page.evaluate(SIT, [code, name])
    for guest in (anna, boris, chen):
        guest.open(f"/t/{code}")
    wall.open(f"/t/{code}/screen").sees(NAMES[language][2])
    return Evening(anna, boris, chen, wall, language, code, catalogue(language))


def _play_bottle(evening: Evening, shoot: Shoot) -> None:
    evening.press(evening.anna, "lobby-start")
    over = evening.boris.page.get_by_role("heading", name=evening.says("result-you-win"))
    line = evening.boris.page.get_by_role("textbox")
    for number, word in enumerate(WORDS[evening.language], 1):
        expect(line.or_(over).first).to_be_visible()
        if over.count():
            break
        if number == 2:
            evening.anna.page.get_by_role("textbox").fill("zzzzz")
            evening.anna.page.keyboard.press("Enter")
            shoot("A wrong word", phone=evening.anna, wall=evening.wall)
        evening.wall.page.wait_for_timeout(1500)  # until the dice stand still
        line.fill(word)
        evening.boris.page.keyboard.press("Enter")
        expect(evening.wall.page.locator(".big-word").first).to_be_visible()
        if number < 4:
            shoot(f"Round {number} is won", wall=evening.wall)
        expect(line.and_(evening.boris.page.locator(":enabled")).or_(over).first).to_be_visible()
    expect(over).to_be_visible()
    evening.wall.page.wait_for_timeout(3000)
    shoot("The bottle is over", winner=evening.boris, phone=evening.anna, wall=evening.wall)


def _play_lone_words(evening: Evening, arrive: Arrive, shoot: Shoot) -> Guest:
    """Returns Dora, who comes when the game has begun. Chen is away when it begins."""
    evening.chen.page.goto("about:blank")
    evening.press(evening.anna, "lobby-start")
    expect(evening.anna.page.get_by_role("textbox")).to_be_visible()
    dora = arrive("Dora").open(f"/t/{evening.code}")
    dora.page.get_by_role("textbox").fill(NAMES[evening.language][3])
    evening.press(dora, "door-next-game")
    evening.chen.open(f"/t/{evening.code}")
    shoot("Dora waits for the next game, Chen is back", late=dora, back=evening.chen, wall=evening.wall)
    words = Lexicon.load(evening.language)
    for number in range(1, 5):
        _lone_round(evening, words, number, shoot)
    expect(evening.wall.page.locator(".result")).to_be_visible()
    evening.wall.page.wait_for_timeout(3000)
    shoot("Lone Words is over", phone=evening.anna, winner=evening.boris, wall=evening.wall)
    return dora


def _lone_round(evening: Evening, words: Lexicon, number: int, shoot: Shoot) -> None:
    for each in evening.friends:
        each.sees(re.compile(rf"\b{number}\b.*\b4\b"))
    for at, length in enumerate(lone.LENGTHS[number - 1]):
        found = sorted(words.spellable(lone.dice_of(evening.boris), length=length), key=words.zipf, reverse=True)
        for guest, nth in ((evening.anna, 0), (evening.boris, 3 * at + number), (evening.chen, 0)):
            lone.write(guest, found[nth])
    for each in evening.friends:
        each.press(lone.DONE)
    evening.wall.page.wait_for_timeout(2500)
    if number < 3:
        shoot("Row by row", phone=evening.anna, wall=evening.wall)
    for each in evening.friends:
        each.press(lone.ON)


def _play_rebus(evening: Evening, dora: Guest, shoot: Shoot) -> None:
    shoot("The lobby of Letters Rebus", phone=dora, wall=evening.wall)
    evening.press(evening.anna, "lobby-start")
    words = Lexicon.load(evening.language)
    letters = [label[0].lower() for label in evening.anna.labels(rebus.hand(evening.anna), 15) if len(label) > 0]
    for guest, skip in ((evening.anna, 0), (evening.boris, 1), (evening.chen, 2)):
        rebus.build(guest, words, list(letters), skip)
    shoot("The felt", phone=evening.anna, wall=evening.wall)
    for each in (*evening.friends, dora):
        each.press(rebus.DONE)
        if each.page.get_by_role("dialog").count():
            each.page.get_by_role("dialog").get_by_role("button").last.click()
    evening.wall.page.wait_for_timeout(4000)
    shoot("The crosswords are shown", phone=evening.anna, wall=evening.wall)


def _end(evening: Evening, dora: Guest, shoot: Shoot) -> None:
    evening.press(evening.anna, "result-end-evening")
    evening.press(evening.anna, "ceremony-first")
    shoot("The first card of the ceremony", phone=evening.anna, wall=evening.wall)
    following = evening.anna.button(evening.texts.say("ceremony-next"))
    while following.count():
        following.click()
        evening.anna.page.wait_for_timeout(500)
    shoot("The champion of the evening", phone=evening.anna, late=dora, wall=evening.wall)
