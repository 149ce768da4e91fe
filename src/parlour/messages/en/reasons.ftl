### Why a word does not count. Each is a part of a line, after the word: “CATS: the plural of CAT”.

## Words of the dictionary

# $of: the word that it comes from, in capitals, or "none".
reason-plural =
    { $of ->
        [none] a plural
       *[other] the plural of { $of }
    }
reason-plural-only = has no singular
reason-form =
    { $of ->
        [none] a form of another word
       *[other] a form of { $of }
    }
reason-not-a-noun = not a noun
reason-rare-noun = hardly ever a noun; this table plays everyday nouns only
reason-name = a name
reason-abbreviation = an abbreviation
# $of: the word that was probably meant, in capitals, or "none".
reason-unknown =
    { $of ->
        [none] not in the dictionary
       *[other] not in the dictionary (did you mean { $of }?)
    }
reason-no-word = not a word
reason-refused = not allowed at this table
reason-voted-down = voted down by the table
reason-too-short = too short
reason-twice = already there

## What can’t be read as a word

reason-empty = no word at all
reason-too-long = too long for a word
reason-mixed-scripts = mixes two alphabets
reason-other-script = not in this table’s alphabet
reason-foreign-letter = has a letter that this language doesn’t use
reason-accent = has an accent
reason-digit = has a digit in it
reason-space = more than one word
reason-hyphen = has a hyphen
reason-apostrophe = has an apostrophe in the wrong place
reason-sign = has a character that isn’t a letter
