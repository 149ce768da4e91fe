### My record: the games played on this device.

record-title = My record
record-says = Your games on this device. This page is stored only here, unless you copy it to another device.
record-empty = Nothing here yet. Finish a game and it will show up.
record-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
record-won = { $won } of { $games } won
record-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
record-longest = longest: { $count }
record-forgiven = One missed day is forgiven.
record-days = Games in the last { $days } days
# $games: "12 games"
record-on-days = { $games } on { $days } of the last { $of } days
record-today = today
record-latest = Points in the latest games, oldest first: { $points }
record-latest-short = Latest games
record-won-key = won
record-kind-friends = Against people
record-kind-bots = Against bots
record-kind-together = Together
record-kind-alone = Alone
record-kind-earlier-against = Against others (earlier games)
record-kind-earlier = Alone or together (earlier games)
record-of-days = Today’s rolls
record-of-tables = At the table
record-rolls =
    { $count ->
        [one] { $count } daily roll
       *[other] { $count } daily rolls
    }
record-tables =
    { $count ->
        [one] { $count } game at a table
       *[other] { $count } games at a table
    }
record-days-played =
    { $count ->
        [one] Played on { $count } day
       *[other] Played on { $count } days
    }
# $average and $most: points
record-averages = average { $average }, best { $most }
record-stars = How many stars, how often
record-stars-times =
    { $stars ->
        [one] { $stars } star: { $times } ×
       *[other] { $stars } stars: { $times } ×
    }
record-words = Best words
record-fastest = Fastest find
record-seconds = { $seconds } s
record-save = Save to a file
record-load = Add from a file
record-delete = Delete all
# $games: "12 games"
record-question = Delete the record of { $games }? There is no other copy.
record-question-strange = Delete what is stored here? There is no other copy.
record-sure = Delete
record-keep = Keep
record-deleted = Deleted.
record-added =
    { $count ->
        [0] All of these games were already here.
        [one] Added { $count } game.
       *[other] Added { $count } games.
    }
record-wrong-none = This isn’t a Parlour record. Nothing was changed.
record-wrong-cut = This file is incomplete: its end is missing. Nothing was changed.
record-wrong-newer = This file comes from a newer version of Parlour. Nothing was changed.
record-wrong-huge = This file is too big to be a record. Nothing was changed.
record-trouble-full = This browser is out of space, so new games aren’t added to your record. Save it to a file, then delete it here.
record-trouble-blocked = This browser doesn’t let us store anything, so there’s no record here. Allow storage for this site, or leave the private window.
record-trouble-strange = The data stored here comes from another version of Parlour, so nothing is added to it. Save it to a file, then delete it here.

record-my-games = My games
    .says = Finished games on this device. A replay works as long as the server keeps it.
record-with = With { $names }
record-replay = Replay
# On the home page. The title is record-streak: "3 days in a row".
record-streak-safe = You’ve played today. See you tomorrow!
record-streak-today = Play today’s roll to keep it going.
record-rematch = Play { $names } again
    .says = Your table is still there. Open it and ask for a rematch.
record-untried = Not tried yet: { $game }
