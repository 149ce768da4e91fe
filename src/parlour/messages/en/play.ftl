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
play-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## Votes

vote-title = Allow these words?
vote-allow = Allow
vote-refuse = Don’t allow
# $count of $of voters
vote-count = { $count } of { $of } voted

## Afterwards

lesson-title = For next time
lesson-best-words = Best words
lesson-best-words-tonight = Best words tonight
review-looking = Finding what you missed…
# The table's votes can be kept for its next games.
house-words-keep = Keep these rulings for your next games?
# $word is in capitals.
house-words-allow = { $word } counts
house-words-refuse = { $word } doesn’t count
house-words-download = Download all house words
