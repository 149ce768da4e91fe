### Pages for owners of the printed games: hourglass, score sheets, word check, offline dictionary.

beside-title = Got the boxed game?
beside-says = You have the printed game, or printed your own? Here’s the rest: an hourglass, sheets that add up, a dictionary. No table needed, and after the first visit no connection either.
beside-keeps = What you enter is kept on this device, even when you close the page.
beside-tools = For any game
beside-games = For each game
beside-glass-says = Sand, a clock and a bell.
beside-people = Who’s playing
beside-one-person = Add a player
beside-glass = Hourglass
beside-time-up = Time’s up!
beside-turn = Turn the glass
beside-full = Reset
beside-how-long = How long
beside-muted = Sound is off.
beside-unmute = Turn it on
beside-anew = New game
beside-sure = This clears everything. Sure?
beside-sure-yes = Start over
beside-sure-no = Keep
beside-total = Total
beside-round = Round { $round }

## Word check

word-check-title = Word check
word-check-about = Is it a word, is it a singular noun, and does it have your letters?
word-check-word = A word
word-check-letters = Letters it must contain (optional)
word-check-language = Language of the word
word-check-check = Check
word-check-noun = a singular noun: counts in every game
# $why: a reason such as "a plural"
word-check-valid = a word, but { $why }: counts in Lone Words and Letters Rebus, not in the bottle
word-check-meant = Did you mean { $words }?
word-check-fits = { $word } contains { $letters }: it fits
word-check-lacks = { $word } lacks { $letters }: it doesn’t fit
word-check-offline = You’re offline. Letters are checked here; the full dictionary needs a connection.

## Dictionary on this device

pocket-title = Dictionary on this device
# $name: of a language, $size: "3.4 MB"
pocket-says = { $name }, { $size }: checks words, categories and crosswords even without a connection.
pocket-take = Download { $size }
pocket-taking = Downloading…
pocket-here = { $name } is on this device ({ $size }). New words arrive on their own.
# For owners of a printed box. $name: of a language, $size: "3.4 MB"
pocket-box-says = Everything for your box in one download, about { $size }: the { $name } dictionary, sheets, and PDFs to print. It works without a connection.
pocket-box-here = Dictionary ({ $name }), sheets and PDFs are on this device (about { $size }).
pocket-remove = Remove
pocket-failed = That didn’t work. Try again when you’re online.
pocket-size = { $megabytes } MB

## The tools of each game

companion-bottle = Everyone’s diamonds, and a ten-second countdown.
companion-lone = Type in everyone’s words: we find the one-of-a-kind ones and count.
companion-rebus = Type in your crossword: points, unused dice, and what you missed.
companion-stars = Scores for the Alien, exact deduction for the Scientists.
companion-bookworm = A score sheet that knows dots, cards and the special die, and a judge for categories.
