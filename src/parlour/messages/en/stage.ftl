### The big screen: great moments, large and short. The announcer reads some of them aloud.

# Somebody says that there is no word. “prove” stands below it, for ten seconds.
stage-none = { $name }: “There’s none!”
stage-prove = Ten seconds to prove { $name } wrong!
stage-loses =
    { $count ->
        [one] { $name } loses a diamond
       *[other] { $name } loses { $count } diamonds
    }
stage-steals = { $name } steals { $letter }: { $word }
# Match point. $count: how many players; $needs: diamonds or points.
stage-needs =
    { $count ->
        [one]
            { $needs ->
                [one] { $names } needs one more
               *[other] { $names } needs { $needs } more
            }
       *[other]
            { $needs ->
                [one] { $names } need one more
               *[other] { $names } need { $needs } more
            }
    }
stage-last-round = Last round!
stage-leads =
    { $points ->
        [one] { $name } leads by one point
       *[other] { $name } leads by { $points } points
    }
stage-level = It’s a tie at the top
# Above a player’s crossword.
stage-board =
    { $points ->
        [one] { $name }: one point
       *[other] { $name }: { $points } points
    }
stage-word-of-round = Word of the round: { $word }
# Lone Words: several players wrote the same word, or only one did.
stage-wrote =
    { $count ->
        [2] Two of you wrote { $word }!
        [3] Three of you wrote { $word }!
        [4] Four of you wrote { $word }!
        [5] Five of you wrote { $word }!
       *[other] { $count } of you wrote { $word }!
    }
stage-only = Only { $name }!
stage-own-word = { $name }: { $word }
# On phones, while the big screen shows something.
stage-look = Look at the screen!
stage-look-on = Tap to see it here
# At the bottom of the big screen; M and A are keys.
stage-sound-on = Sound on
stage-announcer-on = Announcer on
stage-announcer-off = Announcer off
stage-wake-sound = Press any key for sound
# The key and the button that turn on music, sounds and the announcer.
stage-sound-off = Sound
# $name: the host, whose phone shows a button for it.
stage-waits = { $name } can let this screen in.
stage-knocks =
    { $count ->
        [one] A big screen wants to show this table.
       *[other] { $count } big screens want to show this table.
    }
    .yes = Let it in
    .no = Not now
# On the host’s phone, above the buttons for sound and announcer.
stage-remote = Big screen
stage-vote = Vote on your phones
stage-minute = Everybody is at work
# A stamp on a player’s face.
stage-done = Done!
stage-done-of = { $count } of { $of } done
# Somebody learns the game; everybody waits.
stage-tour = { $name } is taking the tour
stage-tour-why = First time at { $game }. It takes a minute or two.
# On the page that ends a game.
stage-best-word = Best word
# Above the title of the game that comes next.
stage-next = Next up
