"""What the commands of games and of Parlour share: answers, typed text, the option `--language`."""
