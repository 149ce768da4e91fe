### Sheets to print. What is on them is in each game's own messages.

print-rules = Rules in short
print-labels = Dice labels
print-players = { $least }–{ $most } players · { $minutes } minutes
print-needs = You need
print-aids = On paper
print-front = front
print-back = back
print-nets = Cut along the solid lines, fold along the dashed ones, glue the grey tabs inside.
print-stick = For blank 16 mm dice: print on sticker paper, cut out and stick on. Six in a row make one die.
print-cards = Print on both sides, flipped on the long edge. Cut from mark to mark.
