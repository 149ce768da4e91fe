### One table for the whole evening: choosing another game, and the closing ceremony.

## Another game

another-says = Everyone comes along: same code, same seats, same crowns.
another-too-few =
    { $count ->
        [one] Needs { $count } more player
       *[other] Needs { $count } more players
    }
another-too-many =
    { $count ->
        [one] { $count } of you will watch
       *[other] { $count } of you will watch
    }
another-now = now on the table
another-sure = This ends the game you’re playing. Its points will be lost.

## The closing ceremony

ceremony-title = Tonight’s awards
ceremony-first = Reveal the first card
ceremony-next = Reveal the next card
ceremony-waiting = { $name } is about to unveil the next card…
ceremony-fastest = Fastest find
    .says = found { $word } in { $seconds } seconds
ceremony-stolen = Most stolen
    .says =
        { $count ->
            [one] stole { $count } die
           *[other] stole { $count } dice
        }
ceremony-blunder = Blunder of the evening
    .says = bravely tried { $word }
ceremony-word = Word of the evening
    .says = { $word }
# A word that people voted for after a game.
ceremony-finest = Finest word
    .says =
        { $count ->
            [one] { $word }, with { $count } vote
           *[other] { $word }, with { $count } votes
        }
ceremony-crowns = Champion of the evening
    .says =
        { $count ->
            [0] No crowns tonight
            [one] { $count } crown
           *[other] { $count } crowns
        }
    .each =
        { $count ->
            [one] { $count } crown each
           *[other] { $count } crowns each
        }
ceremony-own = A word to remember
    .says = { $word }
ceremony-brave = Bravest try
    .says = dared to say { $word }
ceremony-company = Best company
    .says = the evening wouldn’t have been the same
# $game: the name of a game
ceremony-replay = Replay: { $game }
ceremony-nobody = Nobody
ceremony-share = Share the evening
ceremony-back = Not yet, keep playing
ceremony-thanks = Thanks for playing! The next game starts a new evening.
## The finest word of a game, chosen after its end

finest-title = Best word of the game?
finest-says = Or the funniest. The winner gets an award tonight.
refused-own-word = That’s your own word. Choose somebody else’s.
finest-thanks =
    { $count ->
        [one] Thanks! { $count } vote so far.
       *[other] Thanks! { $count } votes so far.
    }
