### Parts of the home page that few visitors see

home-tables = Your tables
# $when: “tomorrow, 10:12”, or "none".
home-table-turn =
    { $when ->
        [none] your turn
       *[other] your turn until { $when }
    }
home-table-lobby = not started yet
# Only friends who have not sat down are waited for. $when: “tomorrow, 10:12”.
home-table-open = friends can join until { $when }
home-table-paused = paused
# $names: the players whose turn it is. $when: “tomorrow, 10:12”, or "none".
home-table-waiting =
    { $when ->
        [none] waiting for { $names }
       *[other] waiting for { $names }, until { $when }
    }
# What happened since somebody looked at the table here.
home-table-new-round = Round { $round } has begun
home-table-played =
    { $count ->
        [one] { $names } has played
       *[other] { $names } have played
    }
home-table-over = over: see the result
# $names: the others at the table
home-table-with = with { $names }
home-table-round = Round { $round }
# Servers can be closed to strangers: to open a table people need a word.
opening-word = Opening word
    .title = What’s the word?
    .says = You need the opening word to open a table here. Ask whoever invited you. This device asks only once.
opening-word-open = Open the table
refused-opening-word = You need the opening word to open a table here. To join a table, its code is enough.
refused-wrong-word = That’s not the word. Ask whoever invited you.
