import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evaluate, SeededRng } from '@tessera/kernel';
import { layoutOf, Net, netEvaluation, type PackedWeights, packWeights, unpackWeights } from '@tessera/mind';
import { uniform } from '../one-move-ahead.ts';
import { type Course, sidesOf } from './course.ts';
import { duel, type Score } from './duel.ts';
import { Learner } from './learner.ts';
import { Samples } from './samples.ts';
import { selfPlay } from './self-play.ts';

export interface TrainOptions<S> {
  /** Where what is only on the way is kept. */
  readonly dir: string;
  /** Games of a chunk, chunks that are remembered, and chunks between two matches. */
  readonly games: number;
  readonly window: number;
  readonly matchEvery: number;
  /** Descents of the match that decides. */
  readonly descents: number;
  readonly matchGames: number;
  /** The evaluation of the last generation that was kept. */
  readonly kept: () => Evaluate<S>;
  readonly log: (line: string) => void;
  /** Plays elsewhere, such as in other processes; without it games are played here. */
  readonly play?: (chunk: Chunk) => Promise<Samples>;
  /** A generation has won its match. */
  readonly keep: (weights: PackedWeights, figures: Figures) => void;
}

/** Games to be played by a network against itself. */
export interface Chunk {
  readonly weights: PackedWeights;
  readonly from: number;
  readonly games: number;
  readonly seed: string;
}

/** What is told of a generation. */
export interface Figures {
  readonly games: number;
  /** Mean surprise at the winner in games held out, without the network and with it. */
  readonly surprise: { readonly without: number; readonly with: number };
  readonly oneMoveAhead: Score;
  readonly search: Score & { readonly descents: number };
}

const BATCH = 128;
const RATE = 0.001;
/** After so many steps the rate has halved. */
const SLOWER = 30_000;
/** A position is learnt from about so often while it is remembered. */
const TIMES = 2;
const HELD_OUT = 10;
const RANDOM = 'learn';

/** Plays, learns, and measures, over and over; goes on where it was stopped. */
export class Trainer<S> {
  private readonly learner: Learner;
  private readonly rng = new SeededRng(RANDOM);
  private readonly chunks: Samples[] = [];
  private chunk = 0;
  /** The next chunk is played while this one is learnt from. */
  private ahead: Promise<Samples> | undefined;

  constructor(
    private readonly course: Course<S>,
    private readonly options: TrainOptions<S>,
  ) {
    this.learner = new Learner(course.shape, () => uniform(this.rng));
    mkdirSync(options.dir, { recursive: true });
    this.goOn();
  }

  /** One chunk more, and a match when it is time for one. */
  async round(): Promise<void> {
    const { options, learner, chunks } = this;
    const { log } = options;
    const started = Date.now();
    const samples = await (this.ahead ?? this.play(this.chunk));
    if (options.play) this.ahead = this.play(this.chunk + 1);
    samples.save(this.fileOf(this.chunk));
    chunks.push(samples);
    if (chunks.length > options.window) chunks.shift();
    rmSync(this.fileOf(this.chunk - options.window), { force: true });
    const played = Date.now();
    this.learn(samples.size * TIMES);
    this.chunk++;
    this.save();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
    const surprise = learner.surprise(samples, heldOut(samples));
    log(
      `${this.chunk * options.games} games: ${samples.size} positions, played in ${seconds(started, played)}, learnt in ${seconds(played, Date.now())}; ` +
        `surprise ${surprise.with.toFixed(4)}, ${surprise.without.toFixed(4)} without the network`,
    );
    if (this.chunk % options.matchEvery === 0) this.match(surprise);
  }

  private play(chunk: number): Promise<Samples> {
    const { course, options, learner } = this;
    const { games } = options;
    const weights = packWeights(course.shape, learner.steady);
    const task = { weights, from: chunk * games, games, seed: `chunk ${chunk}` };
    return options.play?.(task) ?? Promise.resolve(playChunk(course, task));
  }

  private learn(positions: number): void {
    const { chunks, learner, rng } = this;
    const batch = new Int32Array(BATCH);
    for (let left = positions; left > 0; left -= BATCH) {
      // the newest chunk as often as all others
      const samples = rng.below(2) === 0 ? chunks[chunks.length - 1] : chunks[rng.below(chunks.length)];
      for (let i = 0; i < BATCH; ) {
        const position = rng.below(samples.size);
        if (samples.game[position] % HELD_OUT !== 0) batch[i++] = position;
      }
      learner.learn(samples, batch, RATE / (1 + learner.stepsDone / SLOWER));
    }
  }

  private match(surprise: Figures['surprise']): void {
    const { course, options } = this;
    const { log, kept, descents, matchGames } = options;
    const seed = `match ${this.chunk}`;
    const evaluate = this.evaluation();
    const oneMoveAhead = duel(course, evaluate, kept(), { most: 4 * matchGames, seed });
    log(`one move ahead: ${tell(oneMoveAhead)}`);
    if (oneMoveAhead.share < oneMoveAhead.par) return;
    const search = duel(course, evaluate, kept(), {
      descents,
      most: matchGames,
      seed,
      onGame: (score) => {
        if (score.games % 50 === 0) log(`  ${descents} descents: ${tell(score)}`);
      },
    });
    log(`${descents} descents: ${tell(search)}`);
    if (search.verdict !== 'stronger') return;
    const games = this.chunk * options.games;
    options.keep(packWeights(course.shape, this.learner.steady), {
      games,
      surprise,
      oneMoveAhead,
      search: { ...search, descents },
    });
  }

  /** That of the network as it is now, with weights as they would be shipped. Before it has learnt anything it is what it corrects. */
  evaluation(): Evaluate<S> {
    return evaluationOf(this.course, packWeights(this.course.shape, this.learner.steady));
  }

  private fileOf = (chunk: number): string => join(this.options.dir, `${chunk}.samples`);
  private stateFile = (): string => join(this.options.dir, 'state.bin');

  private save(): void {
    const head = Float64Array.of(this.chunk, this.learner.stepsDone);
    const parts = [head, ...this.learner.state()];
    const bytes = parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
    writeFileSync(`${this.stateFile()}.new`, Buffer.concat(bytes));
    renameSync(`${this.stateFile()}.new`, this.stateFile());
  }

  private goOn(): void {
    if (!existsSync(this.stateFile())) return;
    const { buffer, byteOffset, byteLength } = readFileSync(this.stateFile());
    const { size } = layoutOf(this.course.shape);
    if (byteLength !== 16 + 4 * 4 * size)
      throw new Error(`${this.options.dir} is of a network of another shape; begin in another folder.`);
    const [chunk, steps] = new Float64Array(buffer.slice(byteOffset, byteOffset + 16));
    const parts = [0, 1, 2, 3].map((n) => new Float32Array(buffer.slice(byteOffset + 16 + 4 * size * n), 0, size));
    this.learner.goOn(parts, steps);
    this.chunk = chunk;
    for (let at = Math.max(0, chunk - this.options.window); at < chunk; at++)
      if (existsSync(this.fileOf(at))) {
        const samples = new Samples(this.course.shape);
        samples.load(this.fileOf(at));
        this.chunks.push(samples);
      }
    this.options.log(`goes on after ${chunk * this.options.games} games`);
  }
}

function evaluationOf<S>(course: Course<S>, weights: PackedWeights): Evaluate<S> {
  const net = new Net(course.shape, unpackWeights(weights));
  return netEvaluation(net, course.look, (s: S) => sidesOf(course, s), course.without);
}

export const playChunk = <S>(course: Course<S>, { weights, from, games, seed }: Chunk): Samples =>
  selfPlay(course, evaluationOf(course, weights), from, games, seed);

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
export const tell = ({ share, low, high, games, par, verdict }: Score): string =>
  `${percent(share)} (${percent(low)} – ${percent(high)}) of ${games} games, par ${percent(par)}: ${verdict}`;

function heldOut(samples: Samples): number[] {
  const out: number[] = [];
  for (let position = 0; position < samples.size; position++)
    if (samples.game[position] % HELD_OUT === 0) out.push(position);
  return out;
}
