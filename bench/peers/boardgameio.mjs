// boardgame.io in its usual form: the view is the state of a game, a move changes it, and everyone gets the whole
// state. It keeps the game
// and its log in memory, so it does more than the other libraries.
import { createRequire } from "node:module";
import { VIEW } from "./view.mjs";

const load = createRequire(import.meta.url);
const seats = new Map();
const game = {
    name: "table",
    minPlayers: 4,
    maxPlayers: 4,
    disableUndo: true,
    setup: () => ({ number: null, view: JSON.parse(VIEW) }),
    turn: { activePlayers: { all: "any" } },
    moves: { act: { move: ({ G }, number) => void (G.number = number), client: false, ignoreStaleStateID: true } },
};

export async function serve(ready) {
    const { Server } = load("boardgame.io/server");
    const { appServer } = await Server({ games: [game], origins: [/./] }).run({ port: 0 });
    ready(appServer.address().port);
}

export async function join(port, room, heard) {
    const { Client } = load("boardgame.io/client");
    const { SocketIO } = load("boardgame.io/multiplayer");
    const seat = seats.get(room) ?? 0;
    seats.set(room, seat + 1);
    const socketOpts = { transports: ["websocket"] };
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts });
    const client = Client({ game, multiplayer, matchID: room, playerID: String(seat), numPlayers: 4, debug: false });
    let last = null;
    const here = new Promise((done) =>
        client.subscribe((state) => {
            if (state === null) return;
            done((number) => client.moves.act(number));
            if (state.G.number !== last) heard((last = state.G.number));
        }),
    );
    client.start();
    return here;
}
