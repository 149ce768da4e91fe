// Rooms of four in open loop: moves at a fixed rate, each shown to everyone in its room. Nothing is judged or stored.
//
//     npm install && npm start -- [rooms] [moves a second] [seconds]
//
// Each library has a server process and its own client in another one. Prints the moves that came back to the player
// who
// made them, how long that took, and the server's CPU time for a thousand of them. Our own server: bench/server.py,
// which
// judges each move, stores it before anybody sees it, and shows each seat its own view.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const PEERS = { ws: "./ws.mjs", "socket.io": "./socketio.mjs", Colyseus: "./colyseus.mjs", "boardgame.io": "./boardgameio.mjs" };
const SEATS = 4;

if (process.argv[2] === "--serve") {
    const { serve } = await import(PEERS[process.argv[3]]);
    process.on("message", () => process.send({ cpu: process.cpuUsage() }));
    serve((port) => process.send({ port }));
} else if (process.argv[5]) {
    const [rooms, rate, seconds] = process.argv.slice(2, 5).map(Number);
    console.log(await measured(process.argv[5], rooms, rate, seconds));
    process.exit(0); // or the clients would keep reconnecting
} else {
    const [rooms = 100, rate = 500, seconds = 5] = process.argv.slice(2).map(Number);
    console.log(`| ${rooms} rooms, ${rate} moves/s | moves/s held | p50 ms | p99 ms | CPU-s per 1,000 moves |\n|---|---:|---:|---:|---:|`);
    for (const name of Object.keys(PEERS)) {
        const clients = fork(fileURLToPath(import.meta.url), [rooms, rate, seconds, name].map(String));
        await new Promise((done) => clients.once("exit", done));
    }
}

async function measured(name, rooms, rate, seconds) {
    const server = fork(fileURLToPath(import.meta.url), ["--serve", name], { env: { ...process.env, NODE_ENV: "production" } });
    const message = () => new Promise((done) => server.once("message", done));
    const { port } = await message();
    const { join } = await import(PEERS[name]);
    const sent = new Map();
    const took = [];
    const seats = [];
    for (let seat = 0; seat < SEATS * rooms; seat++)
        seats.push(await join(port, `room-${Math.floor(seat / SEATS)}`, (number) => {
            const move = sent.get(number);
            if (move?.seat !== seat) return;
            sent.delete(number);
            took.push(performance.now() - move.at);
        }));
    const used = async () => (server.send("used"), (await message()).cpu);
    const before = await used();
    const began = performance.now();
    let number = 0;
    while (performance.now() - began < 1000 * seconds) {
        for (const due = ((performance.now() - began) * rate) / 1000; number < due; number++) {
            const seat = (number * 7) % seats.length;
            sent.set(number, { seat, at: performance.now() });
            seats[seat](number);
        }
        await new Promise((done) => setTimeout(done, 1));
    }
    await new Promise((done) => setTimeout(done, 1000));
    const after = await used();
    server.kill();
    took.sort((a, b) => a - b);
    const cpu = (after.user + after.system - before.user - before.system) / 1e6;
    const at = (share) => (took[Math.floor(share * (took.length - 1))] ?? NaN).toFixed(1);
    return `| ${name} | ${Math.round(took.length / seconds)} | ${at(0.5)} | ${at(0.99)} | ${((1000 * cpu) / took.length).toFixed(3)} |`;
}
