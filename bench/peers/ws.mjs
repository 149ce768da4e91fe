// The plainest library: ws. The path names the room.
import { createServer } from "node:http";
import WebSocket, { WebSocketServer } from "ws";
import { VIEW } from "./view.mjs";

export function serve(ready) {
    const rooms = new Map();
    const http = createServer();
    new WebSocketServer({ server: http }).on("connection", (socket, request) => {
        const everyone = rooms.get(request.url) ?? rooms.set(request.url, []).get(request.url);
        everyone.push(socket);
        socket.on("message", (text) => {
            const { number } = JSON.parse(text);
            for (const one of everyone) one.send(`{"number":${number},"view":${VIEW}}`);
        });
    });
    http.listen(0, "127.0.0.1", () => ready(http.address().port));
}

export function join(port, room, heard) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
    socket.on("message", (text) => heard(JSON.parse(text).number));
    return new Promise((done) => socket.on("open", () => done((number) => socket.send(JSON.stringify({ number })))));
}
