### Blätter zum Drucken. Was darauf steht, steht in den Texten der Spiele.

print-rules = Die Regeln in Kürze
print-labels = Aufkleber für Würfel
print-players = { $least }–{ $most } Personen · { $minutes } Minuten
print-needs = Du brauchst
print-aids = Auf Papier
print-front = Vorderseite
print-back = Rückseite
print-nets = An den durchgezogenen Linien schneiden, an den gestrichelten falten, die grauen Laschen innen ankleben.
print-stick = Für leere Würfel mit 16 mm: auf Aufkleberpapier drucken, ausschneiden, aufkleben. Sechs in einer Reihe sind ein Würfel.
print-cards = Beidseitig drucken, über die lange Kante gewendet. Von Marke zu Marke schneiden.
