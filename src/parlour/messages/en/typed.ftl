### What people type in the terminal, apart from words. Different ways to type the same are separated by commas.
### Every language is understood at every table.

typed-yes = yes, y
typed-no = no, n
typed-appeal = appeal
typed-done = done, .
typed-go = go
typed-look = look
