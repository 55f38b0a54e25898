// The least that is a game: each player in turn adds one. The server alone decides (client: false).
const add = { move: ({ G }) => ({ ...G, count: G.count + 1 }), client: false };
exports.game = {
  name: 'count',
  setup: () => ({ count: 0 }),
  moves: { add },
  turn: { minMoves: 1, maxMoves: 1 },
};
