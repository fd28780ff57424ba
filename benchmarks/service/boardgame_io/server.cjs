// A trivial game on boardgame.io, as its documentation serves one: a counter, two players in turn.
// Usage: server.cjs PORT [FOLDER]. Games are kept in memory, or in a folder's files where one is given.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};

const game = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST], ...kept }).run(Number(port));
