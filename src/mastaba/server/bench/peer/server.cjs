// A plain boardgame.io server: a trivial game of four, kept in memory (its default).
'use strict';

const { Server } = require('boardgame.io/server');

const game = {
  name: 'bench',
  setup: () => ({ count: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, text) => {
      G.count += 1;
      G.last = { player: playerID, text };
    },
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run(0).then(({ appServer }) => {
  console.log(`listening at http://127.0.0.1:${appServer.address().port}`);
});
