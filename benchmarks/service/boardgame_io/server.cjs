// A trivial game on boardgame.io, as its documentation serves one: a counter, two players in turn.
const { Server, Origins } = require("boardgame.io/server");

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

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
