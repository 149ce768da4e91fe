### The About page: versions, licences, credits and privacy.

about-says = Word games for friends around one table. Parlour is free software: you may run your own server and change it as you like.
about-privacy = Privacy
    .says = No accounts, no ads, no tracking. Your settings stay on this device, and the server never stores internet addresses.
about-kept = { $days ->
    [one] The server keeps the names that people type and the games they play. It deletes a table after a day without use. Daily results are kept without names.
   *[other] The server keeps the names that people type and the games they play. It deletes a table after { $days } days without use. Daily results are kept without names.
}
about-credits = Versions, licences and credits
    .says = Fonts and word lists come from other projects, under their own licences. Thank you!
about-licence = Licence: { $licence }
about-notice = Whose work it is, in full
