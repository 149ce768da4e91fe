about-says = Wörterspiele für Freunde an einem Tisch. Parlour ist freie Software: Du darfst deinen eigenen Server betreiben und alles nach deinen Wünschen ändern.
about-privacy = Datenschutz
    .says = Keine Konten, keine Werbung, kein Tracking. Deine Einstellungen bleiben auf diesem Gerät, und der Server speichert keine IP-Adressen.
about-kept = { $days ->
    [one] Der Server speichert die eingetippten Namen und die gespielten Partien. Einen Tisch löscht er nach einem Tag ohne Nutzung. Ergebnisse des Wurfs des Tages bleiben ohne Namen erhalten.
   *[other] Der Server speichert die eingetippten Namen und die gespielten Partien. Einen Tisch löscht er nach { $days } Tagen ohne Nutzung. Ergebnisse des Wurfs des Tages bleiben ohne Namen erhalten.
}
about-credits = Versionen, Lizenzen und Dank
    .says = Schriften und Wortlisten stammen aus anderen Projekten und haben eigene Lizenzen. Danke!
about-licence = Lizenz: { $licence }
about-notice = Wessen Arbeit darin steckt, im Wortlaut
