"""Ukrainian derivation: a case for each rule, and pairs that were judged beforehand."""

from collections import Counter
from pathlib import Path

import pytest

from parlour.lexicon.kin import relation

_ROWS = Path(__file__).with_name("pairs-uk.tsv").read_text("utf-8").splitlines()[1:]
PAIRS = [tuple(row.split("\t")) for row in _ROWS]
AIM = 0.015

KIN = {
    "a vowel joins two words": "вода водоспад, земля землетрус, сталь сталевар, життя життєрадісний",
    "the first part has another vowel": "камінь каменепад, лід льодоруб, вітер вітрогенератор, дім домогосподарка",
    "the first part is an adjective": "синій синьоокий, добрий добродушний, гарячий гарячекатаний",
    "the first part is a numeral": "один одноразовий, шість шестикутник, вісім восьминіг, рука дворучний",
    "the first part is shortened": "хімія хімчистка, дитина дитсадок",
    "the first part is foreign": "бачити телебачення, слухати радіослухач",
    "the second part is in compounds only": "ламати криголам, літо повноліття, писати чистопис, думати однодумець",
    "the second part is an adjective of a noun": "око одноокий, нога довгоногий, хвіст довгохвостий",
    "the second part is a noun in -ник": "двигун однодвигунник, клас першокласниця",
    "a woman": "господар домогосподарка",
    "a doing in a compound": "постачати енергопостачання",
    "a long stem after a prefix": "сміливий насмілитися, продати розпродаж",
    "a stem that is a prefix itself": "чути співчуття",
    "borrowed suffixes": "консультація консультант, стабільний дестабілізувати, ізоляція ізолювати, агресія агресор",
    "borrowed words in -кція and -пція": "концепт концепція, інспектор інспекція",
    "once and again": "дістати діставати",
    "д and дж": "угода угоджувати, натрудити натруджений",
}
STRANGERS = {
    "no suffix follows the root": "бігти бігуді, летіти летаргія, мілкий міліція, воля вольєр, широкий ширма",
    "native roots take no foreign suffixes": "орати оратор, утопити утопія",
    "a longer root than the first part": "тік молоток, міль молоток",
    "an adjective is the first part rather than a noun": "біль білосніжний, дорога дорогоцінний",
    "a driver is not the first part of water": "водій водоспад",
    "the ц of -ція never was a к": "позика позиція",
    "another letter": "грати ґрати",
    "words that begin with кон-": "концерт конкурс, конверт конфлікт, кінь концерт",
}


def _cases(rules: dict[str, str]) -> list[object]:
    return [
        pytest.param(*pair.split(), id=f"{rule}: {pair}") for rule, pairs in rules.items() for pair in pairs.split(", ")
    ]


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(("card", "said"), _cases(KIN))
def test_a_word_made_of_the_cards_word_is_its_kin(card: str, said: str) -> None:
    assert relation(card, said, "uk") is not None


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(("card", "said"), _cases(STRANGERS))
def test_a_word_that_only_looks_alike_is_not_kin(card: str, said: str) -> None:
    assert relation(card, said, "uk") is None


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize("number", ["dev", "first", "second"])
@pytest.mark.parametrize("ruling", ["kin", "free"])
def test_few_pairs_of_a_list_are_judged_wrongly(ruling: str, number: str) -> None:
    pairs = [(card, said) for card, said, ruled, of in PAIRS if (ruled, of) == (ruling, number)]
    wrong = [pair for pair in pairs if (relation(*pair, "uk") is not None) != (ruling == "kin")]
    assert len(wrong) <= AIM * len(pairs), wrong


def test_no_pair_is_listed_twice() -> None:
    assert max(Counter((card, said) for card, said, *_ in PAIRS).values()) == 1
