lobby-start = o open
