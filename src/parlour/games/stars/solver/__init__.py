"""What the scores of words say about the cipher: every cipher at once, exactly (STA-28). In numpy; the bits of all
words by a kernel too, where there is one."""
