// socket.io with its own rooms, over WebSocket alone.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { VIEW } from "./view.mjs";

export function serve(ready) {
    const http = createServer();
    const server = new Server(http, { transports: ["websocket"], perMessageDeflate: false });
    const view = JSON.parse(VIEW);
    server.on("connection", (socket) => {
        const { room } = socket.handshake.query;
        socket.join(room);
        socket.on("act", (number) => server.to(room).emit("view", { number, view }));
    });
    http.listen(0, "127.0.0.1", () => ready(http.address().port));
}

export function join(port, room, heard) {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ["websocket"], forceNew: true, query: { room } });
    socket.on("view", ({ number }) => heard(number));
    return new Promise((done) => socket.on("connect", () => done((number) => socket.emit("act", number))));
}
