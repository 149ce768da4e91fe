"""The gold lists: at most one ruling in a hundred may be one that a dictionary would overrule."""

import pytest

from lexicon.judging import entries, misjudged, misknown, report, ruling_of
from parlour.lexicon import Lexicon

LEAST = {"en": 500, "uk": 200, "de": 500}

every = pytest.mark.parametrize("language", LEAST)


@pytest.mark.slow
@every
def test_a_dictionary_would_overrule_at_most_one_verdict_in_a_hundred(language, capsys):
    lexicon = Lexicon.load(language)
    judged = list(entries(language))
    with capsys.disabled():
        print("", *report(lexicon), sep="\n")  # noqa: T201
    assert len(judged) >= LEAST[language]
    assert len({entry.word for entry in judged}) == len(judged)
    wrong = [(entry.word, entry.ruling, ruling_of(verdict)) for entry, verdict in misjudged(lexicon)]
    assert len(wrong) <= len(judged) / 100, wrong


@pytest.mark.slow
@every
def test_a_dictionary_would_rarely_overrule_known_words(language):
    wrong = [(entry.word, entry.ruling, ruling_of(verdict)) for entry, verdict in misknown(Lexicon.load(language))]
    assert len(wrong) <= len(list(entries(language))) / 100, wrong


@every
def test_the_reason_names_the_right_word(language):
    lexicon = Lexicon.load(language)
    named = {entry.word: entry.of for entry in entries(language) if entry.of}
    wrong = {word: of for word, of in named.items() if lexicon.verdict(word).reason.of != of}
    assert len(wrong) <= len(named) / 100, wrong
