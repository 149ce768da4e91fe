### What a word means, and how common it is.

meaning-looking = Looking it up…
meaning-none = Not in our dictionary.
meaning-form = A form of
meaning-why = Why does this count?
# Of a word that was refused.
meaning-rule = What counts?
meaning-source = Source
meaning-wiktionary = More in Wiktionary
meaning-kind-noun = noun
meaning-kind-verb = verb
meaning-kind-adjective = adjective
meaning-kind-adverb = adverb
meaning-common-everyday = An everyday word.
meaning-common-usual = A common word.
meaning-common-seldom = A less common word.
meaning-common-rare = A rare word.
meaning-common-unmet = A word hardly anybody meets.
