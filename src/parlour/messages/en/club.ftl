### A class or a club: the teacher's page, and the page that brings people to a table.

club-title = A class or a club
club-says = One link for everyone. Tables fill up as people arrive, and you see and lead them all. No accounts.
club-game = Game
club-people = People at a table
club-language = Language of the words
club-family = Family-friendly: no rude words
club-make = Create the link
club-link = Share this link
club-table = Table { $code }
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
# $tables: codes of tables
club-failed = Not possible yet at: { $tables }
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
club-move-to = Move to table { $code }
club-move-next = Move to table { $code }, from the next game
club-no-table = No other table has a free seat.
club-to-bot = Let a bot play
club-podium = Well played!
club-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
