### Previews of links in chats.

preview-site = Word games for friends around one table: no sign-up, just a code.
preview-table = Come and play: { $low }–{ $high } players, { $minutes } minutes, no sign-up.
preview-over = Watch the game move by move.
preview-invites = There’s a seat for you
preview-roll = A friend’s dice are waiting. Can you beat them?
preview-days = Today’s roll
preview-day = The same dice for everyone, once a day. How will you do?
