"""What the scores of words say about the cipher: every cipher at once, exactly (STA-28). Numpy and nothing else."""
