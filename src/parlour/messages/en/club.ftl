### A class or a club: the teacher's page, and the page that brings people to a table.

club-title = A class or a club
club-says = One link for everyone. Tables fill up as people arrive, and you see and lead them all. No accounts.
club-game = Game
club-people = People at a table
club-language = Language of the words
club-family = Family-friendly: no rude words
club-make = Create the link
club-table = Table { $number }
club-none = Nobody’s here yet. As soon as someone arrives, you’ll see their table here.
club-people-here =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
club-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
# $people: "12 people", $tables: "4 tables"
club-here = { $people } at { $tables }
club-start-all = Start all
club-onward-all = Next round for all
# $tables: "4 tables"
club-went-on =
    { $playing ->
        [0] Next round: { $tables }.
       *[other] Next round: { $tables }. Still playing: { $playing }.
    }
club-again-all = Next game for all
club-pause-all = Pause all
club-resume-all = Resume all
club-results = Download results
club-watch = Watch
club-remove = Remove { $name }
club-state-lobby = waiting
club-state-playing = playing
club-state-rests = between rounds
club-state-over = finished
club-state-stopped = stopped
club-state-paused = paused
club-join = Take a seat
club-join-says = { $game }: we’ll seat you at a table where someone is waiting.
club-not-yours = This page is for the teacher. To open it here, choose “Continue on another device” on the teacher’s device.
# $tables: numbers of tables
club-failed = Not possible yet at tables: { $tables }
refused-no-such-club = There’s no class or club with this code.
club-waits = Wait for me after each round
    .says = Tables show their results until you start the next round.
# Of the tables that play, how many are between two rounds.
club-ready =
    { $playing ->
        [one] { $ready } of { $playing } table ready
       *[other] { $ready } of { $playing } tables ready
    }
club-screen = Projector
# $address: of this server, such as "parlour.example"
club-come-in = Scan the code, or go to { $address } and enter:
club-round = Round { $round }
club-round-of = Round { $round } of { $rounds }
club-away = away
club-options = { $name }: move or remove
club-add-bot = Add a bot
club-move-to = Move to table { $number }
club-podium = Well played!
club-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
club-change = Change the game
    .sure = The games that are being played end without a result.
    .yes = Play this
# Of what a class plays: "90 s · 4 at a table · waits for you after each round".
club-seconds = { $seconds } s
club-size = { $people } at a table
club-waits-on = waits for you after each round
club-waits-off = goes on by itself after each round
club-guide = Show how to play
club-end-all = Show the result for all
club-over = The game is over.
club-last-round = That was the last round.
club-ranking = The class so far
club-done = ready
club-new-table = New table
club-cancel = Cancel
# After the name of a pupil who was chosen.
club-second-tap = Tap somebody at another table to swap, or a table to move there.
    .playing = They join the next game there and leave the one that’s being played.
club-swap = Swap { $one } and { $other }
club-door = This table belongs to a class
    .says = Open the link that your teacher shows.
club-appeals = Words can still be appealed for { $seconds } s. Then it goes on.
