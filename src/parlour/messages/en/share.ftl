### The sheet for sharing a result.

share-title = Share
share-says-none = No words are given away.
share-says-words = It shows words of the games.
share-says-picture = The picture shows words of the game.
share-says-replay = The link shows every word of the game.
share-says-roll = The link opens the same roll.
share-with-replay = Include a link to the full replay (shows every word)
share-with-roll = Include a link to this roll
# $points: a number
share-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
share-won =
    { $points ->
        [one] Won with { $points } point
       *[other] Won with { $points } points
    }
share-place = Place { $place } of { $of } with { $points }
# The table voted for it.
share-finest = Voted the finest word: { $word } ({ $name })
share-do = Share
share-copy = Copy text
share-copied = Copied
share-by-hand = This browser can’t copy for you. Select the lines above and copy them.
share-save = Save picture
# $game: the name of a game
share-challenge-text =
    { $points ->
        [one] { $name } got { $points } point with this roll of { $game }. Can you beat it?
       *[other] { $name } got { $points } points with this roll of { $game }. Can you beat it?
    }

## A roll that a friend shared

roll-title = Beat my roll
roll-beat = Can you beat { $name }?
roll-start = Start
roll-says = The same dice, just for you. The clock starts when they land.
# $language: the name of a language
roll-language = Played in { $language }.
roll-gone = This roll is lost
    .says = The link is broken or incomplete. Ask your friend to send it again.
