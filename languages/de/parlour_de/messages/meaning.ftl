### Was ein Wort bedeutet und wie gebräuchlich es ist.

meaning-looking = Wird nachgeschlagen …
meaning-none = Steht nicht in unserem Wörterbuch.
meaning-form = Eine Form von
meaning-why = Warum gilt das?
meaning-rule = Was gilt?
meaning-source = Quelle
meaning-wiktionary = Mehr im Wiktionary
meaning-kind-noun = Nomen
meaning-kind-verb = Verb
meaning-kind-adjective = Adjektiv
meaning-kind-adverb = Adverb
meaning-common-everyday = Ein Alltagswort.
meaning-common-usual = Ein gebräuchliches Wort.
meaning-common-seldom = Ein eher seltenes Wort.
meaning-common-rare = Ein seltenes Wort.
meaning-common-unmet = Ein Wort, das kaum jemand kennt.
