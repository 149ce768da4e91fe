"""`parlour word` and `parlour find`: what the lexicon says, and what it finds."""

from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.cli.game_options import entry_of, games
from parlour.cli.output import AsJson, show, stop
from parlour.cli.plain import WORDS, App
from parlour.cli.terminal.phrases import phrase
from parlour.core import WordLimits
from parlour.core.commands import counted, language_option, printable, unspaced
from parlour.languages import ENGLISH
from parlour.lexicon import Found, Lexicon, Unreadable, Verdict, letters
from parlour.lexicon.meaning import Meaning, noun_sense
from parlour.lexicon.word_list import lexicon_of
from parlour.messages import catalogue

app = App(help="Look words up and find words.")
SHOWN = 60
JOKER = "*"
_Language = Annotated[str, language_option("The language of the words.")]


@app.command(rich_help_panel=WORDS)
def word(
    words: Annotated[list[str], typer.Argument(metavar="WORD", help="One word or several.")],
    language: _Language = ENGLISH,
    game: Annotated[
        str | None,
        typer.Option(
            metavar="GAME", autocompletion=games, help="Also say whether this game accepts it, regardless of the dice."
        ),
    ] = None,
    meaning: Annotated[bool, typer.Option("--meaning", help="Also say what it means, and its base form.")] = False,
    json: AsJson = False,
) -> None:
    """What the lexicon says of each word: valid or not, a singular noun or not, and why. Exit 1 if any is no word, or
    none that the game takes."""
    lexicon = Lexicon.load(language)
    limits = WordLimits() if game is None else entry_of(game).extras.words
    verdicts = [lexicon.verdict(text, lambda near: _fault(near, lexicon, limits) is None) for text in words]
    faults = [_fault_of(verdict, lexicon, limits) for verdict in verdicts]
    rows, lines = [], []
    for verdict, fault in zip(verdicts, faults, strict=True):
        because, meant = _because(fault, limits, language), lexicon.meaning(verdict.word) if meaning else None
        taken = {"taken": not fault, "because": because} if game else {}
        rows.append(_as_json(verdict, language) | taken | ({"meaning": meant} if meant else {}))
        refusal = f"; {phrase(language, 'not-taken')}: {because}" if game and fault else ""
        lines.append(_as_line(verdict, language) + refusal)
        lines += [f"  {line}" for line in _meaning_lines(meant, language)] if meant else []
    show(rows, lines, json)
    if any(faults):
        raise typer.Exit(1)


def _meaning_lines(meant: Meaning, language: str) -> list[str]:
    """Return what a word means. Nothing is said of rude words and of unknown ones."""
    say = catalogue(language).say
    kinds = [", ".join(say(f"meaning-kind-{kind}") for kind in meant.kinds)] if meant.kinds else []
    form = [say("reason-form", of=meant.base.upper())] if meant.base else []
    said = [f"{say(f'meaning-kind-{line.kind}')} {line.of.upper()}: {line.says}" for line in meant.lines]
    common = [say(f"meaning-common-{meant.common}")] if meant.common else []
    return [*form, *(said or kinds), *common, *([meant.link] if meant.link else [])]


def _fault_of(verdict: Verdict, lexicon: Lexicon, limits: WordLimits) -> str | None:
    """Why a game would not take the word: a reason's code, or a length."""
    is_read = verdict.valid or (verdict.reason is not None and verdict.reason.code in _READ)
    return _fault(verdict.word, lexicon, limits) if is_read else "unreadable"


_READ = ("unknown", "name", "abbreviation", "refused")


def _fault(word: str, lexicon: Lexicon, limits: WordLimits) -> str | None:
    if not limits.shortest <= len(letters(word)) <= limits.longest:
        return "too-short" if len(letters(word)) < limits.shortest else "too-long"
    if not (limits.unlisted or lexicon.is_word(word)):
        return "no-word"
    return "no-noun" if limits.nouns and not lexicon.is_singular_noun(word) else None


def _because(fault: str | None, limits: WordLimits, language: str) -> str | None:
    return phrase(language, f"fault-{fault}", least=limits.shortest, most=limits.longest) if fault else None


def _as_json(verdict: Verdict, language: str) -> dict[str, Any]:
    reason = verdict.reason
    return {
        "word": printable(verdict.word),
        "valid": verdict.valid,
        "noun": verdict.noun,
        "singular": verdict.singular,
        "rare": verdict.rare,
        "name": verdict.name,
        "zipf": verdict.zipf,
        "reason": reason.text(language) if reason else None,
        "suggestions": list(verdict.suggestions),
        "source": verdict.source,
        "code": reason.code if reason else None,
        "of": reason.of if reason else None,
    }


def _as_line(verdict: Verdict, language: str) -> str:
    says = phrase(language, "noun" if verdict.singular else "word" if verdict.valid else "no-word")
    if verdict.rare:
        says += f", {phrase(language, 'rare-noun', means=noun_sense(verdict.word, language) or 'none')}"
    because = f"; {verdict.reason.text(language)}" if verdict.reason else ""
    common = f"; zipf {verdict.zipf:.2f}" if verdict.zipf else ""
    source = f"; {verdict.source}" if verdict.source else ""
    return f"{printable(verdict.word).upper()}: {says}{because}{common}{source}"


@app.command(rich_help_panel=WORDS)
def find(
    containing: Annotated[str | None, typer.Option(metavar="LETTERS", help="Letters that the word contains.")] = None,
    dice: Annotated[str | None, typer.Option("--from", metavar="DICE", help="Dice to spell it; * is a joker.")] = None,
    length: Annotated[int | None, typer.Option(min=1, help="Only words of this length.")] = None,
    nouns: Annotated[bool, typer.Option("--nouns", help="Only singular nouns.")] = False,
    language: _Language = ENGLISH,
    words: Annotated[Path | None, typer.Option(help="A file of words to use instead of the dictionary.")] = None,
    limit: Annotated[int | None, typer.Option(min=0, help="Print at most this many words; all are counted.")] = None,
    json: AsJson = False,
) -> None:
    """Words that contain all LETTERS, or that DICE can spell: shortest first, then alphabetical."""
    if (containing is None) == (dice is None):
        stop("say either --containing LETTERS or --from DICE")
    found = _found(lexicon_of(words, language), containing, dice, length, nouns)
    line = counted(language, found, SHOWN if limit is None else limit)
    show({"count": len(found), "words": found[:limit]}, [line], json)


def _found(lexicon: Lexicon, containing: str | None, dice: str | None, length: int | None, nouns: bool) -> Found:
    if containing is not None:
        return lexicon.containing(_letters(lexicon, containing), nouns=nouns, length=length)
    if not (shown := unspaced(dice or "")):
        stop("--from wants dice: letters, and * for a joker")
    spelled = shown.replace(JOKER, "")
    jokers = JOKER * shown.count(JOKER)
    return lexicon.spellable((_letters(lexicon, spelled) if spelled else "") + jokers, length=length, nouns=nouns)


def _letters(lexicon: Lexicon, text: str) -> str:
    try:
        return lexicon.read(unspaced(text))
    except Unreadable as unreadable:
        stop(f"{printable(text)!r} can't be read: {unreadable.detail}")
