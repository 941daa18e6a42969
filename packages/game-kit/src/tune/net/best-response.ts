import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evaluate, OVER, resultShares, SeededRng } from '@tessera/kernel';
import { type Look, layoutOf, MOST_SEATS, Net, netEvaluation, Sight, wilson } from '@tessera/mind';
import { OneMoveAhead, uniform } from '../one-move-ahead.ts';
import type { Course } from './course.ts';
import { Learner } from './learner.ts';
import { returnsOf } from './returns.ts';
import { LABELS, Label, Samples } from './samples.ts';

const BATCH = 128;
const RATE = 0.001;
/** After so many steps the rate has halved. */
const SLOWER = 30_000;
/** A position is learnt from about so often. */
const TIMES = 3;

export interface ResponseScore {
  /** Played to learn from, before. */
  readonly learntFrom: number;
  /** Of processor time, over all runs. */
  readonly hours: number;
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly par: number;
}

/**
 * A network that learns only to beat a frozen bot: one seat plays by it, with small errors, and the others by the bot, all one move ahead. What it wins
 * above par says how far the bot can be exploited. It is told which seat is its own, since the chances of two seats with
 * the same pieces differ by who sits there. It goes on where it was stopped.
 */
export class BestResponse<S> {
  private readonly learner: Learner;
  private readonly shape;
  private readonly rng = new SeededRng('best response');
  private mine = 0;
  private games = 0;
  /** Of processor time, in runs before this one. */
  private before = 0;
  private readonly file: string;

  constructor(
    private readonly course: Course<S>,
    private readonly frozen: Evaluate<S>,
    private readonly dir: string,
  ) {
    const { rows, most } = course.shape;
    this.shape = { ...course.shape, rows: rows + 1, most: most + 1 };
    this.learner = new Learner(this.shape, () => uniform(this.rng));
    this.file = join(dir, 'best-response.bin');
    mkdirSync(dir, { recursive: true });
    this.goOn();
  }

  get gamesPlayed(): number {
    return this.games;
  }

  get hours(): number {
    const { user, system } = process.cpuUsage();
    return this.before + (user + system) / 3.6e9;
  }

  /** So many games more, and what they teach. */
  round(games: number): void {
    const samples = new Samples(this.shape);
    const sight = new Sight(this.shape);
    const evaluate = this.evaluation();
    const rng = new SeededRng(`best response from ${this.games}`);
    for (let n = 0; n < games; n++) this.playGame(this.games + n, evaluate, samples, sight, rng);
    this.games += games;
    this.learn(samples);
    this.save();
  }

  /** What it wins of games in which it makes no errors, from every seat in turn, with the bot's own number of seats. */
  measure(games: number): ResponseScore {
    const { course, frozen } = this;
    const { rules, defaultSeats: seats } = course.game;
    const evaluate = this.evaluation();
    let wins = 0;
    for (let nth = 0; nth < games; nth++) {
      this.mine = nth % seats;
      const rng = new SeededRng(`measured after ${this.games}, deal ${Math.floor(nth / seats)}`);
      const s = this.begin(seats);
      this.playOut(
        s,
        (seat) => (seat === this.mine ? evaluate : frozen),
        rng,
        0,
        () => {},
      );
      if (rules.actor(s) === OVER) wins += this.sharesOf(s)[this.mine];
    }
    const { hours, games: learntFrom } = this;
    return { learntFrom, hours, games, wins, share: wins / games, ...wilson(wins, games), par: 1 / seats };
  }

  /** The learner's own, who sits on the seat `mine`. */
  private evaluation(): Evaluate<S> {
    const { course, learner } = this;
    const net = new Net(this.shape, learner.steady.slice());
    return netEvaluation(net, this.lookFromMine(), (s: S) => course.game.rules.seats(s), course.without);
  }

  /** What the network is shown of a position, and one row more for its own seat. */
  private lookFromMine(): Look<S> {
    const { course, shape } = this;
    const { most, reals, rows } = course.shape;
    const inner = new Sight(course.shape);
    return (s, sight) => {
      if (!course.look(s, inner)) return false;
      for (let seat = 0; seat < course.game.rules.seats(s); seat++) {
        const count = inner.counts[seat];
        const at = seat * shape.most;
        sight.rows.set(inner.rows.subarray(seat * most, seat * most + count), at);
        sight.reals.set(inner.reals.subarray(seat * reals, (seat + 1) * reals), seat * reals);
        sight.base[seat] = inner.base[seat];
        sight.counts[seat] = count;
        if (seat === this.mine) sight.rows[at + sight.counts[seat]++] = rows;
      }
      return true;
    };
  }

  private playGame(nth: number, evaluate: Evaluate<S>, samples: Samples, sight: Sight, rng: SeededRng): void {
    const { course, frozen } = this;
    const { rules, defaultSeats: seats } = course.game;
    const s = this.begin(seats);
    this.mine = nth % seats;
    const look = this.lookFromMine();
    const out = new Float64Array(2 * MOST_SEATS);
    const kept: { first: number; moment: number }[] = [];
    const values: number[][] = [];
    this.playOut(
      s,
      (seat) => (seat === this.mine ? evaluate : frozen),
      rng,
      course.errorOf(nth),
      () => {
        const between = course.between(s);
        if (uniform(rng) < course.share(s) && look(s, sight))
          kept.push({ first: samples.add(sight, seats, nth), moment: values.length + (between ? 1 : 0) });
        if (!between) return;
        evaluate(s, out);
        values.push(Array.from(out.subarray(0, seats)));
      },
    );
    const won = rules.actor(s) === OVER ? this.sharesOf(s) : (values.pop() ?? Array<number>(seats).fill(1 / seats));
    const returns = returnsOf(values, won, course.lambda);
    for (const { first, moment } of kept)
      for (let seat = 0; seat < seats; seat++) {
        const at = (first + seat) * LABELS;
        samples.labels[at + Label.win] = won[seat];
        samples.labels[at + Label.points] = course.points(s, seat);
        samples.labels[at + Label.return] = returns[Math.min(moment, values.length)][seat];
      }
  }

  /** Only the learner errs, so that it sees what it wouldn't choose; the bot plays as it is. */
  private playOut(
    s: S,
    evaluationOf: (seat: number) => Evaluate<S>,
    rng: SeededRng,
    error: number,
    look: () => void,
  ): void {
    const { course, mine } = this;
    const { rules } = course.game;
    const players = new OneMoveAhead(rules);
    const ahead = rules.alloc(s);
    for (let actor = rules.actor(s); actor !== OVER && !course.enough?.(s); actor = rules.actor(s)) {
      look();
      if (actor < 0) rules.play(s, rules.sample(s, rng));
      else rules.play(s, players.best(s, ahead, evaluationOf(actor), actor === mine ? error : 0, rng));
    }
  }

  private learn(samples: Samples): void {
    const { learner, rng } = this;
    if (samples.size === 0) return;
    const batch = new Int32Array(BATCH);
    for (let left = samples.size * TIMES; left > 0; left -= BATCH) {
      for (let i = 0; i < BATCH; i++) batch[i] = rng.below(samples.size);
      learner.learn(samples, batch, RATE / (1 + learner.stepsDone / SLOWER));
    }
  }

  /** The board and options that most play with: a bot is exploited where it is played. */
  private begin(seats: number): S {
    const { game } = this.course;
    const s = game.rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} });
    if (!s.ok) throw new Error(s.error.message);
    return s.value;
  }

  private sharesOf(s: S): number[] {
    const { rules } = this.course.game;
    return Array.from(resultShares(rules.result(s), new Float64Array(rules.seats(s))));
  }

  /** Written beside its place and then put there, so that what was interrupted is never read. */
  private save(): void {
    const { learner, file } = this;
    const parts = [Float64Array.of(this.games, this.hours, learner.stepsDone), ...learner.state()];
    const bytes = parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
    writeFileSync(`${file}.new`, Buffer.concat(bytes));
    renameSync(`${file}.new`, file);
  }

  private goOn(): void {
    if (!existsSync(this.file)) return;
    const bytes = Uint8Array.from(readFileSync(this.file)).buffer;
    const head = 3 * Float64Array.BYTES_PER_ELEMENT;
    const { size } = layoutOf(this.shape);
    const state = this.learner.state().map((_, n) => new Float32Array(bytes, head + 4 * size * n, size));
    if (bytes.byteLength !== head + 4 * size * state.length)
      throw new Error(`${this.dir} is of a network of another shape; begin in another folder.`);
    const [games, hours, steps] = new Float64Array(bytes, 0, 3);
    this.learner.goOn(state, steps);
    this.games = games;
    this.before = hours;
  }
}
