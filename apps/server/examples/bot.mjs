// A bot that sits down at a table and plays whatever is legal: node bot.mjs http://localhost:8080 tsr_… TABLE [MS]
// The token is made at the page, under your account. See docs/bot-api.md.
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

// whoever sends more than 20 messages a second is sent away, so it waits a moment before each
const [server, token, table, ms = 60] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const at = `${server}/api/tables/${table}`;

const { seats, yourSeats } = await (await fetch(at, { headers })).json();
if (yourSeats.length === 0) {
  const seat = seats.find(({ kind }) => kind === 'open')?.seat;
  // our seed goes into the dice, so that nobody could have chosen them
  const body = JSON.stringify({ seat, seed: randomBytes(32).toString('hex') });
  const sat = await fetch(`${at}/sit`, { method: 'POST', headers, body });
  if (!sat.ok) throw new Error((await sat.json()).error.message);
}

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws?table=${table}`, { headers });
let asked = 0;
const ask = (request) => setTimeout((text) => socket.send(text), ms, JSON.stringify({ v: 3, id: ++asked, ...request }));

/** `at` numbers the act: sent twice it is done once, sent too late it is refused. */
function act({ waiting, seat, yours, legal, at }) {
  if (waiting === 'over') socket.close();
  else if (!yours.includes(seat)) return;
  else if (waiting === 'move') ask({ type: 'move', move: legal[Math.floor(Math.random() * legal.length)].text, at });
  else ask({ type: waiting, at });
}

socket.on('message', (text) => {
  const { type, room, news, own, ok, value, error, state } = JSON.parse(text);
  if (type === 'room' && room.table.status === 'playing' && asked === 0) ask({ type: 'open', table });
  else if (type === 'update') act({ ...news, ...own });
  else if (ok && value.type === 'opened') act(value.state);
  else if (ok === false) console.error(error.message, state ? act(state) : '');
});
socket.on('close', (code, reason) => console.log(code, `${reason}`));
