// A plain boardgame.io server for tables of four, kept in memory (its default). With a file of games
// it tells every seat what it saw in them, move by move; without, a number that grows.
'use strict';

const { readFileSync } = require('node:fs');
const { Server } = require('boardgame.io/server');

const [file] = process.argv.slice(2);
const games = file ? JSON.parse(readFileSync(file)) : [];
let begun = 0;

const game = {
  name: 'bench',
  setup: () => ({ game: begun++ % (games.length || 1), made: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, text) => {
      G.made += 1;
      G.last = { player: playerID, text };
    },
  },
};
if (games.length) {
  game.playerView = ({ G, playerID }) => {
    const seen = games[G.game];
    return seen[G.made % seen.length][playerID];
  };
}

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run(0).then(({ appServer }) => {
  console.log(`listening at http://127.0.0.1:${appServer.address().port}`);
});
