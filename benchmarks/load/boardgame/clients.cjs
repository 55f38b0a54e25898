// node clients.cjs PORT LOBBY_PORT TABLES SECONDS: prints the waits in milliseconds as JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game.cjs');
const [port, lobby, tables, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let end = 0;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobby}/games/count/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function seated(number) {
  const { matchID } = await post('create', { numPlayers: 2 });
  const people = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `${number}` });
    people.push(person(matchID, playerID, playerCredentials));
  }
  return people;
}

function person(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const client = Client({ game, multiplayer, matchID, playerID, credentials, debug: false });
  const who = { client, asked: 0, known: -1, connected: false };
  who.act = () => {
    const state = client.getState();
    if (!end || performance.now() >= end || !state || state.ctx.currentPlayer !== playerID) return;
    if (who.asked) return;
    who.asked = performance.now();
    who.known = state._stateID;
    client.moves.add();
  };
  client.subscribe((state) => {
    if (!state) return;
    who.connected = true;
    if (who.asked && state._stateID > who.known) {
      const now = performance.now();
      if (now < end) waits.push(now - who.asked);
      who.asked = 0;
    }
    setImmediate(who.act);
  });
  client.start();
  return who;
}

async function main() {
  const people = [];
  for (let number = 0; number < tables; number += 10) {
    const some = Array.from({ length: Math.min(10, tables - number) }, (_, i) => seated(number + i));
    people.push(...(await Promise.all(some)).flat());
  }
  while (!people.every((who) => who.connected)) await new Promise((go) => setTimeout(go, 50));
  end = performance.now() + 1000 * seconds;
  people.forEach((who) => who.act());
  await new Promise((go) => setTimeout(go, 1000 * seconds + 200));
  process.stdout.write(JSON.stringify(waits.map((wait) => Math.round(100 * wait) / 100)) + '\n', () =>
    process.exit(0),
  );
}

main();
