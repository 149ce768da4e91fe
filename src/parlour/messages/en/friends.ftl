### With friends: a private board of today's rolls, by link.

friends-title = With friends
friends-says = Share a link and see who of you has played today. No account needed.
friends-new = Start a board
friends-invited = A friend invites you to their board
friends-promise = Everyone on the board sees your name, and your results once they have played the same roll or the day is over.
friends-name = Your name
friends-join = Join
friends-share = Invite friends
friends-copied = Link copied
friends-alone = Nobody else is here yet. Send the link to a friend.
friends-streak =
    { $count ->
        [one] { $count } day together
       *[other] { $count } days in a row together
    }
friends-streak-says = A day counts when at least two of you play.
friends-not-yet = not yet
friends-rolls = Today’s rolls of this board
friends-order = Today so far
friends-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
# $game: the name of a game that a friend has played, while the result is hidden
friends-played = played
# $game: the name of a game; $points: "12 points"
friends-hidden = You’ll see a friend’s result as soon as you’ve played the same roll.
friends-yesterday = Yesterday’s words
friends-today = Your friends’ words today
friends-leave = Leave this board
friends-leave-sure = Yes, leave
friends-refused-full = This board is full.
friends-refused-name-taken = Someone on this board already has that name.
friends-refused-no-such-board = This board is gone, or its link is incomplete.
