"""Letters: which ones a language plays with, and how typed text becomes a word (COM-05)."""

import codecs
import unicodedata
from functools import cached_property
from typing import Any

import msgspec

APOSTROPHE = "'"
LONGEST = 64  # no word of any language here comes near; anything longer is a cat on the keyboard
MOST = 62
"""How many letters and forms the graph of spellings can tell apart, beside the apostrophe."""
_APOSTROPHES = str.maketrans(dict.fromkeys("ʼ’‘`´ʹ′＇ʻ‛", APOSTROPHE))


class Unreadable(ValueError):
    """Typed text that can't be a word of the language at all (COM-05): refused, never a mistake."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


def letters(word: str) -> str:
    """The spelling without apostrophes: what dice and squares see."""
    return word.replace(APOSTROPHE, "")


class Alphabet(msgspec.Struct, frozen=True, dict=True):
    """The letters of a language in their order, each with its place in it as a one-byte code."""

    letters: str
    apostrophe: bool = False
    lookalikes: tuple[tuple[str, str], ...] = ()
    forms: tuple[tuple[str, str], ...] = ()
    """Forms of a letter, as words are written, each with the letter that dice show: (("ם", "מ"),), (("ó", "o"),)."""
    neighbours: tuple[tuple[str, str], ...] = ()
    """Letters of a neighbour's alphabet, and our own for the same sound."""
    vowels: str = ""

    def __post_init__(self) -> None:
        """Refuse letters of two signs, because dice, squares and bytes hold one, and letters that share a capital."""
        for letter in self.letters:
            if len(letter) != 1 or not letter.isalpha() or tuple(self.letters).count(letter) > 1:
                raise ValueError(
                    f"“{letter}”: a letter is one sign and is listed once; letters of two signs are not supported, so "
                    "write them as two letters"
                )
            if letter.upper().casefold() != letter:
                raise ValueError(f"“{letter}”: its capital “{letter.upper()}” is read as “{letter.upper().casefold()}”")
        for form, letter in self.forms:
            if len(form) != 1 or form in self.letters or letter not in self.letters:
                raise ValueError(f"“{form}” can't be a form of “{letter}”: a form is one sign that is no letter itself")
        if len(self.letters) + len(self.forms) > MOST:
            raise ValueError(f"an alphabet has at most {MOST} letters and forms of letters")

    @cached_property
    def marked(self) -> dict[str, str]:
        """By letter without a mark: the letters that are the same with one (ż and ź by z)."""
        found: dict[str, str] = {}
        for letter in self.letters:
            if (bare := _bare(letter)) != letter:
                found[bare] = found.get(bare, "") + letter
        return found

    @cached_property
    def _form_letters(self) -> dict[int, int]:
        return {ord(form): ord(letter) for form, letter in self.forms}

    def fold(self, word: str) -> str:
        """Return the letters that dice and squares show: no apostrophes, and every form as its letter."""
        return letters(word).translate(self._form_letters) if self.forms else letters(word)

    @cached_property
    def _codes(self) -> Any:
        return codecs.charmap_build("\0" + self.letters)  # the codec is only quick where byte 0 is character 0

    @cached_property
    def _folding(self) -> dict[int, int]:
        return {ord(latin): ord(own) for latin, own in self.lookalikes}

    def encode(self, word: str) -> bytes | None:
        """A byte a letter: its place in the alphabet, from 1; None if there is another character in it."""
        try:
            return codecs.charmap_encode(word, "strict", self._codes)[0]
        except UnicodeEncodeError:
            return None

    @cached_property
    def _spelling(self) -> Any:
        return codecs.charmap_build("\0" + self.spelled_with)

    @property
    def spelled_with(self) -> str:
        """The signs of spellings in the order of their codes."""
        return self.letters + APOSTROPHE + "".join(form for form, _ in self.forms)

    def spell(self, word: str) -> bytes:
        """The same of a word as it is spelled: after the letters come the codes of the apostrophe and of the forms."""
        return codecs.charmap_encode(word, "strict", self._spelling)[0]

    def decode(self, code: bytes) -> str:
        return codecs.charmap_decode(code, "strict", "\0" + self.letters)[0]

    def read(self, text: str) -> str:
        """The word that was typed; raises Unreadable with a stable code."""
        if len(text) <= LONGEST and "\0" not in text and self.encode(text):
            return text  # plain lower-case letters, as nearly always: nothing to mend
        if not (word := self.plain(text[: 4 * LONGEST].strip())):
            raise Unreadable("empty", "there is no word")
        if len(word) > LONGEST:
            raise Unreadable("too-long", f"more than {LONGEST} letters")
        return self._checked(word)

    def plain(self, text: str) -> str:
        """Return typed text in the language's own lower-case letters. What can't be read stays in it."""
        if self.encode(text) is not None:
            return text
        word = "".join(map(self._lower, self._folded(unicodedata.normalize("NFC", text))))
        return word.translate(_APOSTROPHES) if self.apostrophe else word

    def _lower(self, sign: str) -> str:
        """Case folding would lose a form: it makes σ of ς."""
        return sign if ord(sign) in self._form_letters else sign.casefold()

    def in_own_letters(self, text: str) -> str | None:
        """A neighbour's spelling in our letters (рыба, риба); None if it holds none of theirs, or other signs."""
        respelled = text.casefold().translate({ord(theirs): own for theirs, own in self.neighbours})
        try:
            return self.read(respelled) if respelled != text.casefold() else None
        except Unreadable:
            return None

    def _folded(self, text: str) -> str:
        """Look-alikes become the language's own letters where all other letters are its own."""
        known = self.letters + "".join(form for form, _ in self.forms)
        own = [sign for sign in text if sign.casefold() in known]
        strange = [sign for sign in text if sign.isalpha() and sign.casefold() not in known]
        can_fold = own and all(ord(sign) in self._folding for sign in strange)
        return text.translate(self._folding) if can_fold else text

    @property
    def signs(self) -> str:
        """All that a spelling may hold."""
        return self.spelled_with if self.apostrophe else self.spelled_with.replace(APOSTROPHE, "")

    def _checked(self, word: str) -> str:
        for sign in word:
            if sign not in self.signs:
                raise Unreadable(*_complaint(sign, "".join(other for other in word if other in self.letters)))
        if APOSTROPHE in word and "" in word.split(APOSTROPHE):
            raise Unreadable("apostrophe", "an apostrophe stands between two letters")
        return word


def _bare(letter: str) -> str:
    """Return a letter without its mark: z for ż, l for ł."""
    plain = unicodedata.normalize("NFD", letter)[0]
    try:
        return unicodedata.lookup(unicodedata.name(plain).partition(" WITH ")[0])
    except (KeyError, ValueError):
        return plain


def _complaint(sign: str, own: str) -> tuple[str, str]:
    """What is wrong with a sign; `own` are the letters of the word that can be read."""
    shown = sign if sign.isprintable() else f"U+{ord(sign):04X}"
    kind = unicodedata.category(sign)
    if kind[0] == "M" or len(unicodedata.normalize("NFD", sign)) > 1:
        return "accent", "an accent can't be read"
    if kind[0] == "L" and own and _script(sign) == _script(own):
        return "foreign-letter", f"“{shown}” is no letter of this language"
    if kind[0] == "L":
        return "mixed-scripts" if own else "other-script", f"“{shown}” is no letter of this language"
    return _SIGNS.get(kind, _SIGNS.get(kind[0], "sign")), f"“{shown}” is no letter"


def _script(signs: str) -> str:
    return unicodedata.name(signs[0], "").partition(" ")[0]


_SIGNS = {"N": "digit", "Z": "space", "Pd": "hyphen"}
