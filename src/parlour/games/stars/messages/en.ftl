### A Message from the Stars.

stars-name = A Message from the Stars
stars-about = An Alien and the Scientists trade single words to crack a secret cipher. Each word hints at the sender’s message, and its score says something about the cipher. In the end everyone guesses.
stars-credits = Based on the printed game by Clarence Simpson. Illustration: Léonard Dupond. Graphic design: Matt Paquette Co, Anca Gavril.
stars-tip = One team is best with four players or fewer.

## How to play. The steps are also shown in the terminal and printed, so they name no buttons.

stars-how-1 = One of you is the Alien, the others are Scientists. Each side has a secret message of three words.
    .title = Two sides
stars-how-2 = Only the Alien knows it: three letters of trust, two that amplify, one of suspicion.
    .title = The cipher
stars-how-3 = Every word has a score: +1 for each trust letter, doubled for each amplify letter, negative with suspicion. A 6 is three of trust and one that amplifies, or six of trust.
    .title = The score
stars-how-4 = Take turns to send one word. It hints at your message, but it can’t be on your own card or be built from a word on it.
    .title = Transmissions
stars-how-5 = After four rounds you guess your partners’ three words and the six letters. 12 is a perfect score. Hard: only three rounds. More than four of you? Play two teams, three rounds each; hard: the Aliens’ words stay secret.
    .title = Guess
# Only on screens, between steps 4 and 5.
stars-how-screen = The Scientists talk in private and mark on their console what each letter can be.
    .title = Deduce

## Settings

stars-preset-standard = Together, four rounds, as in the box.
stars-preset-first = Together, with the deduction sheet.
stars-preset-party = Two teams against each other, with the deduction sheet, from four players.
stars-preset-kids = Together, with the deduction sheet and no rude words.
stars-preset-quick = Together, three rounds.
stars-setting-mode = Who plays whom
    .says = Play together, one Alien and the Scientists, or in two teams against each other (4 to 12 players).
stars-setting-mode-coop = Together
stars-setting-mode-teams = Two teams
stars-setting-hard = Hard
    .says = Makes the game harder. Together: three rounds instead of four. Teams: an Alien’s words reach only their own Scientists.
stars-setting-cipher_draw = The cipher
    .says = How the cipher is chosen: drawn as in the box (some are likelier), drawn evenly, or set by the Alien (only together).
stars-setting-cipher_draw-cards = Drawn as in the box
stars-setting-cipher_draw-uniform = Drawn evenly
stars-setting-cipher_draw-chosen = Chosen by the Alien
stars-setting-scientists_decide = Scientists decide
    .says = Several Scientists decide by majority, or their captain decides.
stars-setting-scientists_decide-majority = by majority
stars-setting-scientists_decide-captain = their captain
stars-setting-alien = The Alien’s place
    .says = Who is the Alien: by place at the table when playing together, by place in each team otherwise.
stars-setting-parts = Who plays what
    .says = Who plays which part, by seat: alien or scientist; in teams team-1 alien and so on. Empty: by the Alien’s place.
stars-setting-parts-alien = Alien
stars-setting-parts-scientist = Scientist
stars-setting-parts-team-1 = Team 1
stars-setting-parts-team-2 = Team 2
stars-setting-consent_s = Proposals wait (seconds)
    .says = How long a Scientist’s proposal waits for the others to agree before it is sent. 0: until they agree.
stars-setting-deduction_aid = Deduction sheet
    .says = Gives the Scientists the deduction sheet to look at while they play.
stars-setting-day = Cipher of the day
    .says = Plays the cipher of the day: one Scientist, a few words with their scores, one guess.
stars-setting-cards = Message cards
    .says = Message cards of your own box.

## Names

stars-side-alien = Alien
stars-side-scientists = Scientists
stars-role-alien = Alien
stars-role-scientists = Scientist
stars-team = Team { $team }
# Where four players share the width of a phone.
stars-team-brief = Team { $team }
stars-team-wins = Team { $team } wins: { $names }
stars-teams-share = Both teams share the win
stars-captain = captain
stars-group-trust = Trust
stars-group-amplify = Amplify
stars-group-suspicion = Suspicion
stars-colour-green = common
stars-colour-black = uncommon
stars-colour-red = tough
stars-verdict-maybe = may be
stars-verdict-is = is
stars-verdict-not = is not
# Dice that are rolled for real.
stars-pad-word-1 = die for the first word
stars-pad-word-2 = die for the second word
stars-pad-word-3 = die for the third word

## The table

stars-round = Round { $round } of { $rounds }
stars-guess-step = Guess { $number } of { $count }
stars-tab-air = Transmissions
stars-tab-console = Console
stars-tab-outlook = What they know
stars-tab-talk = Talk & notes
stars-tab-notes = Notes
stars-fresh = new
stars-secret-card = For you only
stars-turn = Flip the card
stars-you-are-alien = You’re the Alien
stars-you-are-scientists = You’re a Scientist
stars-role-says-alien = Send words that hint at your message and let their scores give your cipher away. Guess what the Scientists want to say.
stars-role-says-scientists = Find out what the Alien wants to say, and crack the cipher from the scores. Your own words hint at your message.
stars-with =
    { $count ->
        [one] Your partner: { $names }
       *[other] Your partners: { $names }
    }
stars-begin = Start transmitting
stars-message = Your message
stars-whole-card = The whole card
stars-not-on-air = You can’t send these words, or words built from them.
stars-cipher = The cipher
stars-your-cipher = Your cipher
stars-silence = Silence on the air. The Alien sends the first word.
stars-air = Transmissions
stars-heard = Heard so far
stars-they-sent = They sent
stars-own-team-only = your team only
stars-unheard = Words fly back and forth. Each team hears only its own.
stars-status-dealing = Dealing the cards…
stars-status-rolling = Each side rolls for its message…
stars-status-enciphering = The Alien is setting the cipher.
stars-status-aliens-write = The Alien is thinking of a word.
stars-status-scientists-write = The Scientists are choosing a word.
stars-status-aliens-guess = The Alien is guessing…
stars-status-scientists-guess = The Scientists are guessing…
stars-status-deciphering = The Scientists are writing down six letters.
stars-status-over = The message is out.
stars-status-teams-aliens-write = The Aliens are thinking of a word.
stars-status-teams-scientists-write = Both teams’ Scientists are choosing a word.
stars-status-teams-aliens-guess = The Aliens are guessing…
stars-status-teams-scientists-guess = The Scientists are guessing…
stars-todo-set-cipher = Set your cipher.
stars-todo-transmit = Send a word that hints at your message and has a telling score.
stars-todo-propose = Send a word that hints at your message. Its score comes back.
stars-todo-propose-as-captain = You’re the captain: send a word, or agree to one.
stars-todo-propose-together = Propose a word, or agree to one.
stars-todo-guess-alien = Their card is open. Which three did they mean?
stars-todo-guess-scientists = The Alien’s card is open. Which three did they mean?
stars-todo-letters = Now the cipher: 3 trust, 2 amplify, 1 suspicion.
stars-todo-wait = Written. Waiting for the others.
stars-word = Your word
stars-placeholder = One word
# $score: "+8"
stars-scores = scores { $score }
stars-confirm-send = Send it anyway
stars-confirm-unknown = { $word } isn’t in the dictionary. A typo?
stars-written = You wrote { $word }.
stars-proposals = Proposals
stars-agree = Agree
stars-agree-to = Agree to { $what }
stars-agreed = { $count } of { $all } agree
stars-agreed-by = For it: { $names }
stars-captain-decides = { $name } is the captain and decides.
stars-you-decide = You’re the captain.
stars-hand-over = Make captain
stars-sends-in = sends in { $time }
stars-wait = Wait
stars-wait-with = Wait with { $what }
stars-held = On hold: { $name } wants to talk it over
stars-idea-of = { $name }’s idea
stars-take-idea = Use it
stars-ask-bot = What does { $name } think?
stars-asked-bot = { $name } is thinking…
stars-console-says = Tap a cell: ✕ it isn’t, ✓ it is, tap again to clear. Tap a letter to cross out its row. Keys: arrows and letters.
stars-colours-say = Trust and amplify have one common letter each; suspicion can be any letter. At most one letter of the whole cipher is tough.
stars-head-out = { $letter }, { $colour }: reopen the row
stars-head-open = { $letter }, { $colour }: cross out the row
stars-head-lit-out = { $letter }, { $colour }, in the word: reopen the row
stars-head-lit-open = { $letter }, { $colour }, in the word: cross out the row
stars-tip-label = A tip
# After a word: “COMET: above 0, so …”
stars-tip-zero = none of its letters is trust.
stars-tip-odd = an odd score, so none of its letters amplifies.
stars-tip-minus = below 0, so one of its letters is suspicion.
stars-tip-plus = above 0, so none of its letters is suspicion.
stars-cross-out-zero = Cross them out
stars-cross-out-odd = Cross them out
stars-cross-out-minus = Cross out the others
stars-cross-out-plus = Cross them out
stars-decline-tip = Not now
stars-offer-tips = Offer tips
stars-cell = { $letter }, { $group }: { $verdict }
stars-cell-by = { $letter }, { $group }: { $verdict }, marked by { $by }
stars-pointed-by = Fingers: { $names }
stars-chance = { $percent } likely
stars-impossible = impossible
stars-aid = Show the chances
stars-ciphers-left =
    { $count ->
        [one] { $count } cipher is still possible
       *[other] { $count } ciphers are still possible
    }
# The Alien sees this about the Scientists.
stars-outlook = What the Scientists can know
stars-outlook-says = from the scores so far
stars-outlook-ciphers =
    { $count ->
        [one] { $count } cipher fits every score so far.
       *[other] { $count } ciphers fit every score so far.
    }
stars-outlook-right = Their best guess would have { $count } of 6 letters right.
# After the word that is being typed, with its score: “COMET +4: leaves 120 ciphers, …”
stars-outlook-then =
    { $count ->
        [one] leaves { $count } cipher, { $right } of 6 letters right.
       *[other] leaves { $count } ciphers, { $right } of 6 letters right.
    }
# The same in short, beside the word.
stars-outlook-brief = would cut { $all } possible ciphers to { $count }
stars-talk = The Scientists’ talk
stars-talk-says = The Alien can’t hear it.
stars-nobody-spoke = Nobody has said anything yet.
stars-say-it = Say it to the Scientists
stars-say-short = Say something…
stars-notes = Notes
stars-notes-shared = The other Scientists can read them.
stars-notes-own = For you only.
stars-guess-words = These three
stars-guess-words-propose = Propose these three
stars-column = Word { $number }
stars-guess-letters = These six letters
stars-guess-letters-propose = Propose these six
stars-set-cipher = Use this cipher
stars-random = At random
stars-slot = { $group }: { $letter }
stars-slot-empty = { $group }: empty
stars-letter-in = { $letter }, { $colour }, { $group }
stars-letter-free = { $letter }, { $colour }
stars-letter-out = { $letter }, { $colour }, crossed out
stars-pick-group = Where does the letter go?
stars-letters-all = Letters
stars-cant-be-colours = This can’t be it: one common letter in trust, one in amplify, at most one tough letter in all.
stars-cant-be-score = This can’t be it: { $word } would score { $would }, but it scored { $was }.
# $what: the label of a button, such as “These three”
stars-anyway = { $what } anyway
stars-face-down = face down
stars-go-on = Continue
stars-nothing-scored = No letter of the cipher.
stars-right = right
stars-wrong = wrong

## The end

stars-reveal = What was meant
stars-postcard = Postcard from the stars
stars-cracked = { $names } cracked { $letters }
stars-message-of-alien = The Alien meant
stars-message-of-scientists = The Scientists meant
stars-guess-of-alien = The Alien guessed
stars-guess-of-scientists = The Scientists guessed
stars-letters-guessed = The Scientists’ letters
stars-nothing-guessed = no guess
# On the big screen.
stars-minute-enciphering = The Aliens choose their cipher
stars-minute-aliens-write = The Aliens look for a word
stars-minute-scientists-write = The Scientists look for a word
stars-of = { $points } of { $all }
stars-sum = Words { $words } of { $all }, letters { $letters } of { $all }
stars-grade-one-mind = One mind
    .says = Every word and every letter. They’ve moved in next door.
stars-grade-first-contact = First contact
    .says = Hardly a word was lost between the worlds.
stars-grade-good-neighbours = Good neighbours
    .says = You understand each other well enough for a chat over the fence.
stars-grade-static = Static on the line
    .says = Something came through, and a lot of crackling.
stars-grade-lost-in-space = Lost in space
    .says = The message is still out there somewhere.
stars-review = What each word told about the cipher
stars-review-says =
    { $count ->
        [one] { $count } cipher was possible before the first word.
       *[other] { $count } ciphers were possible before the first word.
    }
# $times: how often the number of possible ciphers was halved
stars-halved =
    { $times ->
        [0] Most possibilities were left
        [1] About half were left
        [2] About a quarter was left
        [3] About an eighth was left
       *[other] About one in { $parts } was left
    }
stars-left =
    { $count ->
        [one] { $count } cipher left
       *[other] { $count } ciphers left
    }
stars-expected =
    { $times ->
        [0] It promised to tell next to nothing.
        [1] It promised to leave about half.
        [2] It promised to leave about a quarter.
        [3] It promised to leave about an eighth.
       *[other] It promised to leave about one in { $parts }.
    }
stars-known = { $percent } of the way to the cipher
stars-best-guess = Best guess then
stars-belief = Chances then

## Advice after a game

stars-lesson-misread = { $word } was read as { $guessed }.
stars-lesson-gap = Nothing pointed at { $meant }.
stars-lesson-gap-filled = Nothing pointed at { $meant }. { $better } would have.
stars-lesson-understood = Every word of your message was understood.
# $before, $after: how many ciphers were possible before and after the word
stars-lesson-told = { $word } left { $after } of { $before } possible ciphers.
# A bot says this about its own proposal.
# $bits: how often its score would halve the possible ciphers, rounded.
stars-idea =
    { $bits ->
        [0] { $word } points to { $meant }, but its score won’t tell us much.
        [1] { $word } points to { $meant }, and its score should tell us a little.
       *[other] { $word } points to { $meant }, and its score should tell us a lot.
    }

## Events

stars-event-began = The messages are dealt. The cipher is secret.
stars-event-cipher-set = The Alien has set the cipher.
stars-event-round-began = Round { $round }.
# $names: the people of a side
stars-event-wrote = { $names } wrote it down.
stars-event-let-pass = { $names }: no answer within the day.
stars-event-transmitted = { $names } sent { $word }: { $score }.
stars-event-transmitted-secretly = { $names } sent their own team a word.
stars-event-card-shown =
    { $side ->
        [alien] The Alien’s card is revealed.
       *[scientists] The Scientists’ card is revealed.
    }
stars-event-message-scored = { $names }: { $guess }. It was { $message }: { $points } of 3.
stars-event-cipher-scored = { $names }: { $guess }: { $points } of 6 letters.
stars-event-game-ended = The cipher was trust { $trust }, amplify { $amplify }, suspicion { $suspicion }. Points: { $points }.

## Refused

stars-refused-confirm = { $detail } Then type it again with a ! at the end.
stars-refused-not-asked = Right now you can only talk, mark and take notes.
stars-refused-empty = There’s nothing to send.
stars-refused-too-short = A word has at least 2 letters.
stars-refused-too-long = That’s too long.
stars-refused-sent-twice = Your side has already sent this word.
stars-refused-card-word = { $card } is on your own card.
stars-refused-card-contains = It contains { $card }, which is on your card.
# $base: the singular of the word on the card.
stars-refused-card-contains-base = It contains { $base }, and { $card } is on your card.
stars-refused-card-derives = Too close to { $card } on your card.
stars-refused-unknown = { $word } isn’t in the dictionary. Send it anyway?
stars-refused-unknown-letter = This alphabet has no such letter.
stars-refused-wrong-number-of-letters = It takes 3 trust letters, 2 amplify and 1 suspicion.
stars-refused-letter-twice = Each letter can be in one group only.
stars-refused-wrong-colours = One common letter in trust, one in amplify, and at most one tough letter in all.
stars-refused-proposal-changed = That proposal is gone.
stars-refused-agreed-already = You’ve already agreed.
stars-refused-held-already = It’s already on hold.
stars-refused-asked-already = You’ve already asked.
stars-refused-cannot-point = Point at up to three words of the card, or at up to six letters.
stars-refused-not-captain = Only the captain can hand that over.
stars-refused-no-such-scientist = Choose another Scientist of your team.
stars-refused-missing-word = Choose a word from each column.
stars-refused-not-in-column = That word isn’t in this column.
stars-refused-no-such-alien = Nobody sits in the Alien’s seat.
stars-refused-wrong-number-of-seats = Teams need 4 to 12 players, together 2 to 12.

## Your own box

stars-box-file = A box of A Message from the Stars for Parlour. docs/hosts.md explains every line.
stars-box-cards = Message cards of the Alien and of the Scientists: a sentence with three gaps (___), and six words for each gap.
stars-box-id-twice = two cards are called { $id }
stars-box-gaps = the sentence must have { $n } gaps ({ $gap }), not { $are }
stars-box-no-word = must be a word of two letters or more
stars-box-word-twice = “{ $word }” is on this card twice
stars-kit-alien = The Alien’s cards
stars-kit-scientists = The Scientists’ cards
stars-kit-cards = Message cards
    .says = A sentence with three gaps, and six words for each. No word is on a card twice.
stars-kit-id = Name of the card
stars-kit-sentence = Sentence with three gaps (___)
stars-kit-columns-one = Gap { $number }

## Today's roll

stars-day-step = Cipher of the day
stars-day-task = Crack the cipher: the Alien has sent these words with their scores, and only one cipher fits them all. No clock, one guess.
stars-day-points =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
stars-day-mark = { $points } of { $all }
stars-day-perfect = Cracked: every letter in its group.
stars-day-some =
    { $count ->
        [one] { $count } letter in the right group.
       *[other] { $count } letters in the right group.
    }
stars-day-cipher = The cipher
stars-day-yours = Your guess
stars-day-heard = What each word told
stars-day-left =
    { $count ->
        [one] one cipher left
       *[other] { $count } ciphers left
    }

## Own the box?

stars-companion-title = For the printed game
stars-companion-says = A Message from the Stars on your table, with the fiddly parts done. Works offline.
stars-companion-side-alien = For the Alien
stars-companion-side-scientists = For the Scientists
stars-companion-cipher = Your cipher
stars-companion-cipher-says = Enter the letters you drew, or draw here. Hide them before anyone looks.
stars-companion-draw = Draw a cipher
stars-companion-draw-new = New cipher
stars-companion-sure = This clears the cipher and its words. Sure?
stars-companion-keep = Keep
stars-companion-undo = Undo
stars-companion-keeps = Everything stays on this device, even when you close the page.
stars-companion-card = My own card
stars-companion-card-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
stars-companion-card-says = Type in the words of your message card. You’ll be warned before you say a forbidden word.
stars-companion-forbidden = { $word } is on your card.
stars-companion-forbidden-part = { $word } contains { $own }, which is on your card.
stars-companion-set = Set it by hand
stars-companion-done = Done
stars-companion-hide = Hide
stars-companion-show = Show
stars-companion-invalid = One common letter in trust, one in amplify, and at most one tough letter in all.
stars-companion-no-cipher = No cipher yet.
stars-companion-word = A word
stars-companion-scored = Words so far
stars-companion-forget = Clear all
stars-companion-sheet = Deduction sheet
stars-companion-sheet-says = Enter each word with its score and see exactly what every letter can still be.
stars-companion-score-field = Its score
stars-companion-add = Add
stars-companion-remove = Remove { $word }
stars-companion-language = Letters on the cards
stars-companion-how = How was the cipher drawn?
stars-companion-draws-cards = From the cards
stars-companion-draws-uniform = All equally likely
stars-companion-left =
    { $count ->
        [one] { $count } cipher is still possible.
       *[other] { $count } ciphers are still possible.
    }
stars-companion-none = No cipher gives these words these scores. Check them again.
stars-companion-guess = Best guess, on average { $number } of 6 right
stars-companion-letter = Letter
stars-companion-next = What would a word tell?
stars-companion-next-says = { $word }: { $bits } bits on average
stars-companion-telling = Telling words now
stars-companion-look = Find telling words
stars-companion-looking = Looking… { $percent }%
stars-companion-letters-only = Letters only.
stars-companion-score-only = A score is a whole number.

## Terminal

stars-typing-1 = comet
    .does = send a word, or propose it to the other Scientists
stars-typing-2 = comet!
    .does = send a word that isn’t in the dictionary
stars-typing-3 = agree 3
    .does = agree to proposal 3
stars-typing-4 = 1 4 2
    .does = guess words by their numbers on the card
stars-typing-5 = EPH RX O
    .does = guess, or choose, the letters: trust, amplify, suspicion
stars-typing-6 = mark E t +
    .does = mark a letter: t, a or s; + is, - is not, ? may be
stars-typing-7 = say TEXT
    .does = talk to the other Scientists
stars-typing-8 = note TEXT
    .does = write your notes
stars-typing-9 = captain 2
    .does = make the Scientist in seat 2 captain
stars-typing-10 = wait 3
    .does = hold proposal 3, so that it isn’t sent by time
stars-typing-11 = ask 2
    .does = ask the Scientist in seat 2 what they think
stars-typing-12 = point E P
    .does = point at letters or words, for the other Scientists to see
stars-text-mode-coop = together
stars-text-mode-teams = teams
stars-text-hard = hard
stars-text-of-team = { $side } of team { $team }
stars-text-cipher = Cipher: trust { $trust }, amplify { $amplify }, suspicion { $suspicion }
stars-text-card = Card of the { $side }: { $sentence }
stars-text-message = The message: { $words }
stars-text-fingers = Fingers
stars-text-marks = Console
stars-text-note = Notes of { $name }
stars-text-talk = Talk
stars-text-proposals = Proposals
stars-text-proposal = { $number }. { $what } ({ $names })
stars-text-guess = Guess of the { $side }: { $what }
stars-text-points = Points of the { $side }: { $points }
stars-text-left = left
stars-text-captain = captain
stars-text-you = you
stars-text-waiting = Waiting for { $names }.
stars-text-phase-dealing = Dealing the cards.
stars-text-phase-rolling = Each side rolls for its message.
stars-text-phase-enciphering = The Alien is setting the cipher.
stars-text-phase-aliens-write = The Alien sends a word: a hint at the message with a telling score.
stars-text-phase-scientists-write = The Scientists send a word.
stars-text-phase-aliens-guess = The Scientists’ card is open: the Alien guesses the three words.
stars-text-phase-scientists-guess = The Alien’s card is open: the Scientists guess the three words.
stars-text-phase-deciphering = The Scientists guess the six letters of the cipher.
stars-text-phase-over = The game is over.
stars-command-may-be-sent = legal
stars-command-cipher = trust { $trust }  amplify { $amplify }  suspicion { $suspicion }
stars-command-deduced = { $ciphers } ciphers, { $entropy } bits
stars-command-best-guess = best guess: { $cipher }
stars-command-tells = { $bits } bits  { $word }

## Print

stars-print-messages = Message cards
stars-print-cipher = Cipher cards
stars-print-back = Cipher
stars-print-notes = Note sheets
stars-print-console = Consoles
stars-print-transmissions = Transmission cards
stars-print-word = Word
stars-print-screen = Cipher screen
stars-print-screen-says = Fold along the line and stand it up. Only the Alien sees this side.
stars-print-name = Name
stars-print-score = Score
stars-print-round = Round
stars-print-guess = Their message
stars-print-own = Our message
stars-print-console-says = Cross out what a letter can’t be; circle what it is.
stars-print-needs = one die, a message card for each side, the letter cards, a note sheet and a console each, pencils.
stars-print-aid-1 = Each side rolls the die once for each column of its card and keeps the three words secret.
stars-print-aid-2 = The cipher: shuffle the letter cards. Each card you draw goes to the first free place that takes it, from left to right: three of trust (one common, two uncommon or tough), two that amplify (one common, one not), one of suspicion (any). Cards that fit nowhere go under the deck, and so does every tough letter after the first.
stars-print-aid-3 = The Alien counts: +1 for each trust letter, doubled for each letter that amplifies, negative if the letter of suspicion is there. Trust E P H, amplify R X, suspicion O: CHOPPER is −8, BORAX 0.
stars-print-aid-4 = Four rounds; the Alien sends first, then the Scientists. Then the cards are revealed and everyone guesses: a point for each word and for each letter in its right group.
stars-print-aid-5 = A score of 6: three letters of trust and one that amplifies, or six of trust.
stars-print-aid-6 = One team is best with four players or fewer. Two teams, each with an Alien, share one cipher and play three rounds; the higher score wins. Hard: one team plays three rounds, or two teams keep the Aliens’ words secret.
