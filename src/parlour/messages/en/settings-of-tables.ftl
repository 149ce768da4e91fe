### The settings of a table: how the lobby shows them, and those that several games have.
### A game's own settings are in its file, as GAME-setting-NAME. Names of settings keep their underscores.

## The lobby

table-settings-title = Table settings
table-settings-says = Standard rules unless you change them.
# Beside "Customise": how many differ from the standard.
table-settings-changed = { $count } changed
table-settings-standard = standard
table-settings-range = A number from { $low } to { $high }.
# $rules: “Leftover dice: cost nothing”.
table-settings-first = Easier, because it’s your first game: { $rules }.
# Choices of settings that go together.
preset-standard = Standard
preset-first = First time
preset-party = Party on the TV
preset-kids = Kids
preset-purist = Purist
preset-quick = Quick
preset-custom = Your own mix
    .says = Settings you chose yourselves.
preset-customise = Customise

## Settings
# Each setting has a short name and a sentence that explains it (.says). Its choices follow, as setting-NAME-VALUE.

way-title = How do you meet?
way-together = Own screens
    .says = Everyone plays now, each on their own screen.
way-one_device = One device
    .says = Everyone plays on the same device and passes it on.
way-tomorrow = Play over days
    .says = Everyone plays when it suits them, within a day for each turn.
way-day = Today’s roll
    .says = One player alone, with the same dice as everybody else today.
way-shared_roll = A shared roll
    .says = One player alone, once, with the dice that a friend has played.
setting-on = On
setting-off = Off
setting-language = Language of the words
    .says = The language of the dictionary, the dice and the cards.
setting-judge = Who judges the words
    .says = Trust the dictionary, let the table vote, or start with the dictionary and allow appeals.
setting-judge-dictionary = Dictionary
setting-judge-table = Table vote
setting-judge-appeal = Appeals
setting-rolls = Dice and cards
    .says = Play with ours, or use your own and type in what you rolled or drew.
setting-rolls-table = On screen
setting-rolls-ours = Our own
setting-pace = Pace
    .says = Play all together now, or give everyone a day for each turn.
setting-pace-now = Now
setting-pace-tomorrow = Play over days
setting-one_device = One device
    .says = Everyone plays on the same device and passes it on.
setting-results_stay = Results stay
    .says = Results stay until everyone taps Next round.
setting-family = Family-friendly
    .says = Refuses rude words.
setting-house = House words
    .says = Words this table allows or refuses, whatever the dictionary says.
setting-roll = Shared roll
    .says = The dice that a friend has played: one player alone, once.
setting-dice = Your dice
    .says = The dice of your own box.
setting-cards = Your cards
    .says = The cards of your own box.
setting-box = Your box
    .says = The name of your own box.
