"""An evening at one table: three friends and a television play three games and end with the ceremony.

Chen drops out and comes back, Dora comes late.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN, SIT
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.messages import Catalogue, catalogue
from walks import bottle, lone, rebus
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
NO_WORD = {"en": "zzzzz", "uk": "ррррр", "de": "zzzzz"}
ANOTHER_WORD = """last => {
  const spoken = document.querySelector('.spoken');
  const word = spoken?.querySelector('.unseen')?.textContent;
  return spoken ? word !== last && word : 'over';
}"""
"""The next word that the television unveils."""
ANOTHER_BOARD = """last => {
  const title = document.querySelector('.stage h2')?.textContent;
  const now = performance.now();
  if (title) window.staged = now; // there is a breath between two boards
  return title ? title !== last && title : now - (window.staged ?? now) > 1000 && 'over';
}"""
"""The next crossword that the television shows."""
TO_WIN = 8
"""Diamonds. Everybody starts with one."""


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

    def choose(self, preset: str) -> None:
        """The host chooses a preset in the lobby."""
        self.anna.page.get_by_role("radio", name=self.says(preset)).check()

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
    shoot("The lobby", wall=evening.wall, phone=evening.anna)
    _play_bottle(evening, shoot)
    evening.next_game("lone")
    shoot("Another game: everyone comes along", wall=evening.wall, phone=evening.chen)
    dora = _play_lone_words(evening, arrive, shoot)
    evening.next_game("rebus")
    _play_rebus(evening, dora, shoot)
    _end(evening, dora, shoot)


def _come_together(arrive: Arrive) -> Evening:
    anna, wall = arrive("Anna"), arrive("Wall", WALL)
    language = str(anna.page.evaluate("navigator.language"))[:2]
    wall.page.emulate_media(reduced_motion="no-preference")  # the television is a stage
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
    wall = evening.wall.page
    for number, word in enumerate(WORDS[evening.language], 1):
        expect(wall.get_by_text(bottle.round_of(number)).or_(wall.locator(".result")).first).to_be_visible()
        if wall.locator(".result").count():
            break
        wall.wait_for_timeout(1500)  # until the dice stand still
        if number == 2:
            _moment(evening, "wrong", lambda: bottle.say(evening.anna, NO_WORD[evening.language]))
            shoot("A wrong word falls and breaks", wall=evening.wall, phone=evening.anna)
        bottle.say(evening.boris, word)
        if number == TO_WIN - 2:
            _moment(evening, "match-point")
            shoot("Match point", wall=evening.wall, phone=evening.chen)
        if number < TO_WIN - 1:
            expect(wall.locator(".big-word").first).to_be_visible()
        if number == 1:
            shoot("Round 1 is won", wall=evening.wall, phone=evening.anna)
    _finale(evening, shoot)
    shoot("The bottle is over", wall=evening.wall, winner=evening.boris, phone=evening.anna)


def _moment(evening: Evening, cue: str, do: Callable[[], None] = lambda: None) -> None:
    """Do it and wait until the television has staged what follows from it."""
    do()
    evening.wall.page.locator(f".stage.{cue}").wait_for()
    evening.wall.page.wait_for_timeout(1800)


def _finale(evening: Evening, shoot: Shoot) -> None:
    """The winner on the television, and what is there when the confetti is gone."""
    evening.wall.page.locator(".stage.winners").wait_for()
    evening.wall.page.wait_for_timeout(1000)
    shoot("Confetti for the winner", wall=evening.wall, phone=evening.anna)
    evening.wall.page.wait_for_timeout(2500)
    shoot("The standings have climbed", wall=evening.wall)
    expect(evening.wall.page.locator(".stage")).to_have_count(0)


def _play_lone_words(evening: Evening, arrive: Arrive, shoot: Shoot) -> Guest:
    """Returns Dora, who comes when the game has begun. Chen is away when it begins."""
    evening.chen.page.goto("about:blank")
    evening.choose("preset-first")  # there is time for pictures
    evening.press(evening.anna, "lobby-start")
    expect(evening.anna.page.get_by_role("textbox")).to_be_visible()
    dora = arrive("Dora").open(f"/t/{evening.code}")
    dora.page.get_by_role("textbox").fill(NAMES[evening.language][3])
    evening.press(dora, "door-next-game")
    evening.chen.open(f"/t/{evening.code}")
    shoot("Dora waits for the next game, Chen is back", wall=evening.wall, late=dora, back=evening.chen)
    words = Lexicon.load(evening.language)
    for number in range(1, 5):
        _lone_round(evening, words, number, shoot)
    _finale(evening, shoot)
    shoot("Lone Words is over", wall=evening.wall, phone=evening.anna, winner=evening.boris)
    return dora


def _lone_round(evening: Evening, words: Lexicon, number: int, shoot: Shoot) -> None:
    for each in evening.friends:
        each.sees(re.compile(rf"(Round|Раунд) {number} "))
    for at, length in enumerate(lone.LENGTHS[number - 1]):
        found = sorted(words.spellable(lone.dice_of(evening.boris), length=length), key=words.zipf, reverse=True)
        other = 3 * at + number if at else 0  # all three write the first word of a round
        for guest, nth in ((evening.anna, 0), (evening.boris, other), (evening.chen, 0)):
            lone.write(guest, found[nth])
    for each in evening.friends:
        each.press(lone.DONE)
    if number == 1:
        _row_by_row(evening, shoot)
    for each in evening.friends:
        expect(each.button(lone.ON)).to_be_visible()
    if number == 1:
        shoot("All rows are open", wall=evening.wall, phone=evening.anna)
    for each in evening.friends:
        each.press(lone.ON)


def _row_by_row(evening: Evening, shoot: Shoot) -> None:
    word = ""
    evening.wall.page.locator(".spoken").wait_for()
    for _ in range(3):
        word = evening.wall.page.wait_for_function(ANOTHER_WORD, arg=word).json_value()
        if word == "over":
            return
        evening.wall.page.wait_for_timeout(500)
        shoot("Each word has its moment", wall=evening.wall, phone=evening.anna)


def _play_rebus(evening: Evening, dora: Guest, shoot: Shoot) -> None:
    shoot("The lobby of Letters Rebus", wall=evening.wall, phone=dora)
    evening.choose("preset-quick")
    evening.press(evening.anna, "lobby-start")
    words = Lexicon.load(evening.language)
    letters = rebus.letters_of(evening.anna)
    builders = (*evening.friends, dora)
    for skip, guest in enumerate(builders):
        rebus.build(guest, words, list(letters), skip)
    shoot("The felt", wall=evening.wall, phone=evening.anna)
    for each in builders:
        rebus.finish(each)
    evening.wall.page.locator(".stage.scene").wait_for()
    shown = ""
    while (shown := evening.wall.page.wait_for_function(ANOTHER_BOARD, arg=shown).json_value()) != "over":
        evening.wall.page.wait_for_timeout(1000)
        shoot("One crossword after the other", wall=evening.wall)
    shoot("All crosswords", wall=evening.wall, phone=evening.anna)
    for each in builders:
        each.press(rebus.ON)
    expect(evening.wall.page.locator(".result")).to_be_visible()
    expect(evening.wall.page.locator(".stage")).to_have_count(0)
    shoot("Letters Rebus is over", wall=evening.wall, phone=evening.anna)


def _end(evening: Evening, dora: Guest, shoot: Shoot) -> None:
    evening.press(evening.anna, "result-end-evening")
    evening.press(evening.anna, "ceremony-first")
    shoot("The first card of the ceremony", wall=evening.wall, phone=evening.anna)
    following = evening.anna.button(evening.texts.say("ceremony-next"))
    while following.count():
        following.click()
        evening.anna.page.wait_for_timeout(500)
    shoot("The champion of the evening", wall=evening.wall, phone=evening.anna, late=dora)
