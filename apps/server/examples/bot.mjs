// A bot that sits down at a table and plays whatever is legal: node bot.mjs http://localhost:8080 tsr_… TABLE [MS]
// The token is made at the page, under your account. See docs/bot-api.md.
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

// whoever sends more than 20 messages a second is sent away, so it waits a moment before each
const [server, token, table, ms = 60] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };

async function post(path, body = {}) {
  const answer = await fetch(`${server}/api/tables/${table}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error((await answer.json()).error.message);
}

const { seats, yourSeats } = await (await fetch(`${server}/api/tables/${table}`, { headers })).json();
const open = seats.find(({ kind }) => kind === 'open')?.seat;
// our seed goes into the dice, so that nobody could have chosen them
if (yourSeats.length === 0) await post('/sit', { seat: open, seed: randomBytes(32).toString('hex') });

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws?table=${table}`, { headers });
let asked = 0;
function ask(request) {
  const text = JSON.stringify({ v: 3, id: ++asked, ...request });
  setTimeout(() => socket.send(text), ms);
}

/** `at` numbers the act: sent twice it is done once, sent too late it is refused. */
function act({ waiting, seat, yours, legal, at }) {
  if (waiting === 'over') socket.close();
  if (!yours.includes(seat)) return;
  if (waiting === 'move') ask({ type: 'move', move: legal[Math.floor(Math.random() * legal.length)].text, at });
  else if (waiting === 'roll' || waiting === 'confirm') ask({ type: waiting, at });
}

socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.type === 'room' && message.room.table.status === 'playing' && asked === 0) ask({ type: 'open', table });
  else if (message.type === 'update') act({ ...message.news, ...message.own });
  else if (message.ok && message.value.type === 'opened') act(message.value.state);
  else if (message.ok === false) console.error(message.error.message, message.state ? act(message.state) : '');
});
socket.on('close', (code, reason) => console.log(code, `${reason}`));
