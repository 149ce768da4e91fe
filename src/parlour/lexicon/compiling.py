"""Compiling the plain lists of a language pack, so that they are loaded in milliseconds."""

import json

from parlour.languages import Language
from parlour.lexicon.column import columns
from parlour.lexicon.packing import pack
from parlour.lexicon.sources import COMPILED, ZIPF_STEP, listed_in, lists_hash


def compile_lists(language: Language) -> tuple[int, int]:
    """Write `words/` from `words.txt` and `nouns.txt`. Returns how many words and nouns there are.

    The hash of the words stays the same, so that stored games go on. Raises ValueError for a line that can't be read,
    and OSError if the pack can't be written.
    """
    lists = listed_in(language)
    steps = {word: round(value / ZIPF_STEP) for word, value in lists.commonness.items() if value}
    files = {"words": lists.words.pack(), "nouns": lists.nouns.pack()}
    if steps:
        files["zipf"] = pack(columns(steps, lists.words, lists.nouns))
    manifest = {"hash": lists.hash, "lists": lists_hash(language)}
    language.path(COMPILED).mkdir(exist_ok=True)
    for name, content in files.items():
        language.path(COMPILED, name).write_bytes(content)
    language.path(COMPILED, "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    return len(lists.words), len(lists.nouns)
