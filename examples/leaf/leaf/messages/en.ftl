### The Pressed Leaf.

leaf-name = The Pressed Leaf
leaf-about = A leaf is pressed somewhere in the dictionary. Everyone opens the book at a word, in secret: the nearest scores, and the bookmarks close in.

leaf-how-1 = A leaf lies somewhere in the dictionary, between two bookmarks.
leaf-how-2 = Everyone opens the book at a word between them, in secret.
leaf-how-3 = Whoever is nearest to the leaf scores a point, and the bookmarks close in.
leaf-how-4 = Whoever finds the leaf itself scores three, and the game is over. The most points win.

leaf-typing-1 = kettle
    .does = open the book at KETTLE
leaf-move-open = Open the book
    .word = At the word

leaf-setting-seconds = Time for a round
    .says = How long a round lasts, in seconds.
leaf-setting-rounds = Rounds
    .says = How many rounds there are at most.

leaf-refused-no-word = This word is not in the dictionary.
leaf-refused-not-between = This word does not lie between the bookmarks.
leaf-refused-no-such-place = No leaf can lie there.

leaf-title = Round { $round } of { $rounds }
leaf-after = The leaf lies after
leaf-before = … and before
leaf-there = The leaf lay at
leaf-open = Open the book at a word between the bookmarks.
leaf-yours = You opened the book at { $word }. The others are still leafing through it.
leaf-last = The last round
leaf-won = Nearest: { $names }
# $words: "Ann KETTLE, Ben LEMON"
leaf-nearest = { $words }: nearest { $names }.
leaf-nobody = Nobody opened the book.
leaf-over = The leaf lay at { $leaf }. Won by { $names }.
