// node server.cjs PORT LOBBY_PORT FOLDER
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { game } = require('./game.cjs');
const [port, lobby, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } });
