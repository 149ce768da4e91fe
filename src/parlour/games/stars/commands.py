"""A Message from the Stars beside the printed game."""  # the companion: STA-27, STA-28

import re
from random import Random
from typing import Annotated, Literal

import msgspec
import typer

from parlour.core import Answer, Outside, Refused
from parlour.core.commands import language_option, printable
from parlour.games.stars.components.cipher import Alphabet, Cipher, alphabet_of, draw_cipher, read_cipher
from parlour.games.stars.rules.legal import judge_transmission
from parlour.games.stars.rules.scores import score as score_of
from parlour.games.stars.solver.sheet import Sheet
from parlour.games.stars.solver.sheet import deduce as deduce_from
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon, Unreadable, letters
from parlour.messages import catalogue
from parlour.messages.catalogue import Value

LONGEST = 30
SCORE = re.compile("[-−+]?[0-9]{1,20}")

InLanguage = Annotated[str, language_option("The language of the words.")]
HowDrawn = Annotated[
    Literal["cards", "uniform"], typer.Option(help="The printed draw, or every cipher with the same chance.")
]


def score(
    words: Annotated[list[str], typer.Argument(metavar="WORD", help="Words to score.")],
    trust: Annotated[str, typer.Option(help="The three trust letters.")],
    amplify: Annotated[str, typer.Option(help="The two amplify letters.")],
    suspicion: Annotated[str, typer.Option(help="The suspicion letter.")],
    language: InLanguage = ENGLISH,
) -> Answer:
    """The cipher score of each word."""
    cipher = read_cipher(alphabet_of(language), trust, amplify, suspicion)
    scored = [{"word": word, "score": score_of(_read_word(word, language), cipher)} for word in words]
    return Answer(scored, tuple(f"{row['score']:>6}  {row['word']}" for row in scored))


def draw(
    outside: Outside,
    draw: HowDrawn = "cards",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed draws the same cipher.")] = None,
    language: InLanguage = ENGLISH,
) -> Answer:
    """Draw a cipher."""
    rng = outside.rng if seed is None else Random(seed)
    cipher = draw_cipher(alphabet_of(language), draw, rng)
    return Answer(cipher, (_spelled(cipher, language),))


def deduce(
    outside: Outside,
    scored: Annotated[list[str] | None, typer.Argument(metavar="WORD=SCORE", help="Words with their scores.")] = None,
    draw: HowDrawn = "cards",
    next: Annotated[int, typer.Option(min=0, max=1000, help="Find this many of the most telling words.")] = 0,
    bits: Annotated[str, typer.Option(metavar="WORD,...", help="How many bits these words would tell.")] = "",
    language: InLanguage = ENGLISH,
) -> Answer:
    """Deduce from scored words: the exact chance of every letter, the best guess, and the most telling next words."""
    asked = {word: _read_word(word, language) for word in bits.split(",") if word.strip()}
    sheet = deduce_from(
        Lexicon.load(language),
        [_read_scored(pair, language) for pair in scored or ()],
        draw=draw,
        next=next,
        bits=[*asked.values()],
        progress=lambda done, total: outside.report(f"{100 * done // total} %"),
    )
    sheet = msgspec.structs.replace(sheet, bits={typed: sheet.bits[word] for typed, word in asked.items()})
    return Answer(sheet, tuple(_in_lines(sheet, alphabet_of(language), language)))


def legal(
    words: Annotated[list[str], typer.Argument(metavar="WORD", help="Words to send.")],
    card: Annotated[str, typer.Option(metavar="WORD,...", help="The words of the sender's card.")],
    language: InLanguage = ENGLISH,
) -> Answer:
    """Say whether words may be sent by the owner of a card with these words."""
    own = [_read_word(word, language) for word in card.split(",") if word.strip()]
    if not own:
        raise Refused("unreadable", "--card wants the words of the sender's card, with commas between")
    judged = [(word, judge_transmission(word, own, (), Lexicon.load(language))) for word in words]
    rows = [{"word": printable(word), "legal": one.legal, "because": one.because} for word, one in judged]
    may = _phrase(language, "command-may-be-sent")
    return Answer(rows, tuple(f"{printable(word)}: {one.text(language) or may}" for word, one in judged))


GROUPS = ("trust", "amplify", "suspicion")
COMMANDS = (score, draw, deduce, legal)
SOLVED_BY = "parlour stars deduce WORD=SCORE …"


def _read_word(text: str, language: str) -> str:
    try:
        word = Lexicon.load(language).read(text)
    except Unreadable as wrong:
        raise Unreadable(wrong.code, f"can't read {text!r}: {wrong.detail}") from None
    if len(letters(word)) > LONGEST:
        raise Unreadable("too-long", f"{text}: a transmission has at most {LONGEST} letters")
    return word


def _read_scored(pair: str, language: str) -> tuple[str, int]:
    """Read a score. The minus may be a hyphen or the printed sign."""
    word, _, number = pair.partition("=")
    if SCORE.fullmatch(number):
        return _read_word(word, language), int(number.replace("−", "-"))
    raise Refused("unreadable", f"{pair!r} is not of the form WORD=SCORE, as in chopper=-8")


def _phrase(language: str, key: str, **parts: Value) -> str:
    return catalogue(language, __package__).say(f"stars-{key}", **parts)


def _spelled(cipher: Cipher, language: str) -> str:
    return _phrase(language, "command-cipher", **msgspec.structs.asdict(cipher))


def _in_lines(sheet: Sheet, alphabet: Alphabet, language: str) -> list[str]:
    lines = [_phrase(language, "command-deduced", ciphers=sheet.ciphers, entropy=f"{sheet.entropy:.2f}"), ""]
    lines.append("    " + " ".join(f"{_phrase(language, f'group-{group}'):>10}" for group in GROUPS))
    for letter, chances in sheet.letters.items():
        shown = " ".join(f"{_percent(chance):>10}" for chance in (chances.trust, chances.amplify, chances.suspicion))
        lines.append(f"  {letter} {shown}  {_phrase(language, f'colour-{alphabet.colours[letter]}')}")
    lines += ["", _phrase(language, "command-best-guess", cipher=_spelled(sheet.guess, language))]
    hints = [*((one.word, one.bits) for one in sheet.next), *sheet.bits.items()]
    return [*lines, *(f"  {_phrase(language, 'command-tells', bits=f'{bits:.3f}', word=word)}" for word, bits in hints)]


def _percent(chance: float) -> str:
    return "-" if chance == 0 else f"{100 * chance:.1f}%"
