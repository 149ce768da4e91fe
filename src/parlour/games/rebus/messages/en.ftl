### Letters Rebus.

rebus-name = Letters Rebus
rebus-about = Fifteen dice, one hourglass: build the most valuable crossword you can. Words across and down all count, and leftover dice cost points.
rebus-credits = Based on a printed rulebook that names no authors.

## How to play. The steps are also shown in the terminal and printed, so they name no buttons.

# After “Why does this count?” on the sheet of a word.
rebus-counts = Every word in the dictionary counts.
rebus-how-1 = Roll fifteen dice with letters and values. A star can be any letter.
    .title = Roll
rebus-how-2 = Lay words across and down before the sand runs out. Every run of dice has to be a word.
    .title = Build
rebus-how-3 = If a new word shares a letter with one on the table, the two have to cross there.
    .title = Cross
rebus-how-4 = Add up all words across and all words down: a die at a crossing counts twice. Subtract the dice you didn’t use.
    .title = Count
rebus-how-5 = Most points after ten rounds wins, or after three or five. Play in turns, all at once, or all with the same roll.
    .title = Win
# Only on screens, between steps 4 and 5.
rebus-how-screen = Drag the dice, tap them, or just type. Words light up once they’re right, and you see your points as you build.
    .title = Watch the light
# Nine dice of a roll, without the star.
rebus-drawn-dice = DOGENTRAI

## Settings

rebus-preset-standard = Faster than in the box: everyone gets the same roll. Three rounds, with appeals.
rebus-preset-first = The same roll, three minutes each, and leftover dice cost nothing.
rebus-preset-party = The same roll, and the layouts stay on the screen until you go on.
rebus-preset-kids = All at once, four minutes each. Leftover dice cost nothing, and the table decides on words.
rebus-preset-purist = In turns, ten rounds, as in the box, and no word lights up. Plan 50 minutes.
rebus-preset-quick = One round with the same roll.
rebus-setting-hourglass_seconds = Hourglass
    .says = Gives you this many seconds to build before the sand runs out.
rebus-setting-turns_of_the_glass = Turns of the glass
    .says = Turns the hourglass this often in each turn, for more time.
rebus-setting-islands = Islands
    .says = Words that share no letter may stand apart, or everything has to be one crossword.
rebus-setting-islands-printed = allowed
rebus-setting-islands-none = none
rebus-setting-shortest = Shortest word
    .says = The fewest letters a word may have.
rebus-setting-star_letter = Stars
    .says = A star keeps its first letter for the whole turn, or may change it.
rebus-setting-star_letter-fixed = keep their letter
rebus-setting-star_letter-free = may change
rebus-setting-negative_turns = Below zero
    .says = A turn below zero is scored as 0, or as it is.
rebus-setting-negative_turns-zero = counts 0
rebus-setting-negative_turns-keep = counts
rebus-setting-unused = Unused dice
    .says = Leftover dice cost their value, or nothing: kinder in a first game.
rebus-setting-unused-cost = cost points
rebus-setting-unused-free = cost nothing
rebus-setting-pace = Pace
    .says = Play in turns while the others watch, all at once with a roll each, all with the same roll, or with the same roll any time until tomorrow.
rebus-setting-pace-turns = In turns
rebus-setting-pace-together = All at once
rebus-setting-pace-duplicate = Same roll
rebus-setting-pace-tomorrow = Play over days
rebus-setting-rounds = Rounds
    .says = How many rounds you play. The box says ten.
rebus-setting-live = Words light up
    .says = Words light up as soon as they’re right, and you see your points. Off: only when time is up.
rebus-setting-one_device = One device
    .says = Everyone plays on this device. The dice are rolled once the next player has it.
rebus-setting-mercy = Mercy
    .says = A roll with one vowel or none may be rolled again while the sand runs.

## What happened

# $dice: the letters that were rolled, or "none" if everyone sees only their own. $count: how many players have this roll.
rebus-event-dice-rolled =
    { $dice ->
        [none] Round { $round }: everyone rolls.
       *[other]
            { $count ->
                [one] Round { $round }: { $names } rolled { $dice }.
               *[other] Round { $round }: everyone plays { $dice }.
            }
    }
rebus-event-asked-to-roll-again = { $name } wants to roll again.
rebus-event-glass-empty =
    { $count ->
        [one] Let’s see { $names }’s crossword.
       *[other] Let’s see the crosswords.
    }
# $words: the words that count, or "none". $struck: the words that don’t count, or "none".
rebus-event-scored =
    { $words ->
        [none] { $name } scores { $points }.
       *[other] { $name } scores { $points }: { $words }.
    }{ $struck ->
        [none] { "" }
       *[other] { " " }Not counted: { $struck }.
    }

## Refusals

rebus-refused-not-on-dice = There’s no die left with that letter.
rebus-refused-off-the-board = That’s off the table.
rebus-refused-dice-overlap = Two dice can’t be on one square.
rebus-refused-die-twice = A die can only be in one place.
rebus-refused-no-such-die = That die wasn’t rolled.
rebus-refused-too-many-dice = There are only fifteen dice.
rebus-refused-star-is-fixed = That star keeps its letter until the end of the turn.
rebus-refused-star-without-letter = Choose a letter for the star.
rebus-refused-star-two-letters = A star can only be one letter.
rebus-refused-not-a-star = Only a star can be another letter.
rebus-refused-bad-letter = That’s not a letter at this table.
rebus-refused-no-mercy = You can only reroll with one vowel or none.

## At the table

rebus-round = Round { $round } of { $rounds }
# On the big screen, after a round: the best crossword of everyday words, and one of them.
rebus-unseen = Nobody saw { $word }, part of a crossword worth { $points }
# On the big screen, while everybody builds in secret.
rebus-minute = Everyone builds a crossword in secret
rebus-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Read out by screen readers, as are the next ones up to rebus-farther.
rebus-board = The table with the dice
rebus-hand = Dice in your hand
rebus-hand-of = Dice in { $name }’s hand
rebus-die = { $letter }, { $value }
rebus-star = Star, any letter
# $die: as rebus-die
rebus-star-as = Star, stands for { $die }
rebus-type = Type a word onto the table
rebus-across = Typing across
rebus-down = Typing down
rebus-undo = Undo
rebus-take-back = Take one die back
rebus-closer = Zoom in
rebus-farther = Zoom out
# In a narrow input field.
rebus-type-here = Type
# Beside the tools, where there is a keyboard.
rebus-keys = Just type. Space turns between across and down, the arrows move, Backspace takes a die back.
rebus-clear = Clear
rebus-again = Roll again
rebus-finish = Done
rebus-sure = Done already?
rebus-sure-time = There’s plenty of time left.
rebus-sure-points = This would score nothing: dice you don’t use cost their value.
rebus-sure-nothing = There’s no word yet that scores.
rebus-keep-building = Keep building
rebus-finished = Done! Move a die if you change your mind.
rebus-look = Show me the roll
rebus-covered = The roll is hidden. Your time starts when you look.
rebus-played = That’s your crossword. It counts once everyone has played.
# What a player is doing, beside their name: the next three.
rebus-not-yet = not yet
rebus-at-work = building
rebus-is-done = done
rebus-last-round = Last round
rebus-next-turn = Next turn
rebus-next-round = Next round
rebus-next-result = See the result
rebus-scores = Scores
rebus-total = Total
rebus-star-for = Which letter should the star be?
rebus-rolling = Rolling the dice…
rebus-handing = Pass the device to { $name }.
rebus-ready = I’m ready: roll!
rebus-build = Lay words across and down. Leftover dice cost their value.
rebus-build-free = Lay words across and down. In this game leftover dice cost nothing.
rebus-turn = { $name }’s turn
# $count: how many names there are.
rebus-others =
    { $count ->
        [one] { $names } is building…
       *[other] { $names } are building…
    }
rebus-result = Let’s see your crosswords
# What the crossword is worth now. $points is never negative.
rebus-worth =
    { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    }
# $points: how many points are missing to zero.
rebus-to-zero = { $points } more to break even
# $total may begin with a minus sign.
rebus-sum = { $across } across + { $down } down − { $unused } unused = { $total }
rebus-sum-all = { $across } across + { $down } down = { $total }
rebus-as-zero = Scored as 0: a round can’t cost you points.
rebus-no-die = There’s no die for that letter.
rebus-vote = Do these words count?
rebus-waiting = Waiting for { $names }
rebus-layout-of = { $name }’s crossword
rebus-top-yours =
    { $points ->
        [one] Your word of the round, { $points } point
       *[other] Your word of the round, { $points } points
    }
rebus-top-of =
    { $points ->
        [one] Word of the round: { $name }, { $points } point
       *[other] Word of the round: { $name }, { $points } points
    }

## Afterwards

rebus-possible = What was possible
rebus-everyday =
    { $points ->
        [one] Everyday words: { $points } point
       *[other] Everyday words: { $points } points
    }
rebus-best =
    { $points ->
        [one] The best with familiar words: { $points } point
       *[other] The best with familiar words: { $points } points
    }
# Nobody has proved that there is no better crossword.
rebus-best-found =
    { $points ->
        [one] The best we found: { $points } point
       *[other] The best we found: { $points } points
    }
# $percent: 0 to 100
rebus-share = { $percent }%
# $words: "VOTE, JADE, JOB"
rebus-lesson-behind =
    { $score ->
        [one] Round { $round } had { $score } point in everyday words: { $words }.
       *[other] Round { $round } had { $score } points in everyday words: { $words }.
    }
# $percent: 0 to 100
rebus-lesson-ahead = No everyday crossword beats this: { $percent }% of the best with familiar words.
rebus-lesson-ahead-found = No everyday crossword beats this: { $percent }% of the best we found.

## Roll of the day

rebus-roll-task = Fifteen dice, one crossword, one hourglass.
rebus-day-task = Fifteen dice, one crossword, half an hour. How close can you get to the best of familiar words?
rebus-day-mark = { $points } of { $best }
rebus-day-perfect = Perfect! No crossword of familiar words is worth more.
rebus-day-proven = { $best } is the best with familiar words.
rebus-day-known = { $best } is the best we know. No crossword of familiar words is worth more than { $bound }.
rebus-day-yours = Yours: { $points }
rebus-day-best = With familiar words: { $points }
rebus-day-everyday = Everyday words: { $points }
rebus-day-solution = Solution

## Real dice and your own box

rebus-face-star = star
rebus-kit-dice = Dice
    .says = Fifteen dice with six letters each. Two of them have a star, typed as *.
rebus-kit-values = Values
    .says = What each letter is worth, from 1 to 10. A star is worth as much as its letter.

## Own the box?

rebus-beside-says = Roll your dice, turn the glass and build. Then type your crossword in.
rebus-beside-title = Score a crossword
rebus-beside-language = Letters
rebus-beside-roll = The fifteen dice, * for a star
rebus-beside-rolled =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
rebus-beside-board = The crossword: tap a square and type
# Read out by screen readers.
rebus-beside-square = Row { $row }, column { $col }
rebus-beside-square-laid = Row { $row }, column { $col }: { $letter }
rebus-beside-way = Typing goes
rebus-beside-across = across →
rebus-beside-down = down ↓
# $points may begin with a minus sign. $count: the same as a number without it.
rebus-beside-total =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
rebus-beside-sum = { $across } across + { $down } down − { $unused } unused
rebus-beside-words = Words
rebus-beside-no-words = No words yet.
rebus-beside-left = Unused dice: { $dice }
rebus-beside-foreign = No die for { $letters }.
rebus-beside-apart = Two separate parts both have { $letters }, so they have to cross there.
rebus-beside-no-roll = Type in your dice to subtract the unused ones.
rebus-beside-values = Values on your dice
rebus-beside-ours = Use our values
rebus-beside-ask = Check words and find the best
rebus-beside-asking = Searching…
rebus-beside-all-good = All words count.
rebus-beside-counts = Only the best valid part counts: { $points }.
rebus-beside-best = The best with familiar words: { $points }
rebus-beside-best-found = The best we found: { $points }
rebus-beside-needs-dice = Type in all fifteen dice to find the best crossword.
rebus-beside-needs-connection = You’re offline. Finding the best crossword needs a connection.
rebus-beside-offline = Counting works offline. Checking words and finding the best crossword need a connection.

## Terminal

rebus-typing-1 = word
    .does = lay the first word, in the middle
rebus-typing-2 = a 16 16 word
    .does = lay a word across, from row 16 and column 16
rebus-typing-3 = d 16 16 word
    .does = lay a word down
rebus-typing-4 = take 16 17
    .does = take a die back
rebus-typing-5 = clear
    .does = take all dice back
rebus-typing-6 = again
    .does = roll again, if the table shows mercy
rebus-typing-7 = done  or  .
    .does = finish before the sand runs out
rebus-typing-8 = yes, no
    .does = vote; yes WORD if there are several
rebus-typing-9 = appeal WORD
    .does = ask the table about a ruling
rebus-typing-10 = Enter  or  look
    .does = see the roll, if you play until tomorrow: your time starts
rebus-typing-11 = Enter  or  go
    .does = go on
# What people may type for a move, with commas between.
rebus-typed-across = across, a
rebus-typed-down = down, d
rebus-typed-take = take
rebus-typed-clear = clear
rebus-typed-again = again
rebus-text-handing = Pass the device to { $name }. Press Enter when you have it.
rebus-text-rolling = Rolling: { $names }.
rebus-text-building = Building: { $names }.
rebus-text-waiting = Still to play: { $names }.
rebus-text-look = The roll is hidden. Press Enter to see it: your time starts then.
rebus-text-empty = Type a word to lay it in the middle, from row 16 and column 16.
rebus-text-spare = left in hand: { $dice }
rebus-text-words = words: { $words }
rebus-text-apart = Separate parts that share a letter have to be joined.
rebus-text-gone = gone
rebus-text-voting = The table votes, yes or no: { $words }
rebus-text-turn =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
rebus-text-appealable = You can appeal: { $words }
rebus-refused-unreadable = Lay a word with: across ROW COLUMN WORD, or down ROW COLUMN WORD.
rebus-refused-cannot-lay = There’s no die for that letter, or the square is taken.

## Print

# Comments in a file that people edit with their own box.
rebus-box-file = A box of Letters Rebus for Parlour. docs/hosts.md explains every line.
rebus-box-dice = Fifteen dice with six faces each; two of them have a star: *. Below, what each letter is worth (1 to 10).
# What is wrong with such a box, after the place: "dice.faces.3: …"
rebus-box-one-star = a die can have only one star
# $n: how many dice have to have one. $are: how many have one.
rebus-box-stars = { $n } of the dice need a star (*), not { $are }
rebus-box-no-value = { $letter } is on a die, so it needs a value
rebus-print-dice = Dice
rebus-print-pad = Score pad
rebus-print-round = Round
rebus-print-total = Total
rebus-print-says = Across + down − unused dice. A star is worth as much as its letter; an unused star costs nothing.
rebus-print-needs = fifteen dice, an hourglass or a phone for 90 seconds, the score pad and a pencil.
rebus-print-aid-1 = A word has two letters or more; no names, no abbreviations, and no word twice.
rebus-print-aid-2 = Once laid, a star stays the same letter until the end of the turn.
rebus-print-aid-3 = Decide before you start: does a turn below zero count as it is, or as 0?
rebus-print-aid-4 = If a new word shares a letter with one on the table, the two have to cross there.
