import { cambria } from '@tessera/cambria';
import { MoveList, type Rng, SeededRng, unwrap } from '@tessera/kernel';
import { type Answer, type MovedNews, newSeed, PROTOCOL_VERSION, type Waiting, type WireMoved } from '@tessera/table';
import { BenchSocket } from './bench-socket.ts';
import { Gathering, type Match, type Opponents, SOCKETS } from './match.ts';

const { rules } = cambria;
const COLOURS = ['amber', 'sky', 'teal'];
/** A game of random moves has some 170 decisions; a little less, so that there are games enough. */
const MOVES_A_GAME = 160;
/** Nobody may set up more than 120 a minute. */
const GAMES_A_GUEST = 100;
/** What is guessed to be played at most, at one table and altogether. */
const MOST_PER_TABLE = 2_500;
const MOST = 22_000;

/** Real games of Cambria on Tessera's own server: guests and tables by its API, moves over its sockets. */
export class TesseraGames implements Opponents {
  private readonly base: string;
  private guests: Promise<string[]> = Promise.resolve([]);
  private readonly rng = new SeededRng('bench');
  private begun = 0;

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  spares(tables: number, seconds: number): number {
    return Math.ceil((Math.min(MOST_PER_TABLE * tables, MOST) * seconds) / MOVES_A_GAME);
  }

  async begin(): Promise<Match> {
    const from = addressOf(this.begun);
    if (this.begun++ % GAMES_A_GUEST === 0)
      this.guests = Promise.all(['Anna', 'Boris', 'Carla'].map((name) => this.guest(name)));
    const guests = await this.guests;
    const seats = COLOURS.map((colour, seat) => ({ kind: seat === 0 ? 'me' : 'open', colour }));
    const settings = { confirmTurn: false, autoRoll: true };
    const asked = { game: 'cambria', seats, settings, seed: newSeed() };
    const { body } = await this.post('/api/tables', asked, guests[0], from);
    const id = String(body['id']);
    for (let seat = 2; seat <= SOCKETS; seat++)
      await this.post(`/api/tables/${id}/sit`, { seat, seed: newSeed() }, guests[seat - 1], from);
    const opened = await Promise.all(guests.map((cookie) => this.open(id, cookie)));
    return new TesseraGame(
      opened.map(({ socket }) => socket),
      opened[0].opened,
      this.rng,
    );
  }

  /** Opened lean: this program knows the rules. */
  private open(table: string, cookie: string): Promise<{ socket: BenchSocket; opened: Opened }> {
    const address = `${this.base.replace('http', 'ws')}/ws?table=${table}`;
    return new Promise((resolve, reject) => {
      const early = (socket: BenchSocket) => {
        socket.onClose = (why) => reject(new Error(`A socket was closed: ${why}`));
        socket.onMessage = (data) => {
          const message = JSON.parse(data.toString()) as Answer | { readonly type: string };
          if (!('ok' in message)) return;
          if (message.ok && message.value.type === 'opened') resolve({ socket, opened: message.value.state });
          else reject(new Error(`A table could not be opened: ${JSON.stringify(message)}`));
        };
      };
      BenchSocket.dial(address, { cookie, origin: this.base }, early).then(
        (socket) => socket.send(JSON.stringify({ v: PROTOCOL_VERSION, id: 0, type: 'open', table, lean: true })),
        reject,
      );
    });
  }

  private async guest(name: string): Promise<string> {
    return (await this.post('/api/people/guest', { name }, '', addressOf(0))).cookie;
  }

  /** As if through a proxy, each table from an address of its own: the limits per address are for people. */
  private async post(path: string, body: object, cookie: string, from: string) {
    const headers = { 'content-type': 'application/json', origin: this.base, cookie, 'x-forwarded-for': from };
    const answer = await fetch(`${this.base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const [given = ''] = answer.headers.getSetCookie();
    return { body: (await answer.json()) as Record<string, unknown>, cookie: given.split(';')[0] };
  }
}

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

interface Opened {
  readonly view?: unknown;
  readonly at: number;
  readonly waiting: Waiting;
  readonly seat: number;
}

const MOVED = '{"type":"moved"';
const AT = '"at":';

const atIn = (text: string): number => Number.parseInt(text.slice(text.indexOf(AT) + AT.length), 10);

/** Its state is kept from the moves it hears. */
class TesseraGame implements Match {
  private readonly sockets: readonly BenchSocket[];
  private readonly rng: Rng;
  private readonly state: ReturnType<typeof rules.alloc>;
  private readonly moves = new MoveList();
  private readonly gathering = new Gathering();
  private at: number;
  private waiting: Waiting;
  private seat: number;
  private asked = 0;
  private chosen = 0;
  private chosenText = '';
  private told: MovedNews | undefined;

  constructor(sockets: readonly BenchSocket[], { view, at, waiting, seat }: Opened, rng: Rng) {
    this.sockets = sockets;
    this.state = unwrap(rules.fromJSON(view));
    this.at = at;
    this.waiting = waiting;
    this.seat = seat;
    this.rng = rng;
    for (const [index, socket] of sockets.entries())
      socket.onMessage = (data) => this.hear(index + 1, data.toString('latin1'));
    for (const socket of sockets)
      socket.onClose = (why) => {
        throw new Error(`A socket was closed: ${why}`);
      };
  }

  get over(): boolean {
    return this.waiting === 'over';
  }

  move(heard: (numbered: number) => void): void {
    this.gathering.expect(SOCKETS, () => this.goOn(heard));
    const act = this.waiting === 'move' ? `"move","move":"${this.choose()}"` : `"${this.waiting}"`;
    const request = `{"v":${PROTOCOL_VERSION},"id":${++this.asked},"type":${act},"at":${this.at}}`;
    this.sockets[this.seat - 1].send(request);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private choose(): string {
    const count = rules.legal(this.state, this.moves);
    this.chosen = this.moves.moves[this.rng.below(count)];
    this.chosenText = rules.format(this.state, this.chosen);
    return this.chosenText;
  }

  /** As little as an honest client must: whoever moved reads what came of it, the others see that they have heard. */
  private hear(seat: number, text: string): void {
    if (!text.startsWith(MOVED)) {
      if (text.includes('"ok":false')) throw new Error(`A move was refused: ${text}`);
      return;
    }
    if (seat === this.seat) this.follow(JSON.parse(text));
    else if (atIn(text) <= this.at) throw new Error(`Something was heard twice: ${text}`);
    this.gathering.report();
  }

  private follow({ re, news }: WireMoved): void {
    if (re !== this.asked) throw new Error(`Act ${this.asked} was not acknowledged, but ${re}.`);
    const { state } = this;
    for (const text of news.moves)
      rules.play(state, text === this.chosenText ? this.chosen : unwrap(rules.parse(state, text)));
    this.chosenText = '';
    this.told = news;
  }

  /** All three are where the mover's socket was told the table is. */
  private goOn(heard: (numbered: number) => void): void {
    if (!this.told) throw new Error('All have heard of a move, but nobody acknowledged it.');
    this.at = this.told.at;
    this.waiting = this.told.waiting;
    this.seat = this.told.seat;
    const { length } = this.told.moves;
    this.told = undefined;
    heard(length);
  }
}
