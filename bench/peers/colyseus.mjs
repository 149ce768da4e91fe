// Colyseus with its own match-making and messages: a room is joined or made, and a move is broadcast. There is no state
// to synchronise.
import { Room, Server } from "@colyseus/core";
import { Client } from "@colyseus/sdk";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";
import { VIEW } from "./view.mjs";

const view = JSON.parse(VIEW);

class Table extends Room {
    maxClients = 4;

    onCreate() {
        this.onMessage("act", (_, number) => this.broadcast("view", { number, view }));
    }
}

export async function serve(ready) {
    const http = createServer();
    const server = new Server({ greet: false, gracefullyShutdown: false, transport: new WebSocketTransport({ server: http }) });
    server.define("table", Table).filterBy(["room"]);
    await server.listen(0, "127.0.0.1");
    ready(http.address().port);
}

export async function join(port, room, heard) {
    const table = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate("table", { room });
    table.onMessage("view", ({ number }) => heard(number));
    return (number) => table.send("act", number);
}
