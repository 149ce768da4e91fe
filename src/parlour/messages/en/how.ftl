### How to play a game: its rules, and what can be printed.

how-print = Print this game
    .says = A PDF to play on paper. Print it double-sided, or just the odd pages.
    .making = Making the PDF…
how-rules = All the rules
    .says = R: from the rulebook. D: our decision. S: a setting.
refused-no-printing = This server can’t make PDFs. Whoever runs it needs to install parlour[print].
refused-no-print-letters = We can’t print this language yet: our fonts for printing don’t have its letters.
refused-no-such-page = There’s nothing to print for this game.
how-about = About this game
    .says = An independent digital version. It isn’t made or endorsed by the authors or the publisher of the printed game.
