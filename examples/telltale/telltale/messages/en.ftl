### Telltale.

telltale-name = Telltale
telltale-about = Every word you write contains your secret letter. Hide it well, and find out the others’ letters first.

telltale-how-1 = Everyone gets a secret letter.
telltale-how-2 = In each round, all players write a word that contains their own letter. Before that you may guess another player’s letter.
telltale-how-3 = Then all words and guesses are shown. A right guess scores two points, and a letter that stays unknown scores one.
telltale-how-4 = The most points win.

telltale-typing-1 = guess 2 e
    .does = guess that the letter of player 2 is E; a name will do as well
telltale-typing-2 = write lantern
    .does = write LANTERN
telltale-move-guess = Guess a letter
    .seat = Whose
    .letter = Letter
telltale-move-write = Write a word
    .word = Word

telltale-setting-seconds = Time for a round
    .says = How long a round lasts, in seconds.
telltale-setting-rounds = Rounds
    .says = How many rounds there are at most.

telltale-refused-nobody-to-guess = Guess another player whose letter nobody knows yet.
telltale-refused-bad-letter = Nobody has this letter.
telltale-refused-no-word = This word is not in the dictionary.
telltale-refused-not-telling = Write a word of 4 to 7 letters that contains your letter.

telltale-title = Round { $round } of { $rounds }
telltale-watch = The players are writing.
telltale-letter = your letter
telltale-write = Write a word that contains your letter. Before that, you may guess somebody’s.
telltale-yours = You wrote { $word }. Waiting for the others.
telltale-last = The last round
telltale-known = letter { $letter }
telltale-all = All words so far
telltale-over = { $names } won.

telltale-began = Everyone has a letter.
# $words: "Ann LANTERN, Ben RIVER"; $letters: "Ann T", the letters that were found
telltale-round = { $count ->
    [0] { $words }. No letter was found.
   *[other] { $words }. Found: { $letters }.
  }
# $letters: "Ann T, Ben R"
telltale-ended = The letters were { $letters }. { $names } won.
