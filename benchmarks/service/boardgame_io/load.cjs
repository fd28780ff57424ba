// Players of the counter: two at each table, moves at a rate or as many as go, times as JSON.
// Usage: load.cjs PORT TABLES RATE SECONDS AT_ONCE. Before each phase it waits for a line.
const readline = require("node:readline");
const { io } = require("socket.io-client");

const [port, tableCount, rate, seconds, atOnce] = process.argv.slice(2).map(Number);
const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const tell = async (message) => {
  console.log(JSON.stringify(message));
  await lines.next();
};
const now = () => performance.now();

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.state = null;
    this.waiting = new Set();
  }

  sit(player) {
    return new Promise((resolve) => {
      const options = { transports: ["websocket"], forceNew: true };
      const socket = io(`http://127.0.0.1:${port}/counter`, options);
      this.sockets = { ...this.sockets, [player]: socket };
      socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
      socket.on("sync", (_, info) => {
        this.state = info.state;
        resolve();
      });
      socket.on("update", (_, state) => this.see(player, state));
    });
  }

  see(player, state) {
    this.state = state;
    this.waiting.delete(player);
    if (this.waiting.size === 0 && this.done) this.done(now() - this.began);
  }

  move() {
    return new Promise((resolve) => {
      const player = this.state.ctx.currentPlayer;
      this.waiting = new Set(["0", "1"]);
      this.began = now();
      this.done = (time) => {
        this.done = null;
        resolve(time);
      };
      const payload = { type: "add", args: [], playerID: player };
      const action = { type: "MAKE_MOVE", payload };
      this.sockets[player].emit("update", action, this.state._stateID, this.id, player);
    });
  }
}

async function sitDown(tables, player) {
  for (let first = 0; first < tables.length; first += 50) {
    await Promise.all(tables.slice(first, first + 50).map((table) => table.sit(player)));
  }
}

async function atRate(tables) {
  const idle = [...tables];
  const times = [];
  const began = now();
  const moving = new Set();
  let sent = 0;
  while (now() - began < seconds * 1000) {
    const due = Math.floor(((now() - began) / 1000) * rate);
    for (; sent < due && idle.length > 0; sent += 1) {
      const table = idle.shift();
      const move = table.move().then((time) => {
        moving.delete(move);
        times.push(time);
        idle.push(table);
      });
      moving.add(move);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(moving);
  return { times, seconds: (now() - began) / 1000 };
}

async function asManyAsGo(tables) {
  const times = [];
  const began = now();
  const idle = [...tables];
  const play = async () => {
    while (now() - began < seconds * 1000) {
      const table = idle.shift();
      times.push(await table.move());
      idle.push(table);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  return { times, seconds: (now() - began) / 1000 };
}

async function main() {
  const tables = Array.from({ length: tableCount }, (_, number) => new Table(number));
  await tell({ phase: "empty" });
  await sitDown(tables, "0");
  await tell({ phase: "one seat" });
  await sitDown(tables, "1");
  await tell({ phase: "both seats" });
  await tell({ phase: "rate", ...(await atRate(tables)) });
  await tell({ phase: "most", ...(await asManyAsGo(tables)) });
  process.exit(0);
}

main();
