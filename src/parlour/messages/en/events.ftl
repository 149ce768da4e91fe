### Events that several games have, in the log and in the terminal.

event-seat-left = { $name } left the table.
event-game-ended =
    { $count ->
        [0] The game is over.
       *[other] { $names } won the game.
    }
event-finished = { $name } is done.
event-looked = { $name } is looking at the roll.
# $by: who appealed, or "none" if the rules call the vote.
event-vote-called =
    { $by ->
        [none] The table votes on { $word }.
       *[other] { $by } appeals: { $word }. The table votes.
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
