### A table: its door, the lobby, the frame around a game, and the result.

## Coming to a table

# $code: four letters
table-title = Table { $code }
table-opening = Setting the table…
table-lost = Connection lost. Reconnecting… keep typing.
table-stalled = Can’t save right now. The clock is paused, and nothing is lost.
table-gone = This table is gone
table-closed = This table is closed
table-removed = The host removed you from the table.
table-signed-out = You signed this device out.
door-sit-title = Take a seat
door-name = Your name
# $name: a player at this device
look-open = { $name }: face, colour and buzzer
door-sit = Sit down
door-watch = Just watch
# What "Play over days" means, after that name and a colon.
door-later = everyone plays when it suits them, within a day for each turn.
door-full = No free seat
    .says = This table is full, or the game has started. You can still watch.
door-late = Game in progress
# A bot plays this seat.
door-take-over = Take over from { $name }
door-next-game = Join the next game
# The seats of this game have secrets, and only bots sit there for now.
door-ask-host = Want to play right away? The host can free a bot’s seat for you.

## Lobby

invite-title = Invite friends
    .says = Read out the code, send the link, or show the QR.
# On a big screen. The address follows.
invite-join = Come and join!
    .says = Scan the QR code with your phone, or enter this code at
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-qr = QR code with the link to this table
# In place of the QR code, if phones can’t reach the server. The command follows.
invite-closed = For a link and a QR code that phones can open, start the server with
# Which of the server’s addresses the link and the QR code have.
invite-address = Address in the link
lobby-seats = At the table
lobby-host = host
lobby-bot-level = Bot level
# The levels of bots, from the weakest to the strongest.
bot-level-1 = beginner
bot-level-2 = easy
bot-level-3 = fair
bot-level-4 = strong
bot-level-5 = master
lobby-add-bot = Add a bot
lobby-fill-up = Fill with bots
lobby-add-player = Add a player on this device
lobby-keep = Keep { $name }
# The name of a seat in a game that goes on for days: nobody has taken it yet.
seat-free = Free seat
lobby-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-lock = Lock the table
lobby-locked = The table is locked.
lobby-unlock = Unlock the table
# A role or a team that is drawn by lot.
part-random = Random
part-of = What { $name } plays
part-needed = Still needed: { $parts }
part-crowded = Too many want to be { $part }
lobby-alone = Start alone? Friends who come later can’t join this game.
    .yes = Start alone
    .no = Wait for friends
lobby-start = Start
lobby-waiting-for-players =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
lobby-waiting-for-host = Waiting for { $name } to start…
lobby-teacher-starts = Your teacher starts the game
result-teacher-starts = Your teacher starts the next game.
play-teacher-goes-on = Your teacher starts the next round.
play-teacher-ends = That was the last round. Your teacher shows the result.
menu-stands-in-teacher = Your teacher is away. You can pause, resume and start the next round.
# $level: one of the levels of bots
lobby-bots-adapt = Bots adapt to you. Right now: { $level }.
lobby-bots-adapt-change = Change
extra-time = Extra time
extra-time-normal = none
extra-time-of = { $name }’s time
extra-time-asked = Waiting for the host to allow it.
# $times: 1.5×
extra-time-allow = Give { $name } { $times } time
extra-time-has = { $times } time

## Playing

table-turn = { $name }’s turn
# $when: “tomorrow, 10:12”, or "none" if there is no deadline.
later-your-turn =
    { $when ->
        [none] Your turn. Take your time.
       *[other] Your turn until { $when }
    }
later-waiting =
    { $when ->
        [none] Waiting for { $names }
       *[other] Waiting for { $names }, until { $when }
    }
# Friends sit down after the game has begun. $when: “tomorrow, 10:12”.
later-open = Friends can join until { $when }.
later-send = Send the link
later-notify = Notify me when it’s my turn
later-notified = You’ll be notified
later-refused = Your browser doesn’t allow notifications here.
table-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
table-you-watch = You’re watching
table-you-wait = You’re in the next game. Enjoy the show.
table-coming-next = Also in the next game: { $names }
table-bot-plays = A bot is playing for { $name }.
table-take-back = Take my seat back
table-late = { $name } hasn’t moved.
table-to-bot = Let a bot play
table-to-bot-of = Let a bot play for { $name }
table-sound = Sound and vibration
table-react = React
reaction-applause = Applause
reaction-laughing = Laughing
reaction-wow = Wow
reaction-thinking = Thinking
reaction-love = Love it
reaction-hooray = Hooray
# Several people play on one device.
hands-speaking = Who’s speaking?
hands-pass = Pass the device to { $name }
hands-time = Your time starts when you tap.
hands-secret = Only you should see what comes next.
hands-ready = I’m { $name }
hands-ready-many = We’re ready

## Real dice: players type in what they rolled

dice-title = What did you roll?
# $count: how many people are typing; 0 if only the host may.
dice-reading =
    { $count ->
        [0] The host is reading the dice
        [one] { $names } is reading the dice
       *[other] { $names } are reading their dice
    }
dice-instead = Type it in yourself
# For screen readers. $mark: which kind of die, or "none"; $face: what it shows, or "none".
dice-slot =
    { $mark ->
        [none] Die { $number }
       *[other] Die { $number }, { $mark }
    }: { $face ->
        [none] empty
       *[other] { $face }
    }
dice-impossible = These dice can’t show { $face } now.
dice-no-face = This die has no { $face }.
# A link: printed boxes differ, so people may enter the faces of theirs.
dice-own-box = Enter your own box
dice-all-typed = All in? Tap Done.
# Dice that lie in an order, for instance from the neck of the bottle.
dice-nearer = Move nearer
dice-farther = Move farther
# Between two dice: they lie equally far from the neck.
dice-level = Dice { $number } and { $next } are level
dice-undo = Undo
dice-done = Done

## Menu

menu-paused = Paused
    .says = The clocks are stopped.
menu-end = End the game
    .sure = End this game for everyone and go back to the lobby? Its points will be lost.
    .yes = Yes, end it
    .no = Keep playing
# One person with bots, or all at one device: it ends the game too.
menu-set-up = Players and settings
    .sure = Stop this game and change who plays or how? Its points will be lost.
menu-players = Players
menu-stands-in = You’re hosting now: { $name } is away.
# For a newcomer, who takes over from the bot.
menu-free = Free the seat
menu-free-of = Free the seat of { $name }
menu-give-back = Give the seat back
menu-give-back-to = Give { $name } the seat back
menu-remove = Remove?
menu-big-screen = Big screen
menu-watch-link = Link for spectators
menu-leave = Leave the table

## Result

result-again = Play again
result-swap = Swap roles
result-another = Another game
result-end-evening = End the evening
# $names: one or several people
result-rematch =
    { $count ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
result-ready = ready
result-waiting = Waiting for { $names }…
result-start-now = Start now
result-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
count-title = Here we go…
count-wait = Wait!
moved-begun = The next game has begun.
moved-lobby = Next up: { $game }.
moved-join = Join in
result-change = Change seats or settings
result-you-win = You win!
result-wins = { $name } wins!
result-tied = Shared win: { $names }
result-no-points = Nobody scored
result-roll-beaten = You beat { $name }!
result-roll-tied = A tie with { $name }
result-roll-behind = { $name } is still ahead
result-roll-you = You
result-together = Played together
result-place = Place
result-name = Name
result-score = Score
result-replay = Watch the replay
result-share = Share the result

## After an update, or when a saved game is damaged

outdated-title = Parlour was updated
    .stopped = This game can’t continue with the new rules or words. Its log has everything that was played.
    .over = This game used older rules or words and can’t be shown any more. Its log is kept.
damaged-title = Part of this game is lost
    .stopped = The saved game is damaged and can’t continue. Below is the last moment we can show. The rest is kept for repair.
    .over = The saved game is damaged. Below is the last moment we can show. Its log is kept as it is.
stopped-wait = The host can start a new game with the same players.
stopped-log = Download the log
notice-words-changed = Parlour was updated. The game continues with the new words; everything so far still counts.
notice-rules-changed = Parlour was updated. The game continues with the new rules; everything so far still counts.

## Refused, at a table

refused-empty = Type a word first.
refused-too-long = That’s too long for a word.
refused-mixed-scripts = That mixes letters of two alphabets.
refused-other-script = Those aren’t letters of this table’s language.
refused-accent = We can’t read accents here.
refused-digit = Words have no digits.
refused-space = One word at a time.
refused-hyphen = Words have no hyphens here.
refused-apostrophe = An apostrophe goes between two letters.
refused-sign = That has a character that isn’t a letter.
refused-foreign-letter = That has a letter that this language doesn’t use.
refused-may-not-vote = You can’t vote on your own word.
refused-voted-already = You’ve already voted.
refused-no-such-vote = There’s no vote on this word.
refused-not-shown-yet = Wait until every word is shown.
refused-finished-already = You’re done already.
refused-no-such-ruling = You can appeal a ruling once, and only for a moment.
refused-ready-already = You’re ready. The others are still looking.
refused-not-until-tomorrow = That needs everyone at once, so it doesn’t go with “Play over days”.
refused-no-push = This server doesn’t send notifications.
refused-bad-push = We can’t reach this browser’s notification service.
refused-not-free = The host has to free this seat first.
refused-no-bot = Someone is already sitting there.
refused-bot-plays = A bot is playing this seat.
refused-no-person = Nobody else can play this seat.
refused-no-such-seat = This seat is gone.
refused-of-the-day = Today’s roll is played once, as it is.
refused-in-a-club = All tables of this class play the same game.
refused-wrong-number-of-seats = There are too few players, or too many.
refused-too-few = There are too few players, or too many.
refused-not-seated = You have no seat here.
refused-not-lobby = The game has already started.
refused-not-playing = No game is being played.
refused-not-over = The game isn’t over yet.
refused-paused = The table is paused.
refused-no-pause = A round is being played.
refused-not-polite = This table is family-friendly. Choose another word.
refused-may-appeal = One moment: players may still appeal.
refused-too-much = This seat has moved too often in this game.
refused-outdated = Parlour was updated. This game can’t continue with the new rules or words.
refused-no-such-face = One of these dice has no such face.
refused-too-often = These dice can’t show that letter so often.
refused-only-one-of-these = There’s only one such card.
refused-wrong-number-of-dice = Some dice are missing.
refused-wrong-order = Each die has its own place.
refused-not-asked = Not now.
refused-too-late = Too late for that round. No harm done.
refused-wrong-parts = Some roles are still open.
refused-no-such-part = There’s no such role at this table.
refused-bad-size = The table can’t have that many seats.
refused-not-host = Only the host can do that.
refused-waits-for-host = Your teacher starts the next round.
refused-away = They aren’t here right now.
refused-closed = The connection is closed.
