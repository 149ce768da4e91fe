### Lone Words.

# After “Why does this count?” on the sheet of a word.
lone-counts = Every word in the dictionary counts if the dice can spell it.
lone-name = Lone Words
lone-about = Write words in secret: only the ones that nobody else wrote score. Make them from the dice, against the clock. Each fills a free row of its length.
lone-credits = Based on a printed rulebook that names no authors. The name is ours.
lone-tip = Rolling your own dice? The oldest player rolls first.

## How to play
# A title and a sentence for each picture, and the words in the pictures.

lone-step-1 = Roll
    .says = Seven letter dice, and a joker that can be any letter. Everyone uses the same dice.
lone-step-2 = Write
    .says = Write three words before time’s up (four if there are two of you). A five-letter word goes in a five-square row.
lone-step-3 = In secret
    .says = Nobody sees your words, or how many you have. Erase and rewrite as you like.
lone-step-4 = One of a kind
    .says = Then everyone shows their sheet. A word that nobody else wrote scores the points of its row.
lone-step-5 = Shared
    .says = A word that two players wrote scores nothing. Nor does one that somebody else wrote in an earlier round.
lone-step-6 = Rounds
    .says = Twelve rows, each used once: four rounds of three words, or three rounds of four if there are two of you. Every word you’re missing costs a row. Most points win.

## Events
# Sentences of the log, the replay and the terminal. $name: a player.

# $letters: "T O R E S N A"
lone-event-dice-rolled = Round { $round }: { $letters } and the joker.
lone-event-pencils-down = Pencils down! Now type in your words.
lone-event-time-up = Time’s up! Let’s see the sheets.
lone-event-all-done = All done! Let’s see the sheets.
# A line for each word. $why: one of the messages lone-why-….
lone-event-unveiled =
    { $points ->
        [0] { $name }: { $word }, 0 points ({ $why }).
        [one] { $name }: { $word }, { $points } point.
       *[other] { $name }: { $word }, { $points } points.
    }
lone-event-unveiled-nothing = { $name } wrote nothing.
# $rows: their numbers, separated by commas.
lone-event-gave-up =
    { $count ->
        [0] { $name } crosses out nothing.
        [one] { $name } crosses out row { $rows }.
       *[other] { $name } crosses out rows { $rows }.
    }

## Why a word scores or not
# Beside a word on any player’s sheet. At most about 30 characters.

lone-why-alone = one of a kind
# $names: the others who wrote it.
lone-why-shared = { $names } too
lone-why-earlier = { $names } had it before
lone-why-own-repeat = a repeat
# $reason: a reason such as “a name”, or "none".
lone-why-no-word =
    { $reason ->
        [none] not a word
       *[other] { $reason }
    }
lone-why-not-on-dice = not on the dice
lone-why-given-up = crossed out
lone-why-too-many = one too many

## What happens now
# A line above the sheet. At most about 60 characters.

lone-now-rolling = Rolling the dice…
lone-now-handing = Pass the device to { $name }.
lone-now-one-writes = { $name } is writing.
lone-now-write = Write { $of } words nobody else will: { $count }/{ $of }
lone-now-written = All set. Change your words, or tap “Done”.
# On the big screen, after a round.
lone-unseen = Nobody saw { $word }, { $points } points
# On the big screen, while everybody writes.
lone-minute = Write { $of } words nobody else will
lone-now-watch = Everyone is writing in secret.
lone-now-pencil = Write on your paper.
lone-now-copy = Type in your sheet: { $count }/{ $of }
lone-now-covered = The dice are covered. Your time starts when you look.
lone-now-finished = Waiting for the others
lone-now-voting = Allow these words?
lone-now-compared = Only one-of-a-kind words score.
lone-now-owed-by =
    { $count ->
        [one] { $name }: cross out a row.
       *[other] { $name }: cross out { $count } rows.
    }
lone-now-owed =
    { $count ->
        [one] One word short: pick a row to cross out.
       *[other] { $count } words short: pick { $count } rows to cross out.
    }

## The table

lone-round = Round { $round } of { $rounds }
lone-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lone-done = done
lone-dice = The dice
lone-shuffle = Shuffle the dice
# Read out by screen readers, as are the next ones up to lone-erase.
lone-joker = Joker, any letter
lone-joker-as = Joker for { $letter }
lone-die-used = { $die }, used
lone-sheet = Your sheet
lone-sheet-of = { $name }’s sheet
lone-sheets = Dice and sheets
# $word: "none" if the row is free.
lone-row =
    { $word ->
        [none] { $squares } squares, { $points } points, free
       *[other] { $squares } squares, { $points } points: { $word }
    }
lone-erase = Erase { $word }
lone-word = Your word
lone-type = Type a word
# $letters: "B or C"
lone-no-die = No { $letters } on the dice.
lone-held-back = No { $letters } on the dice. Enter { $word } again if you’re sure.
lone-no-row = No { $count }-letter row left.
lone-paper = The dice are here, your sheet is on the table. When time’s up, type in your words.
lone-last-round = Last round
lone-nothing = wrote nothing
lone-extra = Too many words. These don’t count: { $words }
lone-waiting = Waiting for { $names }
# Buttons.
lone-finish = Done
# Done was pressed while this word, which can’t be entered, is still on the line.
lone-leave-out = Leave { $word } out?
lone-leave = Leave it out
lone-no-words = Done without a word?
    .says = Every word you’re missing costs a row.
lone-keep-writing = Keep writing
lone-look = Show me the dice
lone-ready = I’m ready
lone-cross-out = Cross out
lone-next-round = Next round
lone-result = See the result

## After a round

lone-top-you =
    { $points ->
        [one] You wrote the word of the round: { $points } point!
       *[other] You wrote the word of the round: { $points } points!
    }
lone-top =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
lone-rounds = Round by round
lone-possible = What was possible
# Before the words that would have brought all points.
lone-possible-you = Round { $round }: { $percent } % of the possible points. You could have had:
lone-possible-of = { $name }, round { $round }: { $percent } % of the possible points. You could have had:
lone-possible-all = Round { $round }: every possible point.
lone-possible-all-of = { $name }, round { $round }: every possible point.

## Today’s roll

lone-roll-task = One roll, three words: write them where they bring the most points.
lone-day-task = One roll, three words, a minute and a half. A word scores if almost nobody else writes it today.
lone-day-lone =
    { $lone ->
        [all] All your words are one of a kind.
       *[other] { $lone } of { $count } words are one of a kind.
    }
lone-day-nothing = No words written.
lone-day-may-change = Until the day is over, others can still write yours.
lone-day-yours = Your words
lone-day-alone = nobody else wrote it
lone-day-players =
    { $count ->
        [one] { $count } other player
       *[other] { $count } other players
    }
lone-day-robots =
    { $count ->
        [one] one of our bots
       *[other] { $count } of our bots
    }
# $who: "2 other players, Ada and Blaise", or "one of our bots" of days that don’t name them
lone-day-few = { $who } wrote it too, but that’s few enough
lone-day-shared = { $who } wrote it too
lone-day-field =
    { $people ->
        [0] Compared with { $bots } bots who had the same dice. Nobody else has played yet.
        [one] Compared with { $people } other player today, and { $bots } bots.
       *[other] Compared with { $people } other players today, and { $bots } bots.
    }
lone-day-rule = A word scores as long as no more than one in eight of them wrote it.
lone-day-bots = What our bots wrote
lone-day-left = Still up for grabs: { $points } points
lone-day-nobody = nothing

## Own the box?

lone-beside-says = Write on paper while the sand runs. Then type in everyone’s words, and we find the one-of-a-kind ones.
lone-beside-dice = Letters on the dice, without the joker (optional)
lone-beside-word = { $name }, word { $number }
lone-beside-strike = { $word } is not a word
lone-beside-struck = not a word
# Before a list of rows: "3 letters", "4 letters" …
lone-beside-give = { $name }: missing word { $number }, cross out the row of
lone-beside-letters =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
lone-beside-next = Next round
lone-beside-back = Back one round
lone-beside-check = Look up the words
lone-beside-not-found = Not in the dictionary: { $words }.
lone-beside-all-found = All of them are words.
lone-beside-offline = You’re offline. We can compare the words, but the full dictionary needs a connection. Cross out by hand what isn’t a word.
lone-beside-scores = Scores
lone-beside-end = Who won?
lone-beside-repeats = Repeating your own word
lone-beside-won =
    { $points ->
        [one] { $names } won with { $points } point!
       *[other] { $names } won with { $points } points!
    }
lone-beside-why-no-row = no free row of that length
lone-beside-why-twice = twice in one round

## Your own box

lone-kit-dice = Letter dice
    .says = Seven dice with six letters each. The joker stays blank.
lone-kit-sheet = Sheet
    .says = Twelve rows: how many squares each has, and what a word in it is worth.
lone-kit-squares = Squares
lone-kit-points = Points

## Settings

lone-preset-standard = A minute per round. You can appeal.
lone-preset-first = Two minutes per round.
lone-preset-party = 90 seconds, and results stay on the screen until you go on.
lone-preset-kids = Three minutes, and the table decides on words.
lone-preset-purist = Exactly as in the box.
lone-preset-quick = 40 seconds per round.
lone-setting-seconds = Time to write
    .says = Gives everyone this many seconds to write in each round.
lone-setting-own_repeats = Repeating your own word
    .says = A word that you already wrote in an earlier round scores again, or doesn’t.
lone-setting-own_repeats-score = Scores again
lone-setting-own_repeats-zero = Scores 0
lone-setting-one_device = One device
    .says = Everyone writes on the same device, one after the other, each with the full time.
lone-setting-paper = On paper
    .says = Write on paper, and type in your words when time’s up.
lone-setting-copy_s = Time to type them in
    .says = Gives everyone this many seconds to type in their sheet.
lone-setting-day = Today’s roll
    .says = Plays today’s roll: one player, one round, compared with everyone who writes that day.
lone-setting-sheet = Your sheet
    .says = The twelve rows of your own box.

## Refusals

lone-refused-enough-words = That’s one word too many. Erase one first.
lone-refused-nothing-there = There’s no word of this round in that row.
lone-refused-row-twice = One word per row.
lone-refused-row-used = That row is taken.
lone-refused-no-such-row = There’s no such row.
lone-refused-no-free-row = No free row has that length.
lone-refused-word-too-long = That word is too long for the row.
lone-refused-word-too-short = That word doesn’t fill the row.
lone-refused-word-twice = You already have that word.
lone-refused-too-many-words = The sheet has twelve rows.
lone-refused-wrong-number-of-rows = Pick one row for each missing word.
lone-refused-no-such-ruling = Too late for an appeal.
lone-refused-ready-already = The others are still looking.

## Terminal and server

lone-terminal-title = Round { $round } of { $rounds } · { $count } words a round
lone-terminal-dice = dice: { $dice }
lone-terminal-waiting = Still to write: { $names }.
lone-terminal-look = The dice are covered. Press Enter to look: your time starts.
# $draft: your words, or lone-terminal-nothing.
lone-terminal-writing = Everyone is writing. You: { $draft }
lone-terminal-copying = Type in your sheet. You: { $draft }
lone-terminal-nothing = nothing yet
lone-terminal-pencil = Everyone is writing on paper. Type done when you put your pencil down.
lone-terminal-handing = Pass the device to { $name }. Enter: I have it.
lone-terminal-gone = left
lone-terminal-voting = Allow these words, yes or no? { $words }
lone-terminal-owed = { $name } picks rows to cross out: { $count }
lone-terminal-appealable = You can appeal: { $words }
# Below an answer of "parlour solve lone".
lone-terminal-solved = * the best { $count } rows for this round
lone-terminal-free = Your free rows and their points: { $rows }
# Advice after a game. $words: up to three.
lone-lesson-shared = Others had { $count } of the words too. In a big row, take the second word that comes to mind. Still free: { $words }.
lone-lesson-wrong = { $count } of the words didn’t count. Check the dice before time’s up. These were there: { $words }.
lone-lesson-empty = Empty rows: { $count }. Fill the big ones first: { $words }.
lone-lesson-reached = { $percent } % of the possible points in the whole game. Round { $round } had more: { $words }.
lone-lesson-all = Every point that common words could bring.
# What can be typed, and what it does.
lone-typing-1 = otter
    .does = write a word in the first free row that it fits
lone-typing-2 = 7 otter
    .does = write it in row 7
lone-typing-3 = erase 7
    .does = erase it
lone-typing-4 = done  or  .
    .does = put your pencil down
lone-typing-5 = give 1 2
    .does = cross out rows 1 and 2 for missing words
lone-typing-6 = yes, no
    .does = vote; yes WORD if there are several
lone-typing-7 = appeal WORD
    .does = ask the table about a ruling
lone-typing-8 = Enter  or  look
    .does = see the dice, if you play until tomorrow: your time starts
lone-typing-9 = Enter  or  go
    .does = go on
# What is understood, before the numbers of rows.
lone-typed-give = give
lone-typed-erase = erase
# Comments in the file of a box of your own.
lone-box-file = A box of Lone Words for Parlour. docs/hosts.md explains every line.
lone-box-dice = Seven letter dice with six faces each; the joker is blank.
lone-box-sheet = Twelve rows: the number of squares (2 to 8), and what a word that fills them is worth (1 to 100).

## Print

lone-print-dice = Dice
lone-print-sheet = Sheets
lone-print-joker = joker, blank
lone-print-name = Name
lone-print-round = Round
lone-print-points = Worth
lone-print-score = Score
lone-print-total = Total
lone-print-rounds = Points a round
lone-print-says = Three words a round, four with two players. Each missing word: a 0 in a free row.
lone-print-needs = seven letter dice and a blank one, an hourglass or a phone for 60 seconds, a sheet and a pencil each.
lone-print-aid-1 = The blank die is the joker. Each die gives a word one letter; the next word may use it again.
lone-print-aid-2 = No names, no abbreviations. A word that the dice can’t make, or that’s in no dictionary, scores 0.
lone-print-aid-3 = A tie goes to the higher score in the last round.
lone-print-aid-4 = Two players write four words a round, for three rounds.
lone-print-aid-5 = The oldest player rolls first.
