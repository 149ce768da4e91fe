### Events that several games have, in the log and in the terminal.

event-seat-joined = { $name } joined the table.
event-seat-left = { $name } left the table.
event-game-ended =
    { $count ->
        [0] The game is over.
       *[other] { $names } won the game.
    }
event-finished = { $name } is done.
event-looked = { $name } is looking at the roll.
# $why: "rules", "appeal" (for a word of $by) or "objection" (to somebody else’s).
event-vote-called =
    { $why ->
        [rules] The table votes on { $word }.
        [objection] { $by } objects to { $word }. The table votes.
       *[appeal] { $by } appeals: { $word }. The table votes.
    }
# $valid: "yes" or "no".
event-vote-ended =
    { $valid ->
        [yes] { $word } counts, { $for } to { $against }.
       *[no] { $word } doesn’t count, { $for } to { $against }.
    }
event-overturned =
    { $valid ->
        [yes] The ruling on { $word } is overturned: it counts.
       *[no] The ruling on { $word } is overturned: it doesn’t count.
    }
# $scores: "Ann 12, Ben 7"
event-totals = So far: { $scores }.
