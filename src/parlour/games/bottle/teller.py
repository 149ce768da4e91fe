"""Dice as letters and faults in words: what text and events are told with."""

from parlour.core.teller import Names
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bottle.events import Fault

MARKS = {"yellow": "({})", "turquoise": "[{}]", "dark-blue": "<{}>"}
"""A die's colour as brackets: no terminal is too plain for it."""


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)

    def fault(self, word: str, fault: Fault) -> str:
        phrase: str = self.phrases["faults"].get(fault.code, "{word}: " + fault.code)
        of = fault.of.upper()
        return phrase.format(word=word.upper(), of=of, maybe=f" ({of}?)" if of else "")
