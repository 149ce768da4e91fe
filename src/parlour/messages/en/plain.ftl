### The plain table: games that have no screen of their own.

plain-shown = Your view of the table
plain-watched = The table as everyone sees it
plain-moves = What you can do
plain-wait = Nothing for you to do right now.
plain-free = (optional)
plain-none = — none —
plain-choose = Choose…
# $label: of a list in a form, such as "Word"
plain-add = { $label }: one more
plain-remove = { $label }: remove number { $number }
plain-nth = { $label }, number { $number }
plain-give = Add: { $label }
plain-json = as JSON
plain-again = Try again
plain-loading = Getting the moves ready…
plain-yes = Yes
plain-no = No
plain-hand-yours = only you see this
plain-hand-cover = Cover
plain-hand-show = Show
# A screen reader says this of cards face down.
plain-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
plain-fold = Close: { $label }
plain-done = has moved
plain-revealing = Let’s see…
plain-faulty = Something in this game broke. Showing the raw values instead. You can go on playing. Please tell its author.

## Terminal

plain-typed-player = Name a player: { $names }.
plain-typed-choice = { $field }: type { $choices }.
plain-typed-range = { $field }: type a number from { $low } to { $high }.
plain-typed-number = { $field }: type a whole number.
plain-typed-long = { $field }: type at most { $most } characters.
# $pattern: "take PEBBLES HEAP"
plain-typed-pattern = Type this: { $pattern }
