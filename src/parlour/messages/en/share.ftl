### The sheet for sharing a result.

share-title = Share
share-says = No words are given away.
share-picture = How the game went, as a picture
share-with-link = Include a link to the full replay (shows every word)
share-do = Share
share-copy = Copy text
share-copied = Copied
share-by-hand = This browser can’t copy for you. Select the lines above and copy them.
share-save = Save picture
