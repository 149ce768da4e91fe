"""What no honest client sends."""

NONSENSE = (
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '{"t":"act"}',
    '{"t":"host","id":1,"do":{"t":"start"}}',
    '{"t":"pong","n":-1}',
    '{"t":"act","id":"x","move":{"t":"say","word":"\\u0000"}}',
    '{"t":"act","id":"x","move":' + "[" * 900 + "]" * 900 + "}",
    '{"t":"hello"}',
    '{"t":"react","id":1,"emoji":"x"}',
    '{"t":"act","id":"' + "x" * 65 + '","move":{}}',
    '{"t":"host","id":2,"do":{"t":"set","settings":{"house":{"allow":["ice cream",""]}}}}',
    '{"t":"act","id":"x","on":"0:0","move":{"t":"write","word":"' + "ж" * 3000 + '"}}',
    '{"t":"part","seat":99}',
)
REQUESTS = (
    ("GET", "/api/tables/ZZZZZZ"),
    ("GET", "/api/tables/%00"),
    ("GET", "/api/../../etc/passwd"),
    ("GET", "/" + "a" * 5000),
    ("POST", "/api/tables"),
    ("PUT", "/api/tables"),
    ("DELETE", "/api/games"),
    ("GET", "/api/rules/%2e%2e"),
    ("HEAD", "/"),
    ("GET", "/api/tables/AAAAAA/log?" + "x=1&" * 900),
    ("OPTIONS", "*"),
    ("GET", "/metrics"),
    ("GET", "/.git/config"),
)
FRAMES = (
    b"\xff" * 50,
    b"\x83\x80\0\0\0\0",
    b"\x89\xfe\x00\xff\0\0\0\0",
    b"\xc1\x81\0\0\0\0x",
    b"\x81\xff" + b"\xff" * 8,
    b"\x80\x80\0\0\0\0",
)
