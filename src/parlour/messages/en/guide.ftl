### The guided first round of each game: no clock, no opponents. Letters and words are examples in this language.

guide-title = Your first round
guide-try = Try a round
guide-skip = Skip
guide-next = Next
guide-play = Let’s play
guide-again = Not quite. { $hint }
guide-step = Step { $step } of { $count }
guide-teacher-goes-on = Your teacher goes on.
# Why an answer does not fit. $word, $letter: in capitals.
guide-why-missing = { $word } has no { $letter }.
guide-why-short = { $word } has fewer than four letters.
guide-why-die = No die is left for the { $letter }.
# $count: how many letters it has. $wanted: how many squares are to be filled.
guide-why-length = { $word } has { $count } letters. Find one with { $wanted }.
guide-why-first = { $word } starts with { $letter }, and you can’t take a die with that letter.
guide-why-next = The next letter is { $letter }.

## Message in a Bottle

guide-bottle-dice = C A P
guide-bottle-word = CAPE
guide-bottle-1 = Find a noun with C, A and P, four letters or more. Try CAPE.
guide-bottle-2 = Right! The first right word wins a diamond. Of two at the same moment, the shorter one wins.
guide-bottle-hard = Q X J
guide-bottle-3 = Q, X and J: surely there’s no such word. Tap “There’s none!”

## Lone Words

guide-lone-dice = S T A R E P H
guide-lone-short = TEA
guide-lone-long = STORE
guide-lone-1 = Make a word from these letters. Try TEA.
guide-lone-2 = Three letters, so it goes in a three-square row. Longer rows are worth more: try STORE. The joker ★ is your O.

## Letters Rebus

guide-rebus-across = CAT
guide-rebus-down = TEN
guide-rebus-values = 3 2 2 1 2
guide-rebus-1 = Lay a word: tap C, A, T.
guide-rebus-2 = Now branch downwards: tap the T on the table, then E, N.
guide-rebus-3 = CAT is worth { $across } and TEN { $down }. The T counts twice: { $sum } points. Leftover dice cost nothing in a first game, and their value later.

## A Message from the Stars

guide-stars-trust = HPE
guide-stars-amplify = RX
guide-stars-suspicion = O
guide-stars-word = CHOPPER
guide-stars-1 = Type any word and watch its score build. Try CHOPPER.
guide-stars-2 = H, P, P and E are 4. The R doubles it to 8. One O, and it’s negative: −8.
# A secret word, and three words that could be sent: one hints at it and has a score, one only has a score, one only hints.
guide-stars-message = PIRATE
guide-stars-both = SHIP
guide-stars-score-only = PEPPER
guide-stars-hint-only = SAIL
guide-stars-3 = Now do both jobs at once. Your secret word is { $meant }: which word hints at it and gives letters away?
guide-stars-why-score-only = { $word } scores { $score }, but it doesn’t hint at { $meant }.
guide-stars-why-hint-only = { $word } hints at { $meant }, but it has no letter of the cipher: its score is 0.
guide-stars-4 = { $word } hints at { $meant }, and its { $score } says something about the letters. The best words do both.
guide-stars-words = DATA +3, TANK +2, SAD −1
guide-stars-choices = D S N
guide-stars-suspect = S
# Why another letter is wrong. $word: one of the words above, without its score.
guide-stars-why-letter = { $letter } is in { $word }, and { $word } is positive.
guide-stars-5 = Now another cipher, and it’s covered. Three words came through. Which letter is suspicion?
guide-stars-6 = Yes: DATA and TANK are positive, so only the S makes SAD negative. That’s how Scientists crack the cipher.

## Bookworm

guide-bookworm-category = Animals
guide-bookworm-dice = B C T
guide-bookworm-word = CAT
guide-bookworm-1 = Name an animal that starts with a letter on a die. Try CAT.
guide-bookworm-2 = You can take dice from others, too: Mira has an H. Try HORSE.
guide-bookworm-stolen = H
guide-bookworm-steal = HORSE
