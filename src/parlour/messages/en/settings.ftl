### The settings of this device.

settings-name = Your name
    .says = Up to 24 characters. Shown at the table, kept on this device.
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animation
settings-motion-auto = System
settings-motion-full = On
settings-motion-less = Reduced
settings-sound = Sound and vibration
settings-notes = Notify me when it’s my turn
    .says = A notification when it’s your turn and this page is hidden.
    .refused = Your browser doesn’t allow notifications here.
settings-adapts = Bots adapt to you
    .says = When you play alone with bots, you start with beginners and easy dice. They get better when you win and easier when you lose badly. Kept on this device.
settings-on = On
settings-off = Off
settings-replay = Open a saved game
