"""What the scores of words say about the cipher: exact probabilities over all ciphers at once (STA-28). It uses numpy,
and a compiled kernel for the bits of all words if there is one."""
