### What can be wrong with a box of one's own: each is shown after its place, "dice.faces.3.2: this is missing".

box-problem-missing = this is missing
box-problem-empty = this is still empty
box-problem-not-table = must be a table of named values
box-problem-not-list = must be a list in square brackets
box-problem-not-text = must be a text in quotes
box-problem-not-number = must be a whole number
box-problem-unprintable = contains a character that can’t be printed
box-problem-not-one-of = must be one of: { $there }
box-problem-out-of-range = must be a number from { $low } to { $high }
box-problem-too-long = can have up to { $n } characters
box-problem-wrong-number = must have { $n } entries, not { $are }
box-problem-too-few = must have at least { $n } entries, not { $are }
box-problem-too-many = can have at most { $n } entries, not { $are }
box-problem-unknown-field = there’s no such field; the fields are: { $there }
box-problem-other-game = this is a box for { $game }, not for { $wanted }
box-problem-no-part = the box is empty; it can contain: { $there }
box-problem-not-letter = “{ $face }” isn’t a letter of this box’s language
box-problem-refused = { $detail }
box-problem-too-big = a box can have up to { $n } kB; this file is bigger
box-problem-one-line = line { $line }: every text must be on one line, in single or double quotes
box-problem-no-toml-at = line { $line }, character { $column }: this isn’t TOML
box-problem-no-toml = this isn’t TOML
box-problem-cut-short = the file ends too early: a part of it is missing
