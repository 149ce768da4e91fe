### What the screens of all games and their replays share: the log, votes, players, what to learn from a game.

play-log = What happened
play-log-empty = Nothing yet.
play-your-turn = Your turn
play-over = Game over
play-send = Send
play-menu = Menu
play-pause = Pause
play-resume = Resume
play-next-round = Next round
# After a name, for screen readers.
play-you = you
play-away = away
play-out = out
play-left = left
# The name under a reaction of somebody who only watches.
table-spectator = a spectator
# For people who watch: a guess, and what came of it.
guess-title = Who’ll be first?
guess-right = You called it: { $name }! { $right } of { $total } right.
guess-wrong = It was { $name }. { $right } of { $total } right.
# $score: “7–4”, the leader’s wins first. As far as this device knows.
rival-leads = { $name } leads { $score } against { $rival }
rival-leads-you = { $name } leads { $score }
rival-you-lead = You lead { $rival } { $score }
rival-level = { $name } and { $rival } are level: { $score }
# Until tomorrow, before the dice are shown.
later-ready =
    { $seconds ->
        [one] You’ll have { $seconds } second, without a break. Ready?
       *[other] You’ll have { $seconds } seconds, without a break. Ready?
    }
play-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## Votes

vote-title = Allow these words?
# Above a list in which every word is allowed until it is tapped.
vote-tap = Tap a word to turn it down.
vote-ready = Ready
vote-allowed = allowed
vote-turned-down = turned down
# One word.
vote-allow-word = Allow { $word }?
vote-allow = Allow
vote-refuse = Don’t allow
# $names: the players who used the word. One of the next two follows.
vote-said-by = By { $names }.
# $reason: a reason such as “a name”, or "none".
vote-was-refused =
    { $reason ->
        [none] The dictionary says no.
       *[other] The dictionary says no: { $reason }.
    }
vote-was-accepted = The dictionary says yes.
# $count of $of voters
vote-count = { $count } of { $of } voted
# On a word of your own that was refused, and on somebody else’s that was accepted.
vote-appeal = Appeal
vote-appeal-word = Appeal: { $word }
vote-object = Object
vote-object-word = Object: { $word }
# At a table of two, where the player who used the word votes too.
vote-both-agree = It counts unless you both say no.
# How a vote ended: “TEN counts: 1 : 1, a tie, so it counts”. Below: “For: Cyd. Against: Ben.”
vote-word-counts = { $word } counts
vote-word-counts-not = { $word } doesn’t count
vote-nobody = nobody voted
vote-tie = a tie, so it counts
vote-one = one vote is not enough
vote-why = Why?
vote-for = For
vote-against = Against

## Afterwards

result-moment = The moment that decided it
# $words: the best words of that player in that round; $count: how many there are.
result-lead =
    { $count ->
        [0] { $name } took the lead in round { $round }
       *[other] { $name } took the lead in round { $round }: { $words }
    }
result-swing =
    { $count ->
        [0] { $name } broke away in round { $round }
       *[other] { $name } broke away in round { $round }: { $words }
    }
lesson-title = For next time
lesson-best-words = Best words
lesson-best-words-tonight = Best words tonight
review-looking = Finding what you missed…
# The table's votes can be kept for its next games.
house-words-keep = Keep these rulings for your next games?
# Under the result of a vote: one tap keeps it.
house-words-keep-one = Keep as a house word
# $word is in capitals.
house-words-allow = { $word } counts
house-words-refuse = { $word } doesn’t count
house-words-download = Download all house words
# On a paused table.
play-paused-by = { $name } paused the game.
