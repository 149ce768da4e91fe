"""`parlour stars`: the companion of the printed game (STA-27, STA-28)."""

import re
from collections.abc import Callable
from enum import StrEnum
from random import SystemRandom
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli.output import console, print_json, printable, progress
from parlour.cli.phrases import phrase
from parlour.cli.tables import Language
from parlour.core import Refused
from parlour.games.stars.cipher import Alphabet, Cipher, alphabet_of, read_cipher
from parlour.games.stars.cipher import score as score_of
from parlour.games.stars.deduction.sheet import Sheet
from parlour.games.stars.deduction.sheet import deduce as deduce_from
from parlour.games.stars.draw import draw_cipher
from parlour.lexicon import Lexicon, Unreadable, letters

LONGEST = 30
SCORE = re.compile("[-−+]?[0-9]{1,20}")

app = typer.Typer(help="A Message from the Stars beside the printed game.")


class Draw(StrEnum):
    cards = "cards"
    uniform = "uniform"


AsJson = Annotated[bool, typer.Option("--json", help="Print data.")]
InLanguage = Annotated[Language, typer.Option(help="The language of the words.")]
HowDrawn = Annotated[Draw, typer.Option(help="The printed draw, or every cipher with the same chance.")]


@app.command()
def score(
    words: Annotated[list[str], typer.Argument(metavar="WORD...", help="Words to score.")],
    trust: Annotated[str, typer.Option(help="The three trust letters.")],
    amplify: Annotated[str, typer.Option(help="The two amplify letters.")],
    suspicion: Annotated[str, typer.Option(help="The suspicion letter.")],
    language: InLanguage = Language.en,
    json: AsJson = False,
) -> None:
    """The cipher score of each word."""
    cipher = read_cipher(alphabet_of(language), trust, amplify, suspicion)
    scored = [{"word": word, "score": score_of(_read_word(word, language), cipher)} for word in words]
    _show(scored, json, "\n".join(f"{row['score']:>6}  {row['word']}" for row in scored))


@app.command()
def draw(draw: HowDrawn = Draw.cards, language: InLanguage = Language.en, json: AsJson = False) -> None:
    """Draw a cipher."""
    cipher = draw_cipher(alphabet_of(language), draw.value, SystemRandom())
    _show(cipher, json, _spelled(cipher, language))


@app.command()
def deduce(
    scored: Annotated[
        list[str] | None, typer.Argument(metavar="WORD=SCORE...", help="Words with their scores.")
    ] = None,
    draw: HowDrawn = Draw.cards,
    next: Annotated[int, typer.Option(min=0, max=1000, help="Look for so many words that would tell most.")] = 0,
    bits: Annotated[str, typer.Option(metavar="WORD,...", help="How much these words would tell.")] = "",
    language: InLanguage = Language.en,
    json: AsJson = False,
) -> None:
    """What follows from scored words: exact chances of every letter, the best guess, the most telling next words."""
    asked = {word: _read_word(word, language) for word in bits.split(",") if word.strip()}
    pairs = [_read_scored(pair, language) for pair in scored or ()]
    with progress("words", 100) as tick:
        sheet = deduce_from(
            Lexicon.load(language),
            pairs,
            draw=draw.value,
            next=next,
            bits=[*asked.values()],
            progress=_by_hundredths(tick),
        )
    sheet = msgspec.structs.replace(sheet, bits={typed: sheet.bits[word] for typed, word in asked.items()})
    _show(sheet, json, _in_lines(sheet, alphabet_of(language), language))


@app.command()
def legal(
    words: Annotated[list[str], typer.Argument(metavar="WORD...", help="Words to send.")],
    card: Annotated[str, typer.Option(metavar="WORD,...", help="The words of the sender's card.")],
    language: InLanguage = Language.en,
    json: AsJson = False,
) -> None:
    """Whether words may be sent by the owner of a card with these words."""
    from parlour.games.stars.legal import judge_transmission

    own = [_read_word(word, language) for word in card.split(",") if word.strip()]
    if not own:
        raise Refused("unreadable", "--card wants the words of the sender's card, with commas between")
    judged = [(word, judge_transmission(word, own, (), Lexicon.load(language))) for word in words]
    rows = [{"word": printable(word), "legal": one.legal, "because": one.because} for word, one in judged]
    may = phrase(language, "may-be-sent")
    _show(rows, json, "\n".join(f"{printable(word)}: {one.text(language) or may}" for word, one in judged))


def _read_word(text: str, language: str) -> str:
    try:
        word = Lexicon.load(language).read(text)
    except Unreadable as wrong:
        raise Unreadable(wrong.code, f"can't read {text!r}: {wrong.detail}") from None
    if len(letters(word)) > LONGEST:
        raise Unreadable("too-long", f"{text}: a transmission has at most {LONGEST} letters")
    return word


def _read_scored(pair: str, language: str) -> tuple[str, int]:
    """The minus may be a typed hyphen or the sign that a score is printed with."""
    word, _, number = pair.partition("=")
    if SCORE.fullmatch(number):
        return _read_word(word, language), int(number.replace("−", "-"))
    raise Refused("unreadable", f"{pair!r} is not of the form WORD=SCORE, as in chopper=-8")


def _show(data: Any, as_json: bool, text: str) -> None:
    print_json(data) if as_json else console.print(text, markup=False, soft_wrap=True)


def _spelled(cipher: Cipher, language: str) -> str:
    return phrase(language, "cipher", **msgspec.structs.asdict(cipher))


def _in_lines(sheet: Sheet, alphabet: Alphabet, language: str) -> str:
    lines = [phrase(language, "deduced", ciphers=sheet.ciphers, entropy=sheet.entropy), ""]
    lines.append(phrase(language, "groups"))
    for letter, chances in sheet.letters.items():
        shown = " ".join(f"{_percent(chance):>10}" for chance in (chances.trust, chances.amplify, chances.suspicion))
        lines.append(f"  {letter} {shown}  {phrase(language, alphabet.colours[letter])}")
    lines += ["", phrase(language, "best-guess", cipher=_spelled(sheet.guess, language))]
    told = [*((one.word, one.bits) for one in sheet.next), *sheet.bits.items()]
    return "\n".join([*lines, *(phrase(language, "tells", bits=bits, word=word) for word, bits in told)])


def _percent(chance: float) -> str:
    return "-" if chance == 0 else f"{100 * chance:.1f}%"


def _by_hundredths(tick: Callable[[], None]) -> Callable[[int, int], None]:
    """Moves a bar of a hundred steps."""
    shown = 0

    def step(done: int, total: int) -> None:
        nonlocal shown
        while shown < 100 * done // total:
            shown += 1
            tick()

    return step
