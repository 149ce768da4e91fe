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
