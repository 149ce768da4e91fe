### Message in a Bottle.

# After “Why does this count?” on the sheet of a word.
bottle-counts = Singular nouns of four letters or more count (BOT-06).
bottle-name = Message in a Bottle
bottle-about = Race to name one word that has every letter in the bottle: a singular noun of four letters or more. The first right word wins a diamond, a mistake costs one, and eight diamonds win the game.
bottle-credits = Based on the printed game by Urtis Šulinskas and Natalya Efremova. Art director: Anastasia Durova. Graphic design: Anna Medvedeva. Published by Red Cat Games, 2023.

## How to play
# A title and a sentence for each picture, and the letters in the pictures.

bottle-step-1 = Shake
    .says = The dice tumble into the bottle. Everyone sees them at the same moment.
bottle-step-2 = Race
    .says = Name a singular noun of four letters or more that has every letter in the bottle. The first right word wins a diamond. Two at the same moment? The shorter word wins; if they’re equally long, both do. Want it harder? Play with “shorter word”: after a right word the others have ten seconds to name a shorter one, and the shortest wins.
bottle-step-3 = Mistakes cost
    .says = A wrong word, a plural, a name or a repeat costs you a diamond, and you’re out until the next shake.
bottle-step-4 = “No word!”
    .says = Think there isn’t one? Say so. If nobody finds a word in ten seconds, you win a diamond. If somebody does, you lose one.
bottle-step-5 = Effects
    .says = The effect die changes the task: only the yellow letter, the letters at both ends of the bottle, or a hand on the bottle and a word for each die.
bottle-step-6 = Eight diamonds
    .says = You start with one. The first player with eight wins.
# A word that is wrong because it is a plural.
bottle-drawn-wrong = GRAPES
# Letters on three dice, for the effect Neck.
bottle-drawn-neck = T I K

## Events
# Sentences of the log, the replay and the terminal. $name: a player, $names: one player or more.

# $letters: "R O B", $effect: the name of an effect, or "none".
bottle-event-shook =
    { $effect ->
        [none] Round { $round }: { $letters }.
       *[other] Round { $round }: { $letters }. Effect: { $effect }.
    }
bottle-event-spoke = { $name } has a word…
bottle-event-said = { $name }: { $word }!
# $why: a reason, such as "the plural of GRAPE". $word: "none" if nobody typed a word.
bottle-event-erred =
    { $word ->
        [none] { $name }: { $why } ({ bottle-cost }).
       *[other] { $name } said { $word }: { $why } ({ bottle-cost }).
    }
# What a mistake costs: diamonds, or seconds of today’s roll, or only the round.
bottle-cost =
    { $seconds ->
        [0] { $cost ->
                [0] out for the round
                [one] −1 diamond
               *[other] −{ $cost } diamonds
            }
       *[other] −{ $seconds } s
    }
bottle-event-passed = { $name } offers a new shake.
bottle-event-offer-taken = { $name } wants a new shake. Ten seconds left!
bottle-event-hint-given = { $name } asks for a hint.
bottle-event-called-no-word = { $name } says there’s no word. Ten seconds to prove { $name } wrong!
bottle-event-refuted =
    { $cost ->
        [0] There was a word after all, { $name }.
       *[other] There was a word after all: { $name } loses a diamond.
    }
bottle-event-covered-bottle = { $name } covers the bottle.
bottle-event-buzzed = { $name } buzzes first.
bottle-event-ruled-by-ear =
    { $right ->
        [yes] { $by } heard { $name }’s word: right!
       *[no] { $by } heard { $name }’s word: wrong.
    }
bottle-event-ruling-taken-back = { $by } took that back. { $name } has the floor again.
bottle-event-named = { $name } finds { $word }.
bottle-event-contested = Ten seconds to beat { $names } with fewer than { $length } letters.
bottle-event-awarded =
    { $diamonds ->
        [one] { $name } wins a diamond.
       *[other] { $name } wins a diamond and has { $diamonds }.
    }
bottle-event-round-ended =
    { $count ->
        [0] Nobody wins this round.
        [one] { $names } wins the round.
       *[other] { $names } win the round.
    }

## Why a word doesn’t count
# As the house’s reasons: “BEAD: no K in it”.

bottle-fault-too-short = fewer than four letters
bottle-fault-used = already named in this game
# $of: the letter that is missing.
bottle-fault-letter-missing = no { $of } in it
# $of: the letter of the yellow die.
bottle-fault-not-yellow = { $of } has to be inside, and the other dice left out
bottle-fault-not-neck = has to start and end with the nearest and the farthest die
bottle-fault-starts-with-no-die = doesn’t start with the letter of a free die
bottle-fault-too-slow = out of time with the bottle covered
bottle-fault-silent = no word after the buzzer
bottle-fault-by-ear = the word was wrong

## What happens now
# A line under the bottle and in the terminal. At most about 70 characters.

bottle-now-shaking = Shaking the bottle…
bottle-now-out = You’re out until the next shake.
bottle-now-passed = You offered a new shake. Name a word and you’re back in.
bottle-now-offer = Stuck? Offer a new shake. The others get 10 seconds to answer.
bottle-now-offer-alone = Stuck? Offer a new shake.
bottle-now-taken = { $name } wants a new shake: ten seconds left!
bottle-now-taken-you = Ten seconds for the others, then a new shake.
bottle-now-claimed = { $names }: a word is in, not won yet
bottle-now-claimed-you = { $word } is in, not won yet
bottle-now-denied = { $name } says there’s no word. Ten seconds to prove { $name } wrong!
bottle-now-denied-you = You say there’s no word. Can anyone find one?
bottle-now-to-beat = Beat { $words } with fewer than { $length } letters
bottle-now-to-beat-you = { $words } is the word to beat
bottle-now-covering = { $name } covers the bottle and looks for words
bottle-now-covering-you = Your hand is on the bottle: a word for each die!
bottle-now-speaking = { $name } buzzed first: listen!
bottle-now-speaking-you = You buzzed first: say your word, then type it
bottle-now-speaking-shorter = You buzzed first: say and type a word of fewer than { $length } letters
bottle-now-voting = Allow { $word }?
bottle-now-voting-you = The table votes on { $word }
bottle-now-settled =
    { $count ->
        [one] { $names } wins with { $words }
       *[other] { $names } win with { $words }
    }
bottle-now-settled-no-word = No word! Nobody could prove { $names } wrong
bottle-now-settled-by-ear = { $names } said it out loud, and it was right
bottle-now-settled-nobody = Nobody wins this round
# A word that is hardly ever meant as a noun won. $means: its meaning as a noun, or "none".
bottle-rare =
    { $means ->
        [none] { $word }: a rare noun
       *[other] { $word }: { $means }
    }
# $words: a few of them, separated by commas.
bottle-possible =
    { $count ->
        [0] No everyday word would have worked.
        [one] One word would have worked: { $words }
       *[other] { $count } words would have worked: { $words }
    }

## Effects
# The names of the four effects, and what the word has to be.

bottle-effect-base = Every letter
    .says = A singular noun of four letters or more, with every letter in the bottle
bottle-effect-neck = Neck
    .says = Start with the die nearest the neck and end with the farthest, or the other way round
bottle-effect-yellow = Yellow
    .says = The yellow letter inside, not first or last, and none of the other letters
bottle-effect-cover = Cover
    .says = Cover the bottle first! Then a word for each die, starting with its letter

## The table

bottle-bottle = The bottle
bottle-colour-yellow = yellow
bottle-colour-turquoise = turquoise
bottle-colour-dark-blue = dark blue
# Read out by screen readers: a die, its colour, and how far it is from the bottle’s neck.
bottle-die = { $letter }, { $colour }, { $distance } from the neck
bottle-round = Round { $round }
bottle-diamonds =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
bottle-word = Your word
bottle-type = Type your word
bottle-type-cover = Tap the bottle or press Enter
# Buttons.
bottle-no-word = There’s none!
bottle-no-word-risk = If nobody finds a word within ten seconds, you win a diamond. If somebody does, you lose one.
bottle-keep-looking = Keep looking
bottle-held-back = { $word } is too short: four letters or more. Send it again if you’re sure.
bottle-who-covers = Who covers the bottle?
bottle-new-shake = New shake
bottle-skip = Next shake
bottle-hint = Hint
bottle-cover = Cover the bottle
bottle-buzz = I’ve got a word!
bottle-right = Right
bottle-wrong = Wrong
# On a shared device: "No word" was tapped, and now its caller taps their own button.
bottle-no-word-who = Who says there’s none?
bottle-no-word-of = { $name }: there’s none!
bottle-was-it-right = Was the word right?
# Before a word with gaps, such as "C _ R _ _ N".
bottle-easy-one = An easy one, { $letters } letters:
bottle-easy-ones = Easy ones:
bottle-none-exists = There’s no word for these letters. Say so!
bottle-found = { $name } found a word: { $word }

## Who won

bottle-you-win = You win the diamond!
bottle-you-win-game = You win the game!
bottle-won-with =
    { $count ->
        [one] Won with { $count } diamond
       *[other] Won with { $count } diamonds
    }
bottle-wins =
    { $count ->
        [one] { $names } wins the diamond!
       *[other] { $names } win a diamond each!
    }
bottle-winning-word = The winning word
bottle-won-no-word = No word!
bottle-said-aloud = spoken, not typed
bottle-won-by-ear = Right!
bottle-undo-right = { $name } was right. Undo
bottle-undo-wrong = { $name } was wrong. Undo
bottle-next-round = Next round
bottle-who-said = Who said { $word }?
bottle-rounds = Round by round
bottle-nobody = nobody

## Who was first
# A table of times in milliseconds.

bottle-first-title = Who was first?
bottle-first-says = We subtract the time that a message spends on its way, up to 250 ms. Words named at the same moment count as equal: the shorter one wins.
bottle-first-player = player
bottle-first-arrived = arrived
bottle-first-way = on its way
bottle-first-way-none = none
bottle-first-counted = counted
bottle-first-first = first

## Today’s roll

bottle-roll-task = One shake, one minute: find a noun with all the letters. Every second left is a point, and a mistake costs ten.
bottle-day-task = Five shakes, a minute each: find a noun with all the letters. Every second left is a point, and a mistake costs ten.
bottle-day-shake = Shake { $round } of { $count }
bottle-day-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bottle-day-found =
    { $found ->
        [all] All { $count } words found.
       *[other] { $found } of { $count } words found.
    }
bottle-day-shakes = Shake by shake
bottle-day-none = nothing found
bottle-day-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
# Before some words.
bottle-day-possible =
    { $count ->
        [one] { $count } word would have worked, for example
       *[other] { $count } words would have worked, for example
    }

## Own the box?

bottle-beside-says = Your dice, your bottle. We count the diamonds.
bottle-beside-title = Diamonds
bottle-beside-more = { $name }: one more
bottle-beside-less = { $name }: one less
bottle-beside-reserve = { $count } left in the reserve.
bottle-beside-won =
    { $count ->
        [one] { $names } has eight diamonds and wins!
       *[other] { $names } have eight diamonds and win!
    }

## Your own box and your own dice

bottle-kit-dice = Dice
    .says = Six letters on each. Easy games leave out the dark blue die.
bottle-kit-yellow = Yellow die
bottle-kit-turquoise-one = Turquoise die { $number }
bottle-kit-dark-blue = Dark blue die
bottle-kit-effects = Effect die
    .says = What its six sides show. Used in the modes Effects and Party.
bottle-kit-effects-base = { bottle-effect-base }
bottle-kit-effects-neck = { bottle-effect-neck }
bottle-kit-effects-yellow = { bottle-effect-yellow }
bottle-kit-effects-cover = { bottle-effect-cover }
# Under the dice that people type in.
bottle-pad-neck = Neck
bottle-pad-yellow = yellow die
bottle-pad-turquoise = turquoise die
bottle-pad-dark-blue = dark blue die
bottle-pad-effect = effect die

## Settings

bottle-preset-standard = Four dice. The dictionary decides, and you can appeal.
bottle-preset-first = Three dice, hints, and mistakes cost nothing.
bottle-preset-party = Buzz, then say your word out loud. With the effect die.
bottle-preset-kids = Three dice, hints, no lost diamonds, and the table decides.
bottle-preset-purist = Exactly as in the box.
bottle-preset-quick = Three dice, and a new shake after 30 seconds without a word.
bottle-setting-mode = Mode
    .says = Choose the dice. Classic has four, Easy leaves out the dark blue one. Effects adds the effect die to four dice, Party to three.
bottle-setting-mode-classic = Classic
bottle-setting-mode-easy = Easy
bottle-setting-mode-effects = Effects
bottle-setting-mode-party = Party
bottle-setting-shorter_word = Shorter word wins
    .says = After a right word, the others get 10 seconds to beat it with a shorter one.
bottle-setting-double_letters = Same letter on two dice
    .says = Your word needs a letter twice if two dice show it, or once is enough.
bottle-setting-double_letters-each = Twice
bottle-setting-double_letters-once = Once is enough
bottle-setting-same_moment_ms = The same moment
    .says = Counts words within this many milliseconds as named at the same time.
bottle-setting-everyday_nouns = Everyday nouns only
    .says = Refuses words that are hardly ever used as nouns, such as TRUE or LOOKING.
bottle-setting-gentle = Gentle
    .says = Mistakes cost no diamonds. Good with children.
bottle-setting-patience_s = New shake after
    .says = Shakes the bottle again after this many seconds without a word (0 = never).
bottle-setting-hints = Hints
    .says = Stuck players can ask twice a round how an easy word starts and where its letters are.
bottle-setting-spoken = Buzz and speak
    .says = Buzz first, say your word out loud, then type it or let the host decide. For people in one room.
bottle-setting-day = Today’s roll
    .says = Plays today’s roll: one player, five shakes of a minute each, and a point for every second left.

## Refusals

bottle-refused-not-shorter = It has to be shorter than the word to beat.
bottle-refused-too-early = You can offer a new shake after 30 seconds without a word.
bottle-refused-too-late-to-take-back = Too late to undo: you have five seconds, as long as nothing else happens.
bottle-refused-no-such-ruling = Too late: you can appeal once, within five seconds.

## Terminal and server

# $detail: what was typed.
bottle-refused-a-command = Not now. To name it as a word, type: say { $detail }
bottle-refused-buzz-first = Press the buzzer first: type buzz
bottle-terminal-day = Shake { $round } of { $count } · { $points } so far
bottle-terminal-open = Name a word, say “no word”, or pass.
bottle-terminal-open-cover = Cover the bottle! Or say “no word”, or pass.
bottle-terminal-open-day = Name a word, or pass. Every second counts.
bottle-terminal-open-spoken = Got a word? Press the buzzer: buzz. Or say “no word”, or pass.
bottle-terminal-speaking = { $name } buzzed first. Was the word right or wrong?
bottle-terminal-voted = { $voted } of { $voters } have voted, yes or no.
bottle-terminal-hint = An easy one: { $shapes }
# Notes beside a player.
bottle-terminal-out = out
bottle-terminal-passed = passed
bottle-terminal-gone = left
# Advice after a game. $words: up to three.
bottle-lesson-hasty = Wrong words ({ $count }): { $words }. A deep breath is cheaper than a diamond.
bottle-lesson-missed = Easy ones that got away: { $words }.
bottle-lesson-nothing-missed = Nothing easy got away.
# What can be typed, and what it does. The words that are understood are listed below.
bottle-typing-1 = globe
    .does = name a word
bottle-typing-2 = no word  or  -
    .does = say that there is none
bottle-typing-3 = pass  or  .
    .does = offer a new shake
bottle-typing-4 = shake
    .does = take the table’s offer of a new shake, after 30 seconds without a word
bottle-typing-5 = hint  or  ?
    .does = see how an easy word starts, if the table gives hints
bottle-typing-6 = cover  or  !
    .does = put your hand on the bottle
bottle-typing-7 = buzz
    .does = press the buzzer, if you speak aloud; then type what you said
bottle-typing-8 = right, wrong
    .does = rule on what somebody else said aloud
bottle-typing-9 = yes, no
    .does = vote
bottle-typing-10 = appeal WORD
    .does = ask the table about a ruling
bottle-typing-11 = say pass
    .does = name a word that is also a command
# What is understood. Different ways to type the same are separated by commas.
bottle-typed-no-word = no word, noword, -
bottle-typed-pass = pass, .
bottle-typed-shake = shake
bottle-typed-hint = hint, ?
bottle-typed-cover = cover, !
bottle-typed-buzz = buzz, buzzer, b
bottle-typed-right = right
bottle-typed-wrong = wrong
bottle-typed-take-back = undo
bottle-typed-go-on = next
# Before a word that is also a command.
bottle-typed-say = say
# Comments in the file of a box of your own.
bottle-box-file = A box of Message in a Bottle for Parlour. docs/hosts.md explains every line.
bottle-box-dice = Four letter dice with six faces each; effects: base, neck, yellow or cover.

## Print

bottle-print-dice = Dice
bottle-print-diamonds = Diamonds
bottle-print-effect = effect
bottle-print-needs = the letter dice in a clear bottle or a cup to cover them, the diamonds in a heap, a dictionary.
bottle-print-aid-1 = First games: leave out the dark blue die and the effect die.
bottle-print-aid-2 = Two words at the same moment: the shorter one wins; if they have the same length, both win a diamond.
bottle-print-aid-3 = The effect die sets the task of the round:
