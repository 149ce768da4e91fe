### Your own box: dice, sheets and cards that people change themselves.

box-title = Your own box
box-about = The dice, sheets and cards of your edition, or your own.
box-says = Is your box printed differently, or would you like other dice, categories or messages? Start with a copy of ours, change what you like, and choose it at a table. It stays on this device; share it as a file or a link.
box-mine = On this device
box-none = No box of your own yet.
box-begin = Make a new one
box-begin-says = A copy of ours to change as you like.
box-language = Language of its words
box-copy-of = Copy of { $game }
box-open = Open a file
box-open-says = A box that someone saved as a file (.toml): choose it, or drop it here.
box-choose = Choose a file
box-brought = The link brings “{ $name }”, a box for { $game }.
box-keep-copy = Keep a copy
box-kept-copy = Saved on this device, under Your own box.
box-keep = Keep it here
box-broken = This link is incomplete. Ask for it again, or for the file.
box-too-big = A box can have up to 48 kB; this file is bigger.
box-unread = This file can’t be read.
box-wrong-file = This file has mistakes. Nothing was taken from it:
box-wrong-link = This link has mistakes. Nothing was taken from it:
box-more = and { $count } more
box-name = Name of the box
box-right = Looks good. Ready to play.
box-checking = Checking…
box-unchecked = You’re offline. The box is kept here and checked once you’re back.
box-wrong =
    { $count ->
        [one] { $count } thing to fix:
       *[other] { $count } things to fix:
    }
box-full = This device is out of space. Save the box as a file.
box-gone = There is no such box on this device.
box-play = Open a table with it
box-save = Save as a file
box-link = Copy a link
box-copied = Copied.
box-long = Copied. It’s a long link, and some messengers cut it off. A file is safer.
box-remove = Delete
box-sure = Delete this box?
box-sure-yes = Delete
box-sure-no = Keep
box-die = Die { $number }
# $die: "Die 3"
box-face = { $die }, face { $number }
# $label: "Gap 2"
box-nth = { $label }, { $number }
box-card = Card { $number }
box-row = Row { $number }
box-add-card = Add a card
box-remove-card = Remove this card
box-setting = Box
box-setting-says = The dice, sheets and cards: Parlour’s, or your own.
box-ours = Parlour’s
box-edit = Make or change a box
box-not-right = “{ $name }” isn’t ready yet:
box-own = their own
