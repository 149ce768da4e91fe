### Bookworm: The Dice Game.

bookworm-name = Bookworm: The Dice Game
bookworm-about = Name a word of the category and take a die, or steal one. A word takes a die that shows its first letter; the dots are points, and 21 of them end the game.
bookworm-credits = Based on the printed game by Lukas Zach and Michael Palm. Ages 8 and up.
bookworm-tip = Around a table, whoever read a book most recently starts.

## How to play. The steps are also shown in the terminal and printed, so they name no buttons.

# After “Why does this count?” on the sheet of a word.
bookworm-counts = Whatever fits the category counts, unless the table votes against it (BKW-12). With two players our list decides.
bookworm-how-1 = The Bookworm turns over a card, picks one of its three categories and rolls the dice. With children, only the green category at the top counts: it’s the easiest.
    .title = A category
bookworm-how-2 = On your turn, name a word of the category that starts with a letter on a die. The die is yours. A die with two letters, CK or XY, stands for either.
    .title = A word for a die
bookworm-how-3 = Or steal a die from another player, who gets a Bookworm card for it. There are six cards, so six thefts.
    .title = Or steal one
bookworm-how-4 = Words count unless somebody doubts them. Then everyone but the speaker votes: it takes two votes and a majority against a word. With two players our lists decide.
    .paper = Words count unless somebody doubts them. Then everyone but the speaker votes: it takes two votes and a majority against a word. With two players, talk about it; if that doesn’t help, the word is valid.
    .title = Any doubts?
bookworm-how-5 = The green special die adds a rule to each round: stacks, a joker, a new category… Leave it out in your first games.
    .title = The special die
bookworm-how-6 = Dots and Bookworm cards are points. No word in time costs 2 and ends the round. Whoever leads at 21 or more wins.
    .title = 21 points
# Letters of the other dice in pictures.
bookworm-drawn-first = Z
bookworm-drawn-second = K

## Settings

bookworm-preset-standard = 15 seconds for a word, with the special die. The table votes.
bookworm-preset-first = 30 seconds, without the special die.
bookworm-preset-party = 20 seconds, and scores stay on the screen until you go on.
bookworm-preset-kids = Easy categories, 40 seconds, no special die, no rude words.
bookworm-preset-quick = 10 seconds, without the special die.
bookworm-setting-special_die = Special die
    .says = Play with the green special die. Leave it out in your first games.
bookworm-setting-green_only = Only easy categories
    .says = Plays only the easiest category of each card. Good with children.
bookworm-setting-seconds = Seconds for a word
    .says = How long you have for a word. The last five seconds are counted down.
bookworm-setting-first_seconds = Seconds for everybody’s first word
    .says = In the first round everybody has at least this long for their first word. 0 = as long as for any other.
bookworm-setting-judge = Who judges the words
    .says = If somebody doubts a word, let the table vote or ask our lists. Alone with bots you can overrule our lists.
bookworm-setting-judge-table = Table vote
bookworm-setting-judge-data = Our lists
bookworm-setting-first_bookworm = First Bookworm
    .says = Choose the first Bookworm, or draw lots.
bookworm-setting-first_bookworm-0 = By lot
bookworm-setting-one_device = One device
    .says = Everyone plays on this device. Pass it on with each word, with 5 extra seconds for that; one tap votes for all.
bookworm-setting-day = Card of the day
    .says = Plays the card of the day: one player, one category, seven dice, judged by our lists.
bookworm-setting-cards = Your cards
    .says = The category cards of your own box.

## The special die. The names of its sides are short, and A–Z and N·O·T are printed on it as they are here.

bookworm-side-turn = Turn
    .says = The Bookworm turns this die to another side.
bookworm-side-a-z = A–Z
    .says = Any word that fits takes this die. No points, but nobody can steal it.
bookworm-side-n-o-t = N·O·T
    .says = A word that starts with one of these letters takes this die: +2 next to another, −2 alone.
bookworm-side-last-die = Last die
    .says = Whoever takes the last letter die takes this one too: +2.
bookworm-side-stack = Stack
    .says = Dice pile up: only the top one of a stack can be taken.
bookworm-side-new-category = New category
    .says = Instead of naming a word, you can take this die and pick a new category.
# Four letters at most, drawn on a small die.
bookworm-face-a-z = A–Z
bookworm-face-n-o-t = NOT

## What happened

bookworm-event-bookworm-chosen = { $name } is the Bookworm.
# $lines: the three categories of the card.
bookworm-event-card-turned = { $name } turns over: { $lines }.
bookworm-event-picked = { $name } picks “{ $category }”.
# $dice: "P S A B T L C/K". $side: a side of the special die, or "none".
bookworm-event-dice-rolled =
    { $side ->
        [none] Round { $round }: { $dice }.
       *[other] Round { $round }: { $dice }. Special die: { $side }.
    }
bookworm-event-side-turned = { $name } turns the special die: { $side }.
# $die: a letter, or bookworm-the-special-die. $from: the player it is taken from, or "none". $too: "yes" if the special
# die comes along. $fit: whether our list has the word. $meant: the word that was probably meant, or "none".
bookworm-event-took =
    { $from ->
        [none] { $name } says { $word } and takes { $die }
       *[other] { $name } says { $word } and takes { $die } from { $from }
    }{ $too ->
        [yes] , plus the special die.
       *[no] .
    }{ $fit ->
        [yes] { "" }
        [no] { " " }Not in our list.
       *[unsure] { " " }Our list isn’t sure.
    }{ $meant ->
        [none] { "" }
       *[other] { " " }Did they mean { $meant }?
    }
bookworm-event-category-changed = { $name } takes the special die for a new category.
# $by: who doubts, or "none" if it is somebody at a shared device.
bookworm-event-doubted =
    { $by ->
        [none] Somebody doubts { $word }. The table votes.
       *[other] { $by } doubts { $word }.
    }
# $count: how many votes there were.
bookworm-event-vote-ended =
    { $fits ->
        [yes]
            { $count ->
                [1] { $word } fits.
               *[other] { $word } fits, { $for } to { $against }.
            }
       *[no]
            { $count ->
                [1] { $word } doesn’t fit.
                [0] Nobody spoke up for { $word }: it doesn’t fit.
               *[other] { $word } doesn’t fit, { $for } to { $against }.
            }
    }
# $agreed: "yes" if both players agree, "no" if $name suggests it. $fits: "yes" or "no".
bookworm-event-house-answered =
    { $agreed ->
        [yes] House answer:
       *[no] { $name } suggests a house answer:
    } { $fits ->
        [yes] { $word } fits “{ $category }”.
       *[no] { $word } doesn’t fit “{ $category }”.
    }
bookworm-event-taken-back = { $name } puts the die back and tries again.
bookworm-event-swap-asked = { $name } meant another die for { $word }.
bookworm-event-swap-refused = { $by } objects: the die stays.
bookworm-event-failed = { $name } has no word: −2.
# $scores: "Ann 5, Ben −2"
bookworm-event-round-ended = Round { $round } is over: { $scores }.

## Refusals

bookworm-refused-too-long = That’s too long for an answer.
bookworm-refused-too-many-words = One to three words, please.
bookworm-refused-said-before = Already named in this round.
bookworm-refused-voted-down = The table decided that it doesn’t fit.
bookworm-refused-starts-with-no-die = No die shows its first letter.
bookworm-refused-wrong-letter = This die doesn’t show its first letter.
bookworm-refused-no-such-die = That die isn’t there.
bookworm-refused-own-die = That die is yours already.
bookworm-refused-same-die = That’s the die you have.
bookworm-refused-no-word-takes-it = No word takes that die.
bookworm-refused-stays-with-its-player = That die can’t be stolen.
bookworm-refused-not-on-top = Only the top die of a stack can be taken.
bookworm-refused-no-bookworm-card = No Bookworm cards left, so no more thefts. Take a die from the middle.
bookworm-refused-which-die = Several dice show that letter. Choose one.
bookworm-refused-does-not-fit = Our list says it doesn’t fit.
bookworm-refused-not-in-category = Our list says it doesn’t fit.
bookworm-refused-unknown-word = Neither our list nor the dictionary knows it.
bookworm-refused-no-doubt-now = Too late: you have five seconds to doubt a word.
bookworm-refused-no-such-category = The card has no such line.
bookworm-refused-same-side = Turn it to another side.

## At the table

bookworm-round = Round { $round }
bookworm-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Read out by screen readers, as are the next ones up to bookworm-ready.
bookworm-table = The dice in the middle
# $letters: "C", or "C or K"
bookworm-die =
    { $dots ->
        [one] { $letters }, { $dots } dot
       *[other] { $letters }, { $dots } dots
    }
bookworm-either = { $one } or { $other }
bookworm-special = Special die: { $side }
bookworm-worms =
    { $count ->
        [one] { $count } Bookworm card
       *[other] { $count } Bookworm cards
    }
bookworm-in-middle =
    { $count ->
        [one] { $count } Bookworm card in the middle
       *[other] { $count } Bookworm cards in the middle
    }
bookworm-bookworm = Bookworm
bookworm-voted = has voted
bookworm-ready = is ready
bookworm-category = Category
bookworm-card = The category card
bookworm-level-green = easy
bookworm-level-yellow = medium
bookworm-level-red = hard
bookworm-the-special-die = the special die

# What is going on: one line above the dice. The ones that end in -of address a player at a shared device.
bookworm-choosing = Who’s the first Bookworm?
bookworm-first = { $name } is the first Bookworm
bookworm-first-says = Pick a category and roll. The player to your left names the first word.
bookworm-turning-card = { $name } turns over a category card
bookworm-picking-you = You’re the Bookworm: pick a category
bookworm-picking-new-you = Pick the new category
bookworm-picking = { $name } is picking a category
bookworm-picking-of = { $name }, you’re the Bookworm: pick a category
bookworm-picking-new-of = { $name }, pick the new category
bookworm-rolling = Rolling the dice…
bookworm-turning-side-you = Turn the special die
bookworm-turning-side = { $name } is turning the special die
bookworm-turning-side-of = { $name }, turn the special die
bookworm-naming-you = Your turn: a word for a die
bookworm-naming = { $name } is looking for a word
bookworm-naming-of = { $name }, your turn: a word for a die
bookworm-ending = { $name } took the last die
bookworm-voting = Does { $word } fit “{ $category }”?
bookworm-voting-you = The table is voting on { $word }
bookworm-votes = { $voted } of { $voters } voted
bookworm-swapping = { $name } meant another die for { $word }
bookworm-swapping-you = Does anyone mind the other die?
bookworm-scored = Round { $round } is over
bookworm-scored-failed = Round { $round } is over. { $name } had no word: −2.
bookworm-scored-last = Round { $round } is over. { $name } took the last die.

# Naming a word
bookworm-word = Your word
bookworm-placeholder = Type your word
bookworm-prepare = Think ahead…
bookworm-hint = Type a word, or tap a die first.
bookworm-no-die = No { $letter } that you can take.
bookworm-takes = Dice this word can take
# $from: a player, or bookworm-the-middle
bookworm-take = Take { $die } from { $from }
bookworm-choose = Choose { $die } from { $from }
bookworm-the-middle = the middle
# Beside a die, where players' names are elsewhere.
bookworm-middle = middle
bookworm-it-fits = It fits!
bookworm-named = Named in this round
bookworm-nothing-named = No words yet
bookworm-no-word = No word
bookworm-now-the-word = Now a word for { $die }

# Doubts and votes
bookworm-mark-yes = it fits
bookworm-mark-no = not in our list
bookworm-mark-unsure = our list isn’t sure
bookworm-meant = Did you mean { $word }?
bookworm-doubt = I doubt it
bookworm-somebody-doubts = Somebody doubts it
bookworm-one-for-all = Talk it over: one tap for all
bookworm-fits = It fits
# On the big screen: somebody doubts that a word fits a category.
bookworm-asks = Does { $word } fit “{ $category }”?
bookworm-fits-not = It doesn’t
bookworm-wrong-die = Wrong die?
bookworm-swap-to = I meant { $die } from { $from }
bookworm-fine = Fine
bookworm-object = I object
bookworm-ruled-fits = { $word } fits
bookworm-ruled-not = { $word } doesn’t fit
# After bookworm-ruled-… and a colon.
bookworm-nobody-spoke = nobody spoke up for it
bookworm-tie = a tie, so it fits
# With two players, where one vote against a word is not enough.
bookworm-list-decides = our list decides
# The result of a doubt between two players. $fit: what our list says; $under: where it has the word, or "none".
bookworm-list-decided =
    { $fit ->
        [yes] Our list has { $word } under “{ $category }”.
        [unsure] Our list isn’t sure about { $word }, so it fits.
       *[no]
            { $under ->
                [none] Our list doesn’t have { $word } under “{ $category }”.
               *[other] Our list has { $word } under “{ $under }”, not under “{ $category }”.
            }
    }
# With two players, after our list decided: one suggests that the answer counts the other way, and the other agrees.
bookworm-house-keep = Keep as a house answer
bookworm-house-suggest = Suggest a house answer
bookworm-house-agree =
    { $fits ->
        [yes] Agree: { $word } fits
       *[no] Agree: { $word } doesn’t fit
    }

# Speaking instead of typing
bookworm-voice = Say it
bookworm-voice-on = Speak instead of typing
bookworm-voice-listens = Listening…
bookworm-voice-title = Speaking
bookworm-voice-says = Your browser turns speech into text. It may send your voice to its maker for that. This server never hears it.
bookworm-voice-failed = The browser couldn’t listen.

# Scores
bookworm-sheet = Score sheet
bookworm-total = Total
bookworm-to-21 = 21 points end the game.
bookworm-fell-out = no word
bookworm-go-on = Next round
bookworm-waiting = Waiting for the others…

## Afterwards

bookworm-could = Words you could have used
bookworm-review = What was possible
bookworm-review-says = Values are the points you can expect to gain on the others.
bookworm-from = from { $from }
bookworm-best = Best
bookworm-had-no-word = no word
bookworm-changed = new category
bookworm-ways = How the dice moved
# $words: "OTTER, BEAR"
bookworm-lesson-stuck =
    { $count ->
        [one] No word once. This would have worked: { $words }.
       *[other] No word { $count } times. These would have worked: { $words }.
    }
# $better and $word: words in capitals.
bookworm-lesson-dearer = { $better } would have been worth more than { $word }.
bookworm-lesson-best-dice = The best die every time.

## Card of the day

bookworm-day-task = Pick one of three categories, then find a word for each of seven dice. You have 20 seconds for each. Harder categories earn 1 or 2 points more a die.
bookworm-day-mark = { $points } of { $best } points
bookworm-day-all = A word for every die!
bookworm-day-best = A word for every die in the hardest category: nobody can do better.
bookworm-day-some =
    { $left ->
        [one] The dice you missed were worth { $left } more point.
       *[other] The dice you missed were worth { $left } more points.
    }
bookworm-day-none = No word this time.
bookworm-day-solution = Words for these dice
bookworm-day-yours = your choice
bookworm-day-clock = chosen by the clock
bookworm-day-bonus = +{ $bonus } a die
bookworm-day-worth =
    { $bonus ->
        [0] each die: its dots
       *[other] each die: its dots + { $bonus }
    }
bookworm-day-else = If you don’t pick in time, it’s “{ $category }”.

## Real dice and your own box

bookworm-face-white = white die
bookworm-face-special = special die
bookworm-kit-dice = Dice
    .says = Seven white dice, each face with one or two letters and 1 to 3 dots (A2, CK1), and the special die.
bookworm-kit-special = Special die
    .says = What its six sides show.
bookworm-kit-special-turn = { bookworm-side-turn }
bookworm-kit-special-a-z = { bookworm-side-a-z }
bookworm-kit-special-n-o-t = { bookworm-side-n-o-t }
bookworm-kit-special-last-die = { bookworm-side-last-die }
bookworm-kit-special-stack = { bookworm-side-stack }
bookworm-kit-special-new-category = { bookworm-side-new-category }
bookworm-kit-cards = Category cards
    .says = Three categories each, the easiest first. We can judge the words of categories we know by name; the table judges the others.
bookworm-kit-cards-line-1 = { bookworm-level-green }
bookworm-kit-cards-line-2 = { bookworm-level-yellow }
bookworm-kit-cards-line-3 = { bookworm-level-red }

## Own the box?

bookworm-beside-says = Name your words aloud. After each round, tap in what everyone has.
bookworm-beside-title = Score sheet
bookworm-beside-now = Round { $round }: who has what?
bookworm-beside-dice = Dice
# Read out by screen readers, as are the next three.
bookworm-beside-die =
    { $dots ->
        [one] { $name }: a die with { $dots } dot
       *[other] { $name }: a die with { $dots } dots
    }
bookworm-beside-undo = { $name }: take the last die off
bookworm-beside-card = { $name }: one more Bookworm card
bookworm-beside-no-card = { $name }: one Bookworm card less
bookworm-beside-cards = Cards
bookworm-beside-special = Special die
bookworm-beside-special-of = { $name }’s special die
bookworm-beside-special-none = –
bookworm-beside-special-other = another side
bookworm-beside-failed = Failed
bookworm-beside-done = Enter round
bookworm-beside-take-back = Undo last round
# $count: how many winners there are.
bookworm-beside-won =
    { $count ->
        [one] { $names } wins with { $points } points!
       *[other] { $names } win with { $points } points!
    }
bookworm-judge-title = Does it fit?
bookworm-judge-category = Category
bookworm-judge-choose = Choose one
bookworm-judge-answer = The word
bookworm-judge-language = Language of the word
bookworm-judge-ask = Ask our lists
# After the word and a colon.
bookworm-judge-yes = fits, it’s in our list
bookworm-judge-no = doesn’t fit, our lists know it as something else
bookworm-judge-unsure = our lists can’t tell; vote, and a tie means it fits
bookworm-judge-offline = You’re offline and have no dictionary on this device, so vote on it.

## Not texts, but data for the language of a table

# Words before an answer that don’t count: "the otter" starts with O. With spaces between.
bookworm-articles = a an the
# Letters of another alphabet that look like our own, each before ours: "aа cс". With spaces between.
bookworm-lookalikes = { "" }
# The language that browsers’ speech recognition should expect.
bookworm-voice-tag = en-GB

## Terminal

bookworm-typing-1 = otter
    .does = name a word and take its die
bookworm-typing-2 = otter 3
    .does = take die 3, if several show the letter
bookworm-typing-3 = otter!
    .does = it fits, whatever our list says (alone with bots)
bookworm-typing-4 = no word  or  -
    .does = give up: −2, and the round is over
bookworm-typing-5 = 2
    .does = pick a category, if you’re the Bookworm
bookworm-typing-6 = stack
    .does = turn the special die to this side
bookworm-typing-7 = change
    .does = take the special die for a new category
bookworm-typing-8 = swap 5
    .does = take die 5 instead of the one you just took
bookworm-typing-9 = doubt  or  ?
    .does = doubt the last word
bookworm-typing-10 = yes, no
    .does = vote
bookworm-typing-11 = Enter  or  go
    .does = go on
bookworm-typing-12 = keep
    .does = keep what you two agree on as a house answer
# What people may type for a move, with commas between. The names of sides may be shortened.
bookworm-typed-yes = yes, y
bookworm-typed-no = no, n
bookworm-typed-doubt = doubt, d
bookworm-typed-no-word = no word, pass
bookworm-typed-change = change, new
bookworm-typed-go = go, on, ok
bookworm-typed-keep = keep, house
bookworm-typed-swap = swap
bookworm-typed-turn = turn
bookworm-typed-a-z = a-z
bookworm-typed-n-o-t = n-o-t, not
bookworm-typed-last-die = last die
bookworm-typed-stack = stack
bookworm-typed-new-category = new category
bookworm-text-title = Round { $round }, Bookworm: { $name }
bookworm-text-display = In the middle: { $dice }
bookworm-text-gone = gone
bookworm-text-picking-you = You’re the Bookworm: pick a category by its number.
bookworm-text-turning-side-you = Turn the special die: A–Z, N·O·T, last die, stack or new category.
bookworm-text-naming-change = Or take the special die for a new category: change.
bookworm-text-ending = { $name } took the last letter die. Any doubts?
bookworm-text-voting = Does { $word } fit, yes or no? { $voted } of { $voters } voted.
bookworm-text-swapping = { $name } meant another die for { $word }: { $die }. Fine, yes or no?
bookworm-text-scored = Round { $round }: { $scores }
bookworm-refused-no-such-side = The sides are: A–Z, N·O·T, last die, stack, new category.

## Print

# Comments in a file that people edit with their own box.
bookworm-box-file = A box of Bookworm for Parlour. docs/hosts.md explains every line.
bookworm-box-dice = Seven white dice: one or two letters and 1 to 3 dots, as CK1. The special die: turn, a-z, n-o-t, last-die, stack, new-category.
bookworm-box-cards = Category cards: three lines each, the easiest first. Parlour judges the words of categories that it knows by name.
# What is wrong with such a box, after the place: "dice.white.3.2: …"
bookworm-box-no-face = a face has one or two letters and 1 to 3 dots, as A2 or CK1
bookworm-print-dice = Dice
bookworm-print-cards = Cards
bookworm-print-scores = Score pad
bookworm-print-special = special
bookworm-print-worm = +1 point
bookworm-print-round = Round
bookworm-print-total = Total
bookworm-print-says = Dots + Bookworm cards; −2 for failing. 21 points end the game.
bookworm-print-needs = seven letter dice, the special die, the deck of category cards, six Bookworm cards in the middle, a pencil.
bookworm-print-aid-1 = Count to 15 for a word: 10 in silence, 5 aloud. A die with two letters, CK or XY, stands for either. Whoever read a book most recently starts as the Bookworm.
bookworm-print-aid-2 = The round ends when the last letter die leaves the middle, or when somebody fails. Whoever ended it is the next Bookworm.
bookworm-print-aid-3 = The special die, one rule each round (leave it out in your first games):
