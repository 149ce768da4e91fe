### The command line: `parlour play`, `word`, `rules`, `games`, `replay`.

terminal-rules = All rules: parlour rules { $game }
terminal-to-play = To play: parlour play { $game }
# (R), (D) and (S) mark each rule.
terminal-numbered = The rules by number (R: printed, D: decided here, S: a setting):
# The same for a game that was never printed.
terminal-numbered-own = The rules by number (D: a rule, S: a setting):
terminal-listed = { $name } · { $least }–{ $most } players · about { $minutes } minutes
terminal-listed-rules = Rules
terminal-listed-options = The table

## A game

terminal-begin = Press Enter to start.
terminal-type = Type:
terminal-seats = Your number first, then the word: { $keys }
terminal-shared = Press your number first. It shows what only you may see, so the others look away.
terminal-whose = Whose word? Press your number first, or type { $name }: WORD
terminal-typing = { $name } ›
terminal-anyone = ›
terminal-leave = /help: what to type · Ctrl-C: leave; the log is kept
terminal-go-on = Enter: continue
terminal-saved = The log is kept. Watch it with: parlour replay { $path }
terminal-you = Player
terminal-best-words = Best words: { $words }
# $why: the error of the game's own code
terminal-faulty = Something in this game broke ({ $why }). Showing the raw values instead.
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
# Table time: 1:07.3
terminal-stamp = { $minutes }:{ $seconds }.{ $tenths }

## Today's roll

terminal-daily-play = To play one: parlour daily { $game }
terminal-daily-played = You’ve played today’s roll. Come back tomorrow!
terminal-daily-points = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-daily-share = To share, without giving a word away:

## A replay

# $stamp: 1:23
terminal-step = { $number } of { $count } · { $stamp }
terminal-stepping = → forward · ← back · Home, End · q: quit

## Real dice

# $dice: "yellow, 2 × turquoise, dark blue"
terminal-roll = Roll, then type what came up: { $dice }.
terminal-roll-order = Then a slash and the order from the neck: / { $example }
terminal-roll-secret = The others look away.
terminal-mark-yellow = yellow
terminal-mark-turquoise = turquoise
terminal-mark-dark-blue = dark blue
terminal-mark-effect = effect die
terminal-mark-letter = letter
terminal-mark-white = white
terminal-mark-special = green die
terminal-mark-trust = trust
terminal-mark-amplify = amplify
terminal-mark-suspicion = suspicion
terminal-mark-word-1 = first word 1-6
terminal-mark-word-2 = second word 1-6
terminal-mark-word-3 = third word 1-6

## Words

terminal-noun = a word and a singular noun
# After "a word and a singular noun". $means: what it means as a noun, or "none".
terminal-rare-noun =
    { $means ->
        [none] though hardly ever meant as one
       *[other] though hardly ever meant as one ({ $means })
    }
terminal-word = a word
terminal-no-word = not a word
terminal-not-taken = the game doesn’t take it
terminal-fault-too-short = fewer than { $least } letters
terminal-fault-too-long = more than { $most } letters
terminal-fault-no-word = not in the dictionary
terminal-fault-no-noun = not a singular noun
terminal-fault-unreadable = can’t be read as a word
terminal-none = No words.
# After a list of words.
terminal-more = … and { $count } more

## A secret round, in games without texts of their own for it

round-handing = Pass the device to { $name }.
round-look = The task is hidden. Look when you like: your time starts then.
round-hidden = The task is hidden until everybody has played.
round-one-plays = { $name } is playing.
round-voting = Do these words count, yes or no? { $words }
