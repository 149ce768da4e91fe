### Continue on another device: a link that works once.

handover-title = Continue on another device
handover-screen = Projector on another device
# What the other device gets.
handover-says-table = The other device gets your seat. Both stay signed in.
handover-says-class = The other device becomes a second teacher’s page. Both stay signed in.
handover-says-screen = The other device shows the class on its screen. It can’t change anything.
handover-says-board = The other device joins this board as you. Your daily rolls then count together.
handover-says-record =
    { $count ->
        [one] The other device gets a copy of your record ({ $count } game). Later games stay where you play them.
       *[other] The other device gets a copy of your record ({ $count } games). Later games stay where you play them.
    }
handover-scan = Scan the code or open the link there.
handover-qr = QR code with the link for the other device
# $address: such as "192.168.1.5:8000/on"
handover-type = No camera? Open { $address } there and type this code:
handover-copy = Copy link
handover-copied = Copied
# $time: such as "15:40"
handover-until = Works once, until { $time }.
handover-over = This link has expired.
handover-new = New link

## The devices of a seat

handover-devices = Your devices at this table
handover-this = This device
handover-unnamed = Another device
handover-since = since { $time }
handover-sign-out = Sign out
handover-sign-out-of = Sign out { $name }

## The page that opens the link

handover-here = Continue here
    .says = This device goes on with what your other one holds. Only use links that you made yourself.
handover-code = Code from the other device
handover-go = Continue here
handover-added =
    { $count ->
        [0] Your record here has all these games already.
        [one] { $count } game was added to your record.
       *[other] { $count } games were added to your record.
    }
handover-broken = What the other device sent can’t be read. Make a new link there.

refused-no-such-handover = This link doesn’t work. Check the code, or make a new link on the other device.
refused-handover-used = This link has already been used. Make a new one on the other device.
refused-handover-expired = This link has expired. Make a new one on the other device.
refused-no-such-device = This device is already signed out.
refused-last-device = Your seat needs at least one device.
refused-long-record = Your record is too long for a link. Save it to a file instead.
