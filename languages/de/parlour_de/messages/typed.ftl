### Was man im Terminal außer Wörtern tippt. Verschiedene Eingaben für dasselbe sind durch Kommas getrennt.

typed-yes = ja, j
typed-no = nein
typed-appeal = einspruch
typed-done = fertig
typed-go = weiter
typed-look = zeigen
