### Texts that every page may need: loaded first, so keep it short.

# The language’s own name.
language = English

## Every page

app-name = Parlour
page-back = Back
page-home = Home
page-close = Close
page-skip = Skip to content
page-settings = Settings
page-about = About Parlour
page-language = Language
page-how = How to play
page-version = Parlour { $number }
nowhere = Nobody home
    .says = There’s no page at this address. The games are next door.
# Until people give their name.
player-number = Player { $number }
player-remove = Remove { $name }
# Of a word on any page: asks for its meaning.
meaning-ask = What does it mean?
# $time: 18:30
time-today = today, { $time }
time-tomorrow = tomorrow, { $time }

## Home

home-motto = Word games for friends around one table
    .more = No sign-up. Pick a game, share the code, play.
home-games = Games
# Buttons of a game: how to play it. At most 16 characters.
home-friends = With friends
home-bots = With bots
home-one-device = On one device
    .says = Everyone plays on this device.
home-later = Play over days
home-alone = Alone
home-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
home-players-range = { $low }–{ $high } players
home-minutes = { $count } min
home-back-to-table = Back to your table { $code }
home-club = For a class or a club
home-beside = Got the boxed game?
    .says = Hourglass, score sheets and printouts for the printed games. Works offline.
home-daily = Today’s roll
    .says = The same dice for everyone, once a day. How close can you get to the best?
home-record = My record
    .says = Your wins, streaks and best words on this device.
join-title = Join a table
    .says = Got a code?
join-code = Table code
join-enter = Join
# $code: what was typed
join-none = No table with the code { $code }

## Refused, on any page

refused-failed = That didn’t work. Try again.
refused-offline = You’re offline. Check your connection and try again.
refused-busy = The server is busy. Try again in a moment.
refused-too-many = Too much at once. Wait a moment.
refused-too-fast = Not so fast! Wait a moment.
refused-trouble = Something went wrong. Try again.
refused-unreadable = We couldn’t read that.
refused-no-such-table = There’s no table with this code.
refused-no-such-game = There’s no such game.
refused-table-closed = The people who run this server have closed this table.
refused-damaged = This table’s saved games are damaged and can’t be shown. They’re kept for repair.
refused-full = The table is full.
refused-begun = The game has already started.
refused-bad-name = A name has 1 to 24 visible characters.
refused-name-taken = Someone at this table already has that name.
refused-rude-name = Please choose another name.
refused-bad-setting = That setting doesn’t work.

## Words of the pictures on the home page, drawn as dice: capital letters only

# A word of five letters; a word down crosses its third letter: here W-O-R-D, without the O.
art-rebus-across = CROSS
art-rebus-down = WRD

## Pictures of the games
# Words in the pictures on the home page: one of three letters; one of six letters and three of five.

art-bottle = SEA
art-lone = HARBOR LEMON QUILL OTTER
