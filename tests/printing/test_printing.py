"""Every file that can be printed: pages, sizes, glyphs, words, duplex order, cut marks."""

import io
from functools import cache
from itertools import product

import pytest
from fontTools.ttLib import TTFont
from pypdf import PdfReader

from parlour.core import Refused
from parlour.core.extras.paper import Deck, Dice, Message
from parlour.games import CATALOGUE
from parlour.games.bookworm.components import lines, shipped_cards
from parlour.games.stars import score
from parlour.games.stars.components.cards import shipped_cards as message_cards
from parlour.games.stars.components.cipher import alphabet_of, read_cipher
from parlour.languages import Alphabet, Language
from parlour.languages import language as installed
from parlour.printing import PAPERS, make, whats_of
from parlour.printing import pen as printing_pen
from parlour.printing.make import set_parts
from parlour.printing.pen import FILES, FONTS
from parlour.printing.sheets import Layout
from wild import sample

pytestmark = pytest.mark.slow  # each takes less than 1.5 s, all of them 15 s
GAMES = ("bottle", "lone", "rebus", "stars", "bookworm")
PAGES = {"bottle": 8, "lone": 7, "rebus": 9, "stars": 24, "bookworm": 15}
EVERY = sample(product(PAPERS, GAMES, ("en", "uk")), 3)
"""Every game, language and paper size, but not all combinations."""
POINT = 72 / 25.4


@cache
def printed(game, language, paper, *whats):
    return PdfReader(io.BytesIO(make(CATALOGUE[game], language, paper, whats).data))


def paper_of(game, language):
    return CATALOGUE[game].extras.prints(language, CATALOGUE[game].settings())


def text_of(reader):
    return " ".join(" ".join(page.extract_text().split()) for page in reader.pages)


@pytest.mark.parametrize(("paper", "game", "language"), EVERY)
def test_every_file_has_its_pages_in_the_paper_s_size(paper, game, language):
    reader = printed(game, language, paper)
    assert len(reader.pages) == PAGES[game]
    for page in reader.pages:
        assert float(page.mediabox.width) == pytest.approx(PAPERS[paper][0] * POINT, abs=0.1)
        assert float(page.mediabox.height) == pytest.approx(PAPERS[paper][1] * POINT, abs=0.1)


def pen_of(alphabet, monkeypatch, direction="ltr"):
    there = installed("en")
    made = Language(code="xx", name="Polski", package="parlour_en", alphabet=Alphabet(alphabet), direction=direction)
    monkeypatch.setattr(printing_pen, "installed", lambda code: made if code == "xx" else there)
    return printing_pen.Pen(210, 297, "Title", "xx")


@pytest.mark.parametrize("letters", ["ąćęłńóśźż", "čďěňřšťůž", "őű", "āēģķļņ", "αβγδεζηθς", "ğışİ", "ĉĝĥĵŝŭ"])
@pytest.mark.parametrize("font", FILES)
def test_letters_of_other_languages_are_real_glyphs(letters, font, monkeypatch):
    own = dict.fromkeys(sign for sign in letters if sign.upper().lower() == sign)  # alphabets accept no other letters
    pen = pen_of("".join(own), monkeypatch)
    pen.new_page()
    text = letters + letters.upper()
    pen.text(10, 20, text, 12, font)
    for used, characters in pen.used.items():
        with TTFont(FONTS / FILES[used]) as file:
            assert {sign for sign in characters if ord(sign) not in file.getBestCmap()} == set()
    assert text in PdfReader(io.BytesIO(pen.done())).pages[0].extract_text()


def test_a_language_without_letters_in_our_fonts_is_refused(monkeypatch):
    with pytest.raises(Refused, match="no letters for"):
        pen_of("אבגדה", monkeypatch, "rtl")


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in ("en", "uk")])
def test_no_glyph_is_missing(game, language):
    pen = set_parts(CATALOGUE[game], language, "a4")
    pen._close()
    for font, characters in pen.used.items():
        with TTFont(FONTS / FILES[font]) as file:
            known = file.getBestCmap()
        assert {sign for sign in characters if ord(sign) not in known} == set()
    assert any(pen.used.values())


@pytest.mark.parametrize("language", ["en", "uk"])
def test_cards_carry_their_words(language):
    text = text_of(printed("stars", language, "a4", "messages"))
    assert all(word in text for card in message_cards(language).every for word in card.words)
    text = text_of(printed("bookworm", language, "letter", "cards")).replace(" ", "")
    named = [line.text(language) for card in shipped_cards() for line in lines(card)]
    assert all(name.replace(" ", "") in text for name in named)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_rules_in_short_are_the_game_s_own(game, language):
    text = text_of(printed(game, language, "letter", "rules"))
    for sentence in CATALOGUE[game].texts(language).paper:
        assert sentence in text
    assert len(printed(game, language, "letter", "rules").pages) == 1


@pytest.mark.rule("BKW-32")
@pytest.mark.parametrize(("language", "lists"), [("en", "our lists"), ("de", "unsere Listen"), ("uk", "наші списки")])
def test_paper_has_no_lists_that_could_decide(language, lists):
    texts = CATALOGUE["bookworm"].texts(language)
    assert lists in texts.how[3]
    assert all(lists not in sentence for sentence in texts.paper)
    assert texts.paper[:3] + texts.paper[4:] == texts.how[:3] + texts.how[4:]


@pytest.mark.rule("BOT-20", "BKW-03")
@pytest.mark.parametrize(
    ("language", "shorter", "green"),
    [("en", "shorter one", "green"), ("de", "kürzeres", "grüne"), ("uk", "коротше,", "зелену")],
)
def test_the_shorter_word_and_green_categories_are_explained_everywhere(language, shorter, green):
    """How to play, the terminal's summary and the printed sheet have the same text."""
    assert shorter in CATALOGUE["bottle"].texts(language).paper[1]
    assert green in CATALOGUE["bookworm"].texts(language).paper[0]


def _dice(game, language):
    paper = paper_of(game, language)
    return next(part.content for part in paper.parts if isinstance(part.content, Dice))


@pytest.mark.parametrize(("game", "count"), [("bottle", 5), ("lone", 8), ("rebus", 15), ("bookworm", 8)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_dice_show_the_shipped_faces_as_nets_and_as_labels(game, count, language):
    dice = _dice(game, language).dice
    assert len(dice) == count
    letters = sorted(face.text for die in dice for face in die.faces if 1 <= len(face.text) <= 2 and face.text != "*")
    for what in ("dice", "labels"):
        words = text_of(printed(game, language, "a4", what)).split()
        assert all(words.count(letter) >= letters.count(letter) for letter in set(letters))


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_match_their_fronts(paper):
    layout = Layout.most(PAPERS[paper], 95, 63)
    wide = PAPERS[paper][0]
    for index in range(layout.count):
        front, back = layout.slot(index), layout.slot(index, mirrored=True)
        assert back.y == front.y
        assert back.middle == pytest.approx(wide - front.middle)
    assert layout.slot(0, mirrored=True) != layout.slot(0)


def _places(page, word):
    found = []

    def visit(text, _, matrix, *rest):
        if text.strip() == word:
            found.append((float(matrix[4]), float(matrix[5])))

    page.extract_text(visitor_text=visit)
    return found


def test_fronts_are_odd_and_backs_even():
    """A part to cut out always begins on a new sheet."""
    for game in GAMES:
        reader = printed(game, "en", "a4")
        for number, page in enumerate(reader.pages, start=1):
            assert page.extract_text().rstrip().split(f"{number}, ")[1].startswith("front" if number % 2 else "back")


def test_the_last_sheet_of_a_deck_has_backs_behind_its_cards():
    pages = printed("stars", "en", "a4", "cipher").pages
    assert len(pages) == 2
    backs = _places(pages[1], "Cipher")
    assert len(backs) == 26
    left = min(x for x, _ in backs)
    last_row = min(y for _, y in backs)
    row = sorted(x for x, y in backs if y == pytest.approx(last_row, abs=1))
    assert len(row) == 2, "26 letters: four rows of six, then two"
    assert row[0] > left + 3 * 31.5 * POINT, "which lie at the right on the back, as at the left on the front"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_cut_marks_are_on_the_page_and_off_the_cards(game, paper):
    wide, high = PAPERS[paper]
    decks = [part.content for part in paper_of(game, "en").parts if isinstance(part.content, Deck)]
    for deck in decks:
        layout = Layout.most(PAPERS[paper], deck.width, deck.height)
        slots = [layout.slot(index) for index in range(layout.count)]
        for x, y in (point for tick in layout.ticks() for point in tick):
            assert 4 < x < wide - 4
            assert 4 < y < high - 4
            assert not any(s.x < x < s.x + s.width and s.y < y < s.y + s.height for s in slots)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_nothing_is_set_outside_of_the_page(language):
    for game in GAMES:
        for page in printed(game, language, "letter").pages:
            places = []
            page.extract_text(visitor_text=lambda text, _, at, *rest, to=places: text.strip() and to.append(at[4:6]))
            wide, high = float(page.mediabox.width), float(page.mediabox.height)
            assert all(10 < x < wide - 10 and 10 < y < high - 10 for x, y in places)


def test_a_message_card_is_whole():
    deck = next(part.content for part in paper_of("stars", "uk").parts if part.what == "messages")
    assert len(deck.cards) == 48
    assert all(isinstance(card.front, Message) and card.front.sentence.count("_____") == 3 for card in deck.cards)


@pytest.mark.rule("STA-10")
@pytest.mark.parametrize(
    ("language", "cipher", "examples"),
    [
        ("en", ("EPH", "RX", "O"), {"CHOPPER": "−8", "BORAX": "0"}),
        ("uk", ("ОЛЬ", "РК", "С"), {"КОРОЛЬ": "16", "КОЛОСОК": "−16"}),
    ],
)
def test_the_example_on_paper_adds_up(language, cipher, examples):
    aids = " ".join(paper_of("stars", language).aids)
    drawn = read_cipher(alphabet_of(language), *cipher)
    for word, says in examples.items():
        assert word in aids
        assert says in aids
        assert score(word, drawn) == int(says.replace("−", "-"))


def test_existing_files():
    assert whats_of(CATALOGUE["bottle"]) == ("rules", "dice", "labels", "diamonds")
    assert whats_of(CATALOGUE["lone"]) == ("rules", "sheet", "dice", "labels")
    assert whats_of(CATALOGUE["rebus"]) == ("rules", "pad", "dice", "labels")
    assert whats_of(CATALOGUE["stars"]) == (
        "rules",
        "messages",
        "cipher",
        "notes",
        "console",
        "transmissions",
        "screen",
    )
    assert whats_of(CATALOGUE["bookworm"]) == ("rules", "cards", "scores", "dice", "labels")


@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_blank(game):
    """Every page has lines, shapes or a picture besides its footer."""
    for contents in contents_of(game):
        drawn = {line.rpartition(b" ")[2] for line in contents.split(b"\n")}
        assert drawn & {b"l", b"c", b"re", b"S", b"f", b"B"}


@pytest.mark.parametrize("game", ["stars", "bookworm", "bottle"])
def test_fronts_and_backs_of_cards_carry_the_game_s_picture(game):
    paper = paper_of(game, "en")
    deck = next(part for part in paper.parts if isinstance(part.content, Deck))
    drawing = paper.picture if deck.content.cards[0].back or game != "bottle" else deck.content.cards[0].front.drawing
    for contents in contents_of(game, deck.what):
        assert filled_with(drawing[0].tint) in contents


def contents_of(game, *whats):
    """Return what is drawn on each page. Closes the fonts, because files left open would fail a later test."""
    pen = set_parts(CATALOGUE[game], "en", "a4", whats)
    contents = [bytes(page.contents) for page in pen.pdf.pages.values()]
    pen._close()
    return contents


def filled_with(tint):
    parts = (f"{round(int(tint[at : at + 2], 16) / 255, 4):g}" for at in (1, 3, 5))
    return f"{' '.join(parts)} rg".encode()
