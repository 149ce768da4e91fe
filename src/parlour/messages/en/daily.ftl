### Today's roll: its pages, for all games.

daily-title = Today’s roll
daily-of = Rolls of { $day }
daily-says = One roll a day for each game, the same for everyone who plays in { $language }.
# $language: the name of a language
daily-language = Rolls in { $language }
daily-language-roll = This roll is in { $language }. The one in your language is another roll.
daily-language-own = Play in { $language }
daily-past = This day is over. You can still play it, but it no longer counts.
daily-next-in = Next roll in
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-done-of = { $done } of { $count } done
daily-all-done = All done for today. See you tomorrow!
daily-stars = { $stars } of { $all } stars
daily-share-all = Share your day
# $game: the name of a game
daily-next = Next: { $game }
daily-play = Play
daily-go-on = Continue
daily-see = Your result
daily-look = Take a look
daily-start = Start
daily-start-past = Play for fun
daily-once = One try. Leave any time; the clock stops while you’re away.
daily-once-untimed = One try. Leave any time and come back later.
daily-show = Show the solution
daily-archive = Other days
daily-earlier = Previous day
daily-later = Next day
daily-today = Today
daily-yesterday = Yesterday’s solutions
daily-choose = Go to a day
daily-everyone = How everyone did
daily-alone = You’re the first today. Come back later to see the others.
daily-nobody = Nobody played this roll on its day.
# $count: how many of the $all others did worse
daily-better =
    { $all ->
        [one] Better than { $count } of { $all } other.
       *[other] Better than { $count } of { $all } others.
    }
daily-better-than-all =
    { $all ->
        [one] Better than the only other player.
       *[other] Better than all { $all } others.
    }
# $range: points, "12" or "12–20"
daily-bar =
    { $people ->
        [one] { $range }: { $people } person
       *[other] { $range }: { $people } people
    }
daily-you = you
daily-uncounted = Played later, so it isn’t counted here.
daily-share = Share
daily-back = All of today’s rolls
daily-wait = One moment…
daily-still = Finding the best possible result…
daily-unkept = This browser doesn’t store anything, so it won’t remember that you played.
daily-gone = There is no such roll
refused-no-such-day = There’s no roll for that day here.
