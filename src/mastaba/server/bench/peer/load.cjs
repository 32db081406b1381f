// The players of the bench at a boardgame.io server; the counterpart of ../load.py, which says how
// it is told what to do. They speak its protocol through its own socket.io client and leave out the
// rest of its client (a second copy of the game), so that they are not slower than the server.
'use strict';

const readline = require('node:readline');
const { performance } = require('node:perf_hooks');
const { io } = require('socket.io-client');

const SEATS = 4;
const AT_ONCE = 8;
const PATIENCE = 3000;

const [address, pace, moves] = process.argv.slice(2);
const GAME_MOVES = Number(moves); // then the four go on with a new match
const interval = 1000 / (SEATS * Number(pace));
const tally = { sent: 0, heard: 0, moves: 0, refused: 0, changed: 0 };
let measured = { first: Infinity, last: 0, waits: [] };
let matches = 0;

class Place {
  async open() {
    this.dues = [];
    this.playing = false;
    // Somewhere in the middle, so that not all matches end at the same time.
    this.length = 20 + Math.floor(Math.random() * (GAME_MOVES - 20));
    await this.begin();
    this.tick(performance.now() + Math.random() * interval);
  }

  connect() {
    const socket = io(`${address}/bench`, { transports: ['websocket'], forceNew: true });
    socket.on('sync', (match, info) => {
      tally.heard += 1;
      if (match === this.match && info.state._stateID === 0) this.welcomed();
    });
    socket.on('update', (match, state) => {
      tally.heard += 1;
      if (match === this.match && state._stateID === this.expected) this.heard(state);
    });
    socket.on('disconnect', () => {
      if (this.playing && this.sockets.includes(socket)) tally.refused += 1;
    });
    return new Promise((resolve) => socket.on('connect', () => resolve(socket)));
  }

  // A game is a page of its own in a browser: each comes with new connections, as at our tables.
  async begin() {
    this.sockets?.forEach((socket) => socket.disconnect());
    this.sockets = await Promise.all(Array.from({ length: SEATS }, () => this.connect()));
    matches += 1;
    this.match = `match-${matches}`;
    this.made = 0;
    this.state = 0;
    this.expected = -1;
    this.told = SEATS;
    this.greeted = 0;
    return new Promise((resolve) => {
      this.here = () => {
        this.playing = true;
        resolve();
      };
      this.sockets.forEach((socket, seat) => {
        tally.sent += 1;
        socket.emit('sync', this.match, String(seat), undefined, SEATS);
      });
    });
  }

  welcomed() {
    this.greeted += 1;
    if (this.greeted === SEATS) this.here();
  }

  tick(due) {
    if (this.playing) {
      this.dues.push(due);
      if (this.told === SEATS) this.move();
    }
    const next = due + interval;
    setTimeout(() => this.tick(next), Math.max(0, next - performance.now()));
  }

  move() {
    this.due = this.dues.shift();
    const seat = this.made % SEATS;
    const payload = { type: 'play', args: ['explore R17@2,-1 r3'], playerID: String(seat) };
    const action = { type: 'MAKE_MOVE', payload };
    this.told = 0;
    this.expected = this.state + 1;
    tally.sent += 1;
    this.sockets[seat].emit('update', action, this.state, this.match, String(seat));
  }

  heard(state) {
    this.told += 1;
    if (this.told < SEATS) return;
    this.state = state._stateID;
    this.made += 1;
    tally.moves += 1;
    if (this.due >= measured.first && this.due < measured.last) {
      measured.waits.push((performance.now() - this.due) / 1000);
    }
    if (this.made === this.length) {
      this.playing = false;
      this.length = GAME_MOVES;
      this.dues = [];
      tally.changed += 1;
      this.begin();
    } else if (this.dues.length) {
      this.move();
    }
  }

  get waits() {
    if (!this.playing) return false;
    return (
      (this.told < SEATS && this.due < measured.last) ||
      (this.dues.length > 0 && this.dues[0] < measured.last)
    );
  }
}

const places = [];

async function open(count) {
  while (places.length < count) {
    const more = Math.min(AT_ONCE, count - places.length);
    const opened = Array.from({ length: more }, () => new Place());
    await Promise.all(opened.map((place) => place.open()));
    places.push(...opened);
  }
  return { ...tally };
}

async function play(seconds) {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  const before = { ...tally };
  measured = { first: begin, last: begin + seconds * 1000, waits: [] };
  await sleep(seconds * 1000);
  const late = measured.last + PATIENCE;
  while (places.some((place) => place.waits) && performance.now() < late) await sleep(5);
  const spent = process.cpuUsage(cpu);
  const figures = {};
  for (const name of Object.keys(tally)) figures[name] = tally[name] - before[name];
  return {
    ...figures,
    seconds: (performance.now() - begin) / 1000,
    untold: places.filter((place) => place.waits).length,
    cpu: (spent.user + spent.system) / 1e6,
    waits: measured.waits,
  };
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const lines = readline.createInterface({ input: process.stdin });
lines.on('line', async (line) => {
  const order = JSON.parse(line);
  const answer = order.do === 'open' ? await open(order.tables) : await play(order.seconds);
  process.stdout.write(JSON.stringify(answer) + '\n');
});
lines.on('close', () => process.exit(0));
